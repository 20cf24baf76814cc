// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount } from '../../testing/mount.ts';
import { DRAFT_KEY } from '../draft/use-draft.ts';
import type { InTheBook } from '../story/story-state.ts';

const stop = vi.fn();
vi.mock('../story/story-store.ts', async (original) => ({
  ...(await original<object>()),
  storyRunner: () => ({ stop }),
}));
await startI18n();
await loadWords('bilingual', 'errors', 'story');
const { LiveStory } = await import('./LiveStory.tsx');

let page: Mounted;
beforeEach(() => {
  stop.mockReset();
  localStorage.clear();
});
afterEach(() => page.unmount());

/** A story of which nothing but the title has come. */
async function open(understood?: false) {
  const state: InTheBook = {
    name: 'writing',
    submission: null,
    generationId: 'g1',
    request: null,
    partial: { title: 'El faro', understood, sentences: [], translation: { title: null, sentences: [] } },
    stopping: false,
  };
  page = await mount(createElement(MemoryRouter, null, createElement(LiveStory, { state })));
}
const ideas = () => [...document.querySelectorAll('button.idea')].map(({ textContent }) => textContent ?? '');

test('a topic that was not understood is said with the title; an idea in its place stops the story', async () => {
  await open(false);
  expect(page.text()).toContain('La demostración no ha entendido tu tema');
  expect(ideas()).toHaveLength(3);
  const [first = ''] = ideas();
  await page.press(first);
  expect(stop).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}')).toMatchObject({ topic: first });
});

test('nothing is said of a topic that was understood', async () => {
  await open();
  expect(page.text()).not.toContain('no ha entendido');
  expect(ideas()).toEqual([]);
});
