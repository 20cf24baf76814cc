// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';
import { refusal, serve } from '../../testing/server.ts';
import { rememberShownStory, shownStory } from '../story/shown-story.ts';
import { IDLE } from '../story/story-state.ts';
import { storyStore } from '../story/story-store.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors');
const { useCurrentStory } = await import('./use-current-story.ts');

const NOTHING_RUNS = { generationId: null, request: null, narration: null };
const STORY = { id: 's1', title: 'El faro', content: 'Uno.', sentences: [], language: 'es', narrations: [] };

function Current() {
  useCurrentStory();
  return createElement('form', null, createElement('input'));
}

let page: Mounted;
beforeEach(() => {
  session.begin({ token: 'a.b.c', user: { id: 'u1', email: 'ana@example.org' } as User });
  rememberShownStory('s1');
});
afterEach(async () => {
  await page.unmount();
  storyStore.set(IDLE);
  session.end();
  sessionStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
});
const open = async () => {
  page = await mount(createElement(Current));
};

test('a reload shows the same story again', async () => {
  serve({ 'GET /api/stories/current': NOTHING_RUNS, 'GET /api/stories/s1': STORY });
  await open();
  await until(() =>
    expect(storyStore.read()).toMatchObject({ name: 'done', story: { id: 's1' }, fresh: false }),
  );
});

test('a form being filled in is not replaced by a story', async () => {
  const answer = Promise.withResolvers<object>();
  const asked = serve({
    'GET /api/stories/current': NOTHING_RUNS,
    'GET /api/stories/s1': () => answer.promise,
  });
  await open();
  await until(() => expect(asked).toHaveLength(2));
  page.find('input').focus();
  answer.resolve(STORY);
  await until(() => expect(asked).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(storyStore.read()).toEqual(IDLE);
});

test('a deleted story is forgotten, a story that failed to load is not', async () => {
  const asked = serve({ 'GET /api/stories/current': NOTHING_RUNS });
  await open();
  await until(() => expect(asked).toHaveLength(2));
  expect(shownStory()).toBe('s1');
  await page.unmount();
  serve({ 'GET /api/stories/current': NOTHING_RUNS, 'GET /api/stories/s1': refusal('not_found', 404) });
  await open();
  await until(() => expect(shownStory()).toBeNull());
});
