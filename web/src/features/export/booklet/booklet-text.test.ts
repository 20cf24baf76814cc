import { expect, test } from 'vitest';
import { type PrintedStory, printedParagraphs, printedQuestions, printedTitles } from './booklet-text.ts';

const STORY = {
  title: 'El faro',
  language: 'es',
  sentences: [
    { index: 0, paragraph: 0, text: 'Uno.' },
    { index: 1, paragraph: 0, text: 'Dos.' },
    { index: 2, paragraph: 1, text: 'Tres.' },
  ],
  translation: {
    language: 'en',
    title: 'The lighthouse',
    sentences: [{ index: 0, text: 'One.' }],
    words: [],
    questions: [],
  },
} as unknown as PrintedStory;

const printed = (way: Parameters<typeof printedParagraphs>[0]) =>
  printedParagraphs(way, STORY).map(({ text, lang, isBeside }) => `${lang}${isBeside ? '+' : ''}: ${text}`);

test('a booklet follows the reading mode, in both languages paragraph below paragraph', () => {
  expect(printed('own')).toEqual(['es: Uno. Dos.', 'es: Tres.']);
  expect(printed('other')).toEqual(['en: One. Dos.', 'en: Tres.']);
  expect(printed('both')).toEqual(['es: Uno. Dos.', 'en+: One.', 'es: Tres.']);
});

test('the cover has the titles of the reading mode', () => {
  expect(printedTitles('own', STORY)).toEqual(['El faro']);
  expect(printedTitles('other', STORY)).toEqual(['The lighthouse']);
  expect(printedTitles('both', STORY)).toEqual(['El faro', 'The lighthouse']);
  expect(printedTitles('both', { ...STORY, translation: undefined })).toEqual(['El faro']);
});

test('questions follow the reading mode, in both languages one below the other', () => {
  const asked = {
    ...STORY,
    translation: { ...STORY.translation, questions: [{ text: '¿Y tú?', translation: 'And you?' }] },
  } as PrintedStory;
  const es = { text: '¿Y tú?', lang: 'es' };
  const en = { text: 'And you?', lang: 'en' };
  expect(printedQuestions('own', asked)).toEqual([[es]]);
  expect(printedQuestions('other', asked)).toEqual([[en]]);
  expect(printedQuestions('both', asked)).toEqual([[es, en]]);
});

test('a picture stands after its paragraph, and after what is beside that', () => {
  const laterPictures = [
    { part: 'middle', paragraph: 0 },
    { part: 'end', paragraph: 1 },
  ] as PrintedStory['laterPictures'];
  const order = (way: Parameters<typeof printedParagraphs>[0]) =>
    printedParagraphs(way, { ...STORY, laterPictures }).map(({ text, picture }) => picture?.part ?? text);
  expect(order('own')).toEqual(['Uno. Dos.', 'middle', 'Tres.', 'end']);
  expect(order('both')).toEqual(['Uno. Dos.', 'One.', 'middle', 'Tres.', 'end']);
});
