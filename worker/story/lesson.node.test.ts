import { expect, test } from 'vitest';
import { lessonOf } from './lesson.ts';

const SAID = new Map([
  [0, 'El faro duerme.'],
  [1, 'El mar ríe y el faro sueña.'],
  [2, 'La luna canta.'],
]);
const QUESTION = { text: '¿Quién ríe en el cuento?', translation: 'Who laughs in the story?' };

const lesson = (words: { word: string; gloss: string }[], questions = [QUESTION]) =>
  lessonOf({ words, questions }, SAID, 'es', 'en');
const kept = (...questions: (typeof QUESTION)[]) => lesson([], questions).questions;

test('a question without both languages is left out', () => {
  expect(kept(QUESTION)).toEqual([QUESTION]);
  const { text, translation } = QUESTION;
  expect(kept({ text: 'What does the lighthouse do?', translation })).toEqual([]);
  expect(kept({ text, translation: '¿Qué hace el faro por la noche?' })).toEqual([]);
  expect(kept({ text: translation, translation: text })).toEqual([]);
  // Too little to tell its language by.
  expect(kept({ text: '¿Ana?', translation: '¿Ana?' })).toEqual([]);
  expect(kept({ text: '¿Ana?', translation: 'Ana?' })).toHaveLength(1);
});

test('a lesson has at most three questions of two hundred characters each', () => {
  const numbered = Array.from({ length: 5 }, (_, n) => ({ ...QUESTION, text: `${QUESTION.text} ${n}` }));
  expect(kept(...numbered)).toEqual(numbered.slice(0, 3));
  const long = (text: string, length: number) => text.padEnd(length, ' y el mar');
  expect(kept({ ...QUESTION, text: long(QUESTION.text, 200) })).toHaveLength(1);
  expect(kept({ ...QUESTION, text: long(QUESTION.text, 201) })).toEqual([]);
  expect(kept({ ...QUESTION, translation: QUESTION.translation.padEnd(201, ' and who else') })).toEqual([]);
});

test('a lesson word occurs in the story, once, with its first sentence and a different gloss', () => {
  const { words } = lesson([
    { word: 'Faro', gloss: 'lighthouse' },
    { word: 'faro', gloss: 'beacon' },
    { word: ' ríe ', gloss: ' laughs ' },
    { word: 'el faro sueña', gloss: 'the lighthouse dreams' },
    { word: 'far', gloss: 'a piece of a word' },
    { word: 'barco', gloss: 'boat' },
    { word: 'luna', gloss: 'Luna' },
    { word: 'canta', gloss: '' },
    { word: 'mar', gloss: 'x'.repeat(61) },
  ]);
  expect(words).toEqual([
    { word: 'Faro', gloss: 'lighthouse', index: 0 },
    { word: 'ríe', gloss: 'laughs', index: 1 },
    { word: 'el faro sueña', gloss: 'the lighthouse dreams', index: 1 },
  ]);
});

test('a lesson has at most eight words', () => {
  const said = new Map([[0, 'Uno dos tres cuatro cinco seis siete ocho nueve diez.']]);
  const words = [...said.get(0)!.matchAll(/\p{L}+/gu)].map(([word]) => ({ word, gloss: `gloss of ${word}` }));
  expect(lessonOf({ words, questions: [] }, said, 'es', 'en').words).toHaveLength(8);
});
