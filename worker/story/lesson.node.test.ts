import { expect, test } from 'vitest';
import type { Level } from '../../contract/options.ts';
import { isTooCommon } from './common-words.ts';
import { lessonOf, type WrittenWord } from './lesson.ts';

const SAID = new Map([
  [0, 'El faro duerme.'],
  [1, 'El mar ríe y el faro sueña.'],
  [2, 'La luna canta.'],
]);
const QUESTION = { text: '¿Quién ríe en el cuento?', translation: 'Who laughs in the story?' };

const TRANSLATED = new Map([[0, 'The lighthouse sleeps.']]);
const lesson = (words: WrittenWord[], questions = [QUESTION], level: Level = 'beginner') =>
  lessonOf({ words, questions }, { said: SAID, translated: TRANSLATED, own: 'es', other: 'en', level });
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
  const taught = { said, translated: new Map(), own: 'es', other: 'en', level: 'beginner' } as const;
  expect(lessonOf({ words, questions: [] }, taught).words).toHaveLength(8);
});

test('a noun has its article on both sides, and stands in its sentence as it is', () => {
  expect(
    lesson([
      { word: 'faro', lemma: 'el faro', gloss: 'lighthouse' },
      { word: 'ríe', lemma: 'reír', gloss: 'to laugh' },
      { word: 'El', lemma: '', gloss: 'this one' },
    ]).words,
  ).toEqual([
    { word: 'el faro', form: 'faro', gloss: 'the lighthouse', index: 0 },
    { word: 'reír', form: 'ríe', gloss: 'to laugh', index: 1 },
    { word: 'el', gloss: 'this one', index: 0 },
  ]);
});

test('no synonym stands under a word, on either side', () => {
  // The sentence says lighthouse; luna is no form of sol; two words for one meaning.
  expect(lesson([{ word: 'faro', lemma: 'el faro', gloss: 'the beacon' }]).words).toEqual([]);
  expect(lesson([{ word: 'luna', lemma: 'el sol', gloss: 'the moon' }]).words[0]?.word).toBe('luna');
  const twice = [
    { word: 'canta', lemma: 'cantar', gloss: 'to sing' },
    { word: 'sueña', lemma: 'soñar', gloss: 'to sing' },
  ];
  expect(lesson(twice).words).toHaveLength(1);
});

test.each([
  ['beginner', ['el mar', 'la luna', 'el faro']],
  ['intermediate', ['el faro']],
  ['advanced', ['el faro']],
] as const)('words of a %s story are those that its readers may not know', (level, kept) => {
  const words = [
    { word: 'mar', lemma: 'el mar', gloss: 'the sea' },
    { word: 'luna', lemma: 'la luna', gloss: 'the moon' },
    { word: 'faro', lemma: 'el faro', gloss: 'the lighthouse' },
  ];
  expect(lesson(words, [], level).words.map(({ word }) => word)).toEqual(kept);
});

test.each([
  ['es', 'las puertas', 'intermediate', true],
  ['es', 'pequeña', 'intermediate', true],
  ['es', 'la fiesta', 'intermediate', false],
  ['es', 'la fiesta', 'advanced', true],
  ['es', 'el espantapájaros', 'advanced', false],
  ['en', 'the boxes', 'advanced', true],
  ['en', 'the raffle', 'advanced', false],
  ['en', 'the door', 'beginner', false],
] as const)('in %s, %s is too common for %s: %s', (language, word, level, isCommon) => {
  expect(isTooCommon(word, language, level)).toBe(isCommon);
});

test('an hour has no article in English', () => {
  const said = new Map([[0, 'A las cuatro sonó la campana.']]);
  const words = [{ word: 'cuatro', lemma: 'las cuatro', gloss: 'four o’clock' }];
  const taught = { said, translated: new Map(), own: 'es', other: 'en', level: 'beginner' } as const;
  expect(lessonOf({ words, questions: [] }, taught).words[0]?.gloss).toBe('four o’clock');
});

test('wanted words are the first, in their order: found in any form, in either language, or in no sentence', () => {
  const said = new Map([
    [0, 'Los faros brillan.'],
    [1, 'Una luciérnaga duerme.'],
  ]);
  const translated = new Map([
    [0, 'The lighthouses shine.'],
    [1, 'A firefly sleeps.'],
  ]);
  const words = [
    { word: 'brillan', lemma: 'brillar', gloss: 'shine' },
    { word: 'luciérnaga', lemma: 'la luciérnaga', gloss: 'the firefly' },
    { word: 'la brújula', lemma: 'la brújula', gloss: 'the compass' },
    { word: 'faros', lemma: 'el faro', gloss: 'the lighthouse' },
  ];
  const wanted = ['firefly', 'faro', 'brújula', 'charco'];
  const taught = { said, translated, own: 'es', other: 'en', level: 'advanced', wanted } as const;
  expect(lessonOf({ words, questions: [] }, taught).words).toEqual([
    { word: 'la luciérnaga', gloss: 'the firefly', index: 1, form: 'luciérnaga' },
    { word: 'el faro', gloss: 'the lighthouse', index: 0, form: 'faros' },
    { word: 'la brújula', gloss: 'the compass' },
    { word: 'brillar', gloss: 'shine', index: 0, form: 'brillan' },
  ]);
});
