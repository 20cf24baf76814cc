import { expect, test } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { textIn } from './pairs.ts';

const STORY: Pick<Story, 'title' | 'content' | 'sentences' | 'translation'> = {
  title: 'El faro',
  content: 'Uno. Dos.\n\nTres.',
  sentences: [
    { index: 0, paragraph: 0, text: 'Uno.' },
    { index: 1, paragraph: 0, text: 'Dos.' },
    { index: 2, paragraph: 1, text: 'Tres.' },
  ],
  translation: {
    language: 'en',
    title: 'The lighthouse',
    sentences: [
      { index: 2, text: 'Three.' },
      { index: 0, text: 'One.' },
    ],
    words: [],
    questions: [],
  },
};

test('a story is copied in the reading language, with untranslated sentences in their own', () => {
  expect(textIn('own', STORY)).toEqual({ title: 'El faro', content: 'Uno. Dos.\n\nTres.' });
  expect(textIn('other', STORY)).toEqual({ title: 'The lighthouse', content: 'One. Dos.\n\nThree.' });
});

test('both languages are copied line under line, sentence by sentence', () => {
  expect(textIn('both', STORY)).toEqual({
    title: 'El faro\nThe lighthouse',
    content: 'Uno.\nOne.\n\nDos.\n\n\nTres.\nThree.',
  });
});

test.each(['own', 'other', 'both'] as const)('a monolingual story is shown in its language (%s)', (way) => {
  const { translation: _, ...story } = STORY;
  expect(textIn(way, story)).toEqual({ title: 'El faro', content: 'Uno. Dos.\n\nTres.' });
});

test("a title without a translation is the story's own", () => {
  const story = { ...STORY, translation: { ...STORY.translation!, title: null } };
  expect(textIn('other', story).title).toBe('El faro');
  expect(textIn('both', story).title).toBe('El faro');
});
