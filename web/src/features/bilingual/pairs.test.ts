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

test('a story is copied in the language it is read in, and what has no other side stays in it', () => {
  expect(textIn('own', STORY)).toEqual({ title: 'El faro', content: 'Uno. Dos.\n\nTres.' });
  expect(textIn('other', STORY)).toEqual({ title: 'The lighthouse', content: 'One. Dos.\n\nThree.' });
});

test('in both languages line under line, sentence by sentence', () => {
  expect(textIn('both', STORY)).toEqual({
    title: 'El faro\nThe lighthouse',
    content: 'Uno.\nOne.\n\nDos.\n\n\nTres.\nThree.',
  });
});

test.each(['own', 'other', 'both'] as const)('a story in one language is read in it (%s)', (way) => {
  const { translation: _, ...story } = STORY;
  expect(textIn(way, story)).toEqual({ title: 'El faro', content: 'Uno. Dos.\n\nTres.' });
});

test('a title that has no other side is that of the story', () => {
  const story = { ...STORY, translation: { ...STORY.translation!, title: null } };
  expect(textIn('other', story).title).toBe('El faro');
  expect(textIn('both', story).title).toBe('El faro');
});
