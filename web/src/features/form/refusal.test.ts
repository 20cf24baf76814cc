// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { Problem, type ProblemCode, type ProblemFacts } from '../../api/problem.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, pass } from '../../testing/mount.ts';
import { refusalOf } from '../server-status/health.ts';
import type { StoryState } from '../story/story-state.ts';
import { loadStoryRunner } from '../story/story-store.ts';

await startI18n();
for (const words of ['errors', 'subscription'] as const) await loadWords(words);
await loadStoryRunner();
const { default: Refusal } = await import('./Refusal.tsx');
await import('../subscription/LimitReached.tsx');

function Address() {
  const { pathname } = useLocation();
  return createElement('output', null, pathname);
}

/** Form whose story was refused with that code. @param retryAfter seconds from now */
function refused(code: ProblemCode, retryAfter: number | null = null) {
  const retryAt = retryAfter === null ? null : Date.now() + retryAfter * 1000;
  return refusedBy(new Problem({ code, requestId: '1f3a9c2e-5b1d-4f6e-9d0a-7c8b6a5e4d3c' }).facts, retryAt);
}

function refusedBy(problem: ProblemFacts, retryAt: number | null) {
  const state = { name: 'failed', problem, retryAt, request: null, pauses: 0 } as unknown as StoryState;
  return createElement(MemoryRouter, null, createElement(Refusal, { state }), createElement(Address));
}

let page: Mounted;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session that ended during a story', () => {
  // @spec 8.27, 9.20
  test('the message is shown for three seconds, then the login page', async () => {
    const dismiss = vi.spyOn(await loadStoryRunner(), 'dismiss');
    page = await mount(refused('session_ended'));
    expect(page.text()).toContain('Tu sesión ha terminado.');
    await pass(2_999);
    expect(page.find('output').textContent).toBe('/');
    expect(dismiss).not.toHaveBeenCalled();
    await pass(1);
    expect(page.find('output').textContent).toBe('/login');
    expect(dismiss).toHaveBeenCalledOnce();
  });

  test.each([
    ['token_expired', true],
    ['session_ended', false],
  ] as const)('by %s has a message about the kept draft: %j', async (expiry, isKept) => {
    session.end(expiry);
    page = await mount(refused('token_expired'));
    expect(page.text().includes('Lo que has escrito te espera aquí.')).toBe(isKept);
    session.end();
  });

  test('a user who navigated away is not redirected', async () => {
    page = await mount(refused('session_ended'));
    await pass(2_000);
    await page.show(refused('network'));
    await pass(60_000);
    expect(page.find('output').textContent).toBe('/');
  });
});

test('a pause counts down to its end', async () => {
  page = await mount(refused('rate_limited', 300));
  expect(page.text()).toContain('5:00');
  await pass(299_000);
  expect(page.text()).toContain('0:01');
  await pass(1_000);
  expect(page.text()).not.toMatch(/\d:\d\d/);
});

// @spec 8.34
test.each([
  ['story_limit_reached', false, 'Suscribirme a Premium'],
  ['month_limit_reached', true, 'Ir a mis cuentos'],
] as const)('the refusal %s leads on by plan', async (code, isPremium, next) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  session.begin({ token: 'a.b.c', user: { id: 'ana', isPremium, accessUntil: null } as User });
  page = await mount(refused(code));
  expect(page.text()).toContain(next);
  session.end();
});

test('every other refusal shows its text and its support code', async () => {
  page = await mount(refused('topic_refused'));
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  // The short code to read out, and the full one on the clipboard.
  await page.press('Código: 1f3a9c2e');
  expect(write).toHaveBeenCalledExactlyOnceWith('topic_refused 1f3a9c2e-5b1d-4f6e-9d0a-7c8b6a5e4d3c');
  expect(page.text()).toContain('Código copiado');
  expect(page.text()).not.toContain('error.topic_refused');
});

test('a session that its network cannot renew is not shown as a busy server', async () => {
  page = await mount(refused('too_many_attempts', 60));
  expect(page.text()).toContain('Desde tu red');
  expect(page.text()).toContain('1:00');
  expect(page.text()).not.toContain('otro tema');
});

test.each([
  ['timeout', 'El servidor no está disponible ahora mismo. Error: El servidor tarda demasiado en contestar.'],
  ['database', 'El servidor no está disponible ahora mismo. Error: No podemos leer ni guardar los datos.'],
  ['unknown', 'El servidor no está disponible ahora mismo. Prueba otra vez dentro de un rato.'],
] as const)('an unhealthy server is shown with its issue %s', async (detail, words) => {
  const problem = refusalOf({ level: 'error', detail })!.facts;
  page = await mount(refusedBy(problem, null));
  expect(page.text()).toContain(words);
});

test('a used-up daily limit is lifted at midnight without a reload', async () => {
  page = await mount(refused('daily_limit_reached', 60));
  expect(page.text()).toContain('Por hoy hemos terminado');
  await pass(59_000);
  expect(page.text()).toContain('Por hoy hemos terminado');
  await pass(1_500);
  expect(page.text()).not.toContain('Por hoy hemos terminado');
});
