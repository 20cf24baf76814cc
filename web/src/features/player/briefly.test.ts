// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem, type ProblemCode } from '../../api/problem.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, pass } from '../../testing/mount.ts';
import { NarrationContext, type NarrationContextValue } from './narration-context.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'player');
const { LimitNote } = await import('./LimitNote.tsx');
const { NarrationProblem } = await import('./NarrationProblem.tsx');

const LOUD = '.narration-notice';
const QUIET = '.narration-quiet';

let page: Mounted;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

describe('the limit of four versions', () => {
  const note = (isReached: boolean) => createElement(LimitNote, { isReached });

  // @spec 9.21
  test('stands out for five seconds when the last version is made', async () => {
    page = await mount(note(false));
    expect(page.text()).toBe('');
    await page.show(note(true));
    const loud = page.find(LOUD).textContent;
    await pass(4_999);
    expect(page.find(LOUD).textContent).toBe(loud);
    await pass(1);
    expect(page.text()).toBe('');
  });

  test('is not repeated on a later visit', async () => {
    page = await mount(note(true));
    expect(page.text()).toBe('');
  });
});

describe('the reason for a missing narration', () => {
  const listen = vi.fn();
  const context = {
    runner: { listen },
    choice: 'as chosen',
    isForSleep: false,
  } as unknown as NarrationContextValue;
  const problem = (code: ProblemCode) => new Problem({ code }).facts;
  const shown = (facts: ReturnType<typeof problem>) =>
    createElement(
      MemoryRouter,
      null,
      createElement(
        NarrationContext.Provider,
        { value: context },
        createElement(NarrationProblem, { problem: facts, retryAt: null }),
      ),
    );

  test('stays without a retry, with the way to confirm the address, while the email is unconfirmed', async () => {
    page = await mount(shown(problem('unconfirmed_limit_reached')));
    await pass(60_000);
    const notice = page.find(LOUD);
    expect(notice.textContent).toMatch(/Confirma el tuyo y podrás seguir.*se pueden escuchar siempre/s);
    const [link, ...others] = notice.querySelectorAll('a');
    expect([link?.textContent, link?.getAttribute('href'), others]).toEqual([
      'Confirmar mi correo',
      '/profile',
      [],
    ]);
    expect(notice.querySelectorAll('button')).toHaveLength(0);
  });

  // @spec 9.21
  test('stands out for five seconds, then stays as a quiet line with a retry', async () => {
    page = await mount(shown(problem('network')));
    await pass(4_999);
    expect(page.find(LOUD).textContent).toContain('No se puede conectar con el servidor');
    await pass(1);
    expect(page.find(QUIET).textContent).toContain('No se puede conectar con el servidor');
    await page.press('Probar otra vez');
    expect(listen).toHaveBeenCalledExactlyOnceWith('as chosen', false);
  });

  test('stands out for five seconds again when another reason follows', async () => {
    page = await mount(shown(problem('network')));
    await pass(3_000);
    await page.show(shown(problem('audio_generation_failed')));
    await pass(4_999);
    expect(page.find(LOUD).textContent).toContain('audio_generation_failed');
    await pass(1);
    expect(page.find(QUIET).textContent).not.toBe('');
    await page.show(shown(problem('network')));
    expect(page.find(LOUD).textContent).toContain('No se puede conectar con el servidor');
  });

  test('has no retry where repeating the request would be wrong', async () => {
    page = await mount(shown(problem('quota_exceeded')));
    await expect(page.press('Probar otra vez')).rejects.toThrow('No button');
    await pass(5_000);
    expect(() => page.find('button')).toThrow('No button');
  });
});
