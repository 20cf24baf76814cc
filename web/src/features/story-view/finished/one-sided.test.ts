// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { Problem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../../testing/mount.ts';
import { storyStore } from '../../story/story-store.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../api/client.ts', () => ({ api: { call } }));
const notifyThrown = vi.hoisted(() => vi.fn());
vi.mock('../../toasts/notify.ts', () => ({ notifyThrown }));

await startI18n();
await loadWords('bilingual');
const { OneSided } = await import('./OneSided.tsx');

let page: Mounted;
beforeEach(() => {
  call.mockReset();
  notifyThrown.mockReset();
});
afterEach(() => page.unmount());

const TRANSLATION = { language: 'en', title: null, sentences: [], words: [], questions: [] };
const ONE_SIDED = { id: 's1', language: 'es', options: { secondLanguage: 'en' } };
const told = async (more: object) => {
  page = await mount(createElement(OneSided, { story: { ...ONE_SIDED, ...more } as unknown as Story }));
  return page.text();
};
const MAKE = 'Pedir ahora la parte en inglés, sin gastar un cuento';

test('a story without its translation says so, and that it is complete', async () => {
  expect(await told({})).toContain(
    'Este cuento ha salido solo en español: la parte en inglés ha fallado. Está entero, y lo puedes leer y escuchar como cualquier otro.',
  );
});

test('a requested translation is shown on the home page and in the library', async () => {
  const story = { ...ONE_SIDED, translation: TRANSLATION } as unknown as Story;
  storyStore.set({ name: 'done', story: ONE_SIDED as unknown as Story, storiesRemaining: 1, fresh: true });
  call.mockResolvedValue(story);
  await told({});
  await page.press(MAKE);
  await settled(() =>
    vi.waitFor(() => expect(queryClient.getQueryData(['stories', 'one', 's1'])).toBe(story)),
  );
  expect(call).toHaveBeenCalledExactlyOnceWith('/api/stories/s1/translation', {
    method: 'POST',
    timeoutMs: 120_000,
  });
  expect(storyStore.read()).toMatchObject({
    name: 'done',
    story: { translation: TRANSLATION },
    storiesRemaining: 1,
  });
});

test('a failed translation is reported and can be requested again', async () => {
  call.mockRejectedValue(new Problem({ code: 'rate_limited', status: 429 }));
  await told({});
  await page.press(MAKE);
  await settled(() => vi.waitFor(() => expect(notifyThrown).toHaveBeenCalledOnce()));
  expect(page.text()).toContain(MAKE);
});

test('a story after its last translation attempt explains the limit and offers no button', async () => {
  call.mockRejectedValue(new Problem({ code: 'translation_limit_reached', status: 403 }));
  await told({});
  await page.press(MAKE);
  await settled(() => vi.waitFor(() => expect(notifyThrown).toHaveBeenCalledOnce()));
  expect(notifyThrown.mock.calls[0]?.[0]).toMatchObject({ code: 'translation_limit_reached' });
  await settled(() => vi.waitFor(() => expect(page.text()).not.toContain(MAKE)));
  expect(page.text()).toContain('Está entero');
});

test.each([
  ['in both languages', { translation: TRANSLATION }],
  ['requested in one language', { options: {} }],
  ['requested in the same language twice', { options: { secondLanguage: 'es' } }],
])('a story %s has no notice of a missing translation', async (_which, more) => {
  expect(await told(more)).toBe('');
});
