// @vitest-environment happy-dom
import { createElement, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { type Mounted, mount, until } from '../../../testing/mount.ts';

const never = vi.hoisted(() => () => new Promise(() => undefined));
vi.mock('../../../api/client.ts', () => ({
  api: { call: never, send: never },
  session: { read: () => null, subscribe: () => () => undefined },
}));

await startI18n();
await loadWords('bilingual', 'player', 'story');
const { default: FinishedStory } = await import('./FinishedStory.tsx');

const STORY = {
  id: 's1',
  title: 'El faro',
  content: 'El faro bostezó.',
  language: 'es',
  options: {
    storyType: 'original',
    ageGroup: 'default',
    englishLevel: 'beginner',
    storyLength: 'short',
    secondLanguage: 'en',
    targetWords: ['faro'],
  },
  narrations: [],
  sentences: [{ index: 0, paragraph: 0, text: 'El faro bostezó.' }],
  translation: {
    language: 'en',
    title: null,
    sentences: [{ index: 0, text: 'The lighthouse yawned.' }],
    words: [{ word: 'bostezó', gloss: 'yawned', index: 0 }],
    questions: [],
  },
} as unknown as Story;

let page: Mounted | undefined;
afterEach(() => page?.unmount());

// A second try would find the parts loaded.
test('the buttons at a story’s end come with what stands above them', { retry: 0 }, async () => {
  const seen = () =>
    ['.story-text', '.story-ends', '.lesson'].map((part) => document.querySelector(part) !== null);
  const changes: boolean[][] = [];
  const watching = new MutationObserver(() => changes.push(seen()));
  watching.observe(document.body, { childList: true, subtree: true });
  const story = createElement(FinishedStory, { story: STORY, onDelete: () => undefined });
  page = await mount(createElement(MemoryRouter, null, createElement(Suspense, null, story)));
  await until(() => expect(seen()).toEqual([true, true, true]));
  watching.disconnect();
  expect(changes).not.toContainEqual([true, true, false]);
  // The text waits for neither.
  expect(changes).toContainEqual([true, false, false]);
});
