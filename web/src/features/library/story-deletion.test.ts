// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { mount, pass, settled } from '../../testing/mount.ts';
import { nothing, refusal, serve } from '../../testing/server.ts';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { keepDraft, useDraft } from '../draft/use-draft.ts';
import { rememberShownStory, shownStory } from '../story/shown-story.ts';
import { IDLE } from '../story/story-state.ts';
import { loadStoryRunner, storyStore } from '../story/story-store.ts';

const kept = new Set<string>();
vi.mock('../../lib/kept-list.ts', async (original) => ({
  ...(await original<object>()),
  keepsStory: (id: string) => kept.has(id),
}));
vi.mock('../tonight/kept/kept-stories.ts', () => ({
  removeKept: async (id: string) => void kept.delete(id),
}));

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'library');
const { deleteWithUndo, useDeleting } = await import('./story-deletion.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  storyStore.set(IDLE);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const story = (id: string) => ({ id, title: id, content: 'Uno.' }) as Story;
async function shown(id: string) {
  (await loadStoryRunner()).reopen(story(id));
  rememberShownStory(id);
}

test('a deleted story leaves the home page and stays away after a reload', async () => {
  serve({ 'DELETE /api/stories/a': nothing() });
  await shown('a');
  deleteWithUndo(story('a'));
  expect(storyStore.read()).toEqual(IDLE);
  expect(shownStory()).toBeNull();
});

test('another story stays on the home page', async () => {
  serve({ 'DELETE /api/stories/c': nothing() });
  await shown('b');
  deleteWithUndo(story('c'));
  expect(storyStore.read()).toMatchObject({ name: 'done', story: { id: 'b' } });
  expect(shownStory()).toBe('b');
});

test('a story deleted on another device counts as deleted', async () => {
  const { toast } = await import('react-hot-toast/headless');
  const failed = vi.spyOn(toast, 'error');
  const asked = serve({ 'DELETE /api/stories/d': refusal('not_found', 404) });
  deleteWithUndo(story('d'));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked.map(({ line }) => line)).toContain('DELETE /api/stories/d');
  expect(failed).not.toHaveBeenCalled();
});

test('a story that could not be deleted returns to the shelf, with an error', async () => {
  const { toast } = await import('react-hot-toast/headless');
  const failed = vi.spyOn(toast, 'error');
  serve({ 'DELETE /api/stories/e': refusal('internal_error', 500) });
  const shelf = await mount(createElement(() => String(useDeleting().has('e'))));
  await settled(() => deleteWithUndo(story('e')));
  expect(shelf.text()).toBe('true');
  await pass(8_000);
  expect(shelf.text()).toBe('false');
  expect(failed).toHaveBeenCalled();
  await shelf.unmount();
});

test('a deleted story leaves this device once it is gone, and one that could not be deleted stays', async () => {
  serve({
    'DELETE /api/stories/f': nothing(),
    'DELETE /api/stories/g': refusal('internal_error', 500),
    'DELETE /api/stories/h': refusal('not_found', 404),
  });
  for (const id of ['f', 'g', 'h']) {
    kept.add(id);
    deleteWithUndo(story(id));
  }
  expect([...kept]).toEqual(['f', 'g', 'h']);
  await vi.advanceTimersByTimeAsync(8_000);
  await vi.waitFor(() => expect([...kept]).toEqual(['g']));
});

test('the form of another night after a deleted story keeps what was typed, and goes on with no other', async () => {
  serve({ 'DELETE /api/stories/i': nothing(), 'DELETE /api/stories/j': nothing() });
  const form = await mount(
    createElement(() => {
      const { topic, continues, language } = useDraft().draft;
      return [topic, continues, language].join();
    }),
  );
  await settled(() => keepDraft({ ...EMPTY_DRAFT, topic: 'la luna', continues: 'j', language: 'en' }));
  await settled(() => deleteWithUndo(story('i')));
  await pass(8_000);
  expect(form.text()).toBe('la luna,j,en');
  await settled(() => deleteWithUndo(story('j')));
  await pass(8_000);
  expect(form.text()).toBe('la luna,,');
  await form.unmount();
});
