import { expect, test } from 'vitest';
import { respell } from './said-right.ts';
import { cachedWords, placedWords, trustedWords, wordMetadata } from './word-times.ts';

const TEXT = '—¿Y él? —dijo Ana…';
const WORDS = [
  { text: '—¿Y', start: 0.1, end: 0.2 },
  { text: 'él?', start: 0.25, end: 0.5 },
  { text: '—dijo', start: 0.9, end: 1.2 },
  { text: 'Ana…', start: 1.2, end: 1.6 },
];

test('plausible times of words are cached and read again', () => {
  const trusted = trustedWords(TEXT, WORDS, 1.7);
  expect(trusted).toEqual(WORDS);
  const { customMetadata } = wordMetadata(trusted) as { customMetadata: Record<string, string> };
  expect(customMetadata).toEqual({ words: '100-200 250-500 900-1200 1200-1600' });
  expect(cachedWords({ customMetadata })).toEqual(WORDS.map(({ start, end }) => ({ start, end })));
});

test('a word is marked without its punctuation, and lone punctuation is not marked', () => {
  const places = (text: string) => {
    const pieces = text.split(/\s+/).filter(Boolean);
    const times = pieces.map((_, i) => ({ start: i / 10, end: i / 10 + 0.1 }));
    return placedWords(respell(text, []), times, 10)!.map(({ from, to, start }) => [
      text.slice(from, to),
      start,
    ]);
  };
  expect(places(TEXT)).toEqual([
    ['Y', 0],
    ['él', 0.1],
    ['dijo', 0.2],
    ['Ana', 0.3],
  ]);
  expect(places('  “Don’t — 3,5 a-b!”')).toEqual([
    ['Don’t', 0],
    ['3,5', 0.2],
    ['a-b', 0.3],
  ]);
  // A letter with a combining accent.
  expect(places('cafe\u0301, sí')).toEqual([
    ['cafe\u0301', 0],
    ['sí', 0.1],
  ]);
});

type Fault = (words: typeof WORDS) => typeof WORDS;
const changed =
  (place: number, change: Partial<(typeof WORDS)[0]>): Fault =>
  (words) =>
    words.map((word, i) => (i === place ? { ...word, ...change } : word));

const FAULTS: [string, Fault][] = [
  ['go back', changed(2, { start: 0.2, end: 1.2 })],
  ['stand still', changed(1, { start: 0.1 })],
  ['end before they begin', changed(1, { end: 0.2 })],
  ['begin before the sound', changed(0, { start: -0.1 })],
  ['begin after the sound', changed(3, { start: 1.7, end: 1.8 })],
  ['end long after the sound', changed(3, { end: 2.3 })],
  ['are no numbers', changed(1, { start: Number.NaN })],
];

test.each(FAULTS)('times that %s are not used, neither new nor cached ones', (_, fault) => {
  const words = fault(WORDS);
  expect(trustedWords(TEXT, words, 1.7)).toBeNull();
  expect(placedWords(respell(TEXT, []), words, 1.7)).toBeNull();
});

test.each<[string, Fault]>([
  ['another word', changed(3, { text: 'Eva…' })],
  ['another spelling of a number', changed(0, { text: 'dos' })],
  ['a word too few', (words) => words.slice(1)],
  ['a word too many', (words) => [...words, { text: 'sí', start: 1.6, end: 1.65 }]],
  ['no word', () => []],
])('times of %s are not used', (_, fault) => {
  expect(trustedWords(TEXT, fault(WORDS), 1.7)).toBeNull();
});

test.each<[string, Record<string, string> | undefined]>([
  ['nothing', undefined],
  ['something else', { level: '-23' }],
  ['no times', { words: '' }],
  ['half a time', { words: '100-200 250-' }],
  ['no numbers', { words: 'NaN-200' }],
])('cached metadata with %s has no times', (_, customMetadata) => {
  expect(cachedWords({ customMetadata } as Pick<R2Object, 'customMetadata'>)).toBeNull();
});

test('cached times that are not as many as the words are not used', () => {
  expect(placedWords(respell(TEXT, []), WORDS.slice(1), 1.7)).toBeNull();
  expect(placedWords(respell(TEXT, []), null, 1.7)).toBeNull();
});

test('lone punctuation may take no time', () => {
  const times = [0.1, 0.3, 0.3].map((start) => ({ start, end: start + 0.1 }));
  expect(placedWords(respell('Uno — dos', []), times, 1)).toEqual([
    { from: 0, to: 3, start: 0.1 },
    { from: 6, to: 9, start: 0.3 },
  ]);
});

test('times that exceed R2’s metadata are not cached', () => {
  const many = Array.from({ length: 900 }, (_, i) => ({ start: i, end: i + 0.5 }));
  expect(wordMetadata(many)).toBeUndefined();
  expect(wordMetadata(null)).toBeUndefined();
});
