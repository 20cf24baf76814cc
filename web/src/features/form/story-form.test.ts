// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { TYPED_FIELDS } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';

const loadRunner = vi.hoisted(() => vi.fn());
vi.mock('../../lib/painted.ts', () => ({ painted: async () => {} }));
vi.mock('../story/story-store.ts', async (original) => ({
  ...(await original<object>()),
  loadStoryRunner: loadRunner,
}));

vi.mock('../story-view/story-page.ts', async (original) => ({
  ...(await original<object>()),
  StoryDisplay: { preload() {} },
  nextArrived: () => Promise.resolve(),
}));

await startI18n();
// Present before the form mounts: on a busy machine React has rendered without end while they loaded within `act`.
await Promise.all([
  import('./Refusal.tsx'),
  import('./InBoth.tsx'),
  import('./MoreOptions.tsx'),
  import('../account/sign-in/AccountCard.tsx'),
  import('../demo/DemoNotice.tsx'),
]);
const { StoryForm } = await import('./StoryForm.tsx');
const { session } = await import('../../api/session.ts');
const { forgetTopic, onRetyped } = await import('../draft/forget-draft.ts');

let page: Mounted;
const submit = vi.fn();
const ANA = { id: 'u', email: 'a@b.c', storiesRemaining: 2 } as User;
beforeEach(async () => {
  localStorage.clear();
  session.begin({ token: 'a.b.c', user: ANA });
  submit.mockReset();
  loadRunner.mockReset().mockResolvedValue({ submit });
  page = await mount(createElement(MemoryRouter, null, createElement(StoryForm)));
});
afterEach(async () => {
  await page.unmount();
  session.end();
});

/** Opens what is chosen rarely: type, level and creativity. */
async function openMore() {
  await until(() => page.find('.choice-line'));
  await settled(() => page.find('.choice-line').click());
}

/** Types with the events that React listens to. */
const type = (selector: string, text: string) =>
  settled(() => {
    const field = page.find(selector) as HTMLTextAreaElement | HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = () =>
  settled(() => page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const NAMES = 'input[type=text], input:not([type])';

test('the form submits its values in the language of the interface', async () => {
  await type('textarea', '  un faro ');
  await type(NAMES, ' Ana ');
  await openMore();
  await settled(() => page.find('input[value=humor]').click());
  expect(page.find('.choice-line .chosen').textContent).toBe('De risa · Fácil · imaginación: bastante');
  await send();
  expect(submit).toHaveBeenCalledExactlyOnceWith({
    topic: 'un faro',
    childNames: 'Ana',
    storyLength: 'short',
    storyType: 'humor',
    creativityLevel: 'innovative',
    ageGroup: 'default',
    englishLevel: 'beginner',
    language: 'es',
  });
});

test('the switch for two languages is remembered', async () => {
  await until(() => page.find('[role=switch]'));
  await type('textarea', 'un faro');
  await settled(() => page.find('[role=switch]').click());
  await send();
  expect(submit.mock.calls[0]![0]).toMatchObject({ language: 'es', secondLanguage: 'en' });
  await page.unmount();
  page = await mount(createElement(MemoryRouter, null, createElement(StoryForm)));
  await until(() => page.find('[role=switch]'));
  expect((page.find('[role=switch]') as HTMLInputElement).checked).toBe(true);
});

test('every typed field of an order has a field in the form', async () => {
  const fields = [...document.querySelectorAll(`textarea, ${NAMES}`)];
  for (const [index, field] of fields.entries()) {
    field.id = `typed-${index}`;
    await type(`#typed-${index}`, `texto ${index}`);
  }
  await send();
  const [request] = submit.mock.calls[0]!;
  const typed = TYPED_FIELDS.map((name) => request[name]);
  expect(typed.sort()).toEqual(fields.map((_, index) => `texto ${index}`));
});

// @spec 2.32
test.each(['', '   '])(
  'the topic %j is not sent, and its field shows the error with the focus',
  async (topic) => {
    await type('textarea', topic);
    await send();
    expect(submit).not.toHaveBeenCalled();
    expect(page.find('textarea').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(page.find('textarea'));
    await type('textarea', 'un faro');
    expect(page.find('textarea').getAttribute('aria-invalid')).toBeNull();
  },
);

test('a second submit during a running one sends nothing', async () => {
  loadRunner.mockReturnValue(new Promise(() => undefined));
  await type('textarea', 'un faro');
  await send();
  expect(page.find('button[type=submit]').getAttribute('aria-busy')).toBe('true');
  await send();
  expect(loadRunner).toHaveBeenCalledOnce();
});

test.each([
  ['was sent', () => loadRunner.mockResolvedValueOnce({ submit: vi.fn() })],
  ['could not be sent', () => loadRunner.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('after a story %s the form can be sent again', async (_, first) => {
  first();
  await type('textarea', 'un faro');
  await send();
  await until(() => expect(page.find('button[type=submit]').getAttribute('aria-busy')).not.toBe('true'));
  await send();
  expect(submit).toHaveBeenCalledOnce();
});

test('the draft survives a reload until it is reset', async () => {
  await type('textarea', 'un faro');
  await type(NAMES, 'Ana');
  await page.unmount();
  page = await mount(createElement(MemoryRouter, null, createElement(StoryForm)));
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('un faro');
  await openMore();
  await page.press('Empezar de cero');
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('');
  expect(localStorage.getItem('story-draft')).not.toContain('Ana');
});

test('an idea fills in the topic', async () => {
  const ideas = [...document.querySelectorAll<HTMLButtonElement>('.idea')];
  expect(ideas).toHaveLength(3);
  await settled(() => ideas[1]?.click());
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe(ideas[1]?.textContent);
});

test.each([
  ['no story is left', { storiesRemaining: 0 }, false],
  ['the quota is used up', { storiesRemaining: 2 }, true],
])('while %s the button is disabled for any topic', async (_, user, isOut) => {
  const { outOfQuota } = await import('../server-status/quota.ts');
  await settled(() => {
    session.begin({ token: 'a.b.c', user: { id: 'u', email: 'a@b.c', ...user } as User });
    outOfQuota.set(isOut);
  });
  await type('textarea', 'un faro');
  expect((page.find('button[type=submit]') as HTMLButtonElement).disabled).toBe(true);
  await settled(() => {
    session.replaceUser({ id: 'u', email: 'a@b.c', storiesRemaining: 1 } as User);
    outOfQuota.set(false);
  });
  expect((page.find('button[type=submit]') as HTMLButtonElement).disabled).toBe(false);
});

describe('a finished story’s topic', () => {
  test('is cleared from the draft, which keeps children and options', async () => {
    await type('textarea', ' un faro ');
    await type(NAMES, 'Ana');
    await openMore();
    await settled(() => page.find('input[value=humor]').click());
    await settled(() => forgetTopic('un faro'));
    for (const isNextNight of [false, true]) {
      if (isNextNight) {
        await page.unmount();
        page = await mount(createElement(MemoryRouter, null, createElement(StoryForm)));
      }
      expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('');
      expect((page.find(NAMES) as HTMLInputElement).value).toBe('Ana');
      await until(() => page.find('.choice-line .chosen'));
      expect(page.find('.choice-line .chosen').textContent).toContain('De risa');
    }
  });

  test('is kept when another one is being typed', async () => {
    await type('textarea', 'un faro');
    await type('textarea', 'un tren');
    await settled(() => forgetTopic('un faro'));
    expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('un tren');
    expect(localStorage.getItem('story-draft')).toContain('un tren');
  });
});

test('keeps its refusal until it is typed again', async () => {
  const retyped = vi.fn();
  const stop = onRetyped(retyped);
  await openMore();
  await settled(() => page.find('input[value=humor]').click());
  expect(retyped).not.toHaveBeenCalled();
  await type('textarea', 'un faro');
  await type(NAMES, 'Ana');
  expect(retyped).toHaveBeenCalledTimes(2);
  stop();
});
