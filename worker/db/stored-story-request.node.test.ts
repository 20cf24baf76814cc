import { expect, test } from 'vitest';
import { readStoryRequest } from './stored-story-request.ts';

const STORED = {
  topic: 'un faro',
  childNames: 'Ana',
  storyLength: 'short',
  storyType: 'humor',
  creativityLevel: 'standard',
  ageGroup: '3-5',
  englishLevel: 'beginner',
  language: 'en',
} as const;

test('an order is read as it was stored', () => {
  expect(readStoryRequest(JSON.stringify(STORED))).toEqual(STORED);
});

test.each([
  ['childNames', ''],
  ['storyLength', 'medium'],
  ['storyType', 'original'],
  ['creativityLevel', 'innovative'],
  ['ageGroup', 'default'],
  ['englishLevel', 'intermediate'],
  ['language', 'es'],
] as const)('an old order without %s is read with its default', (field, otherwise) => {
  const { [field]: _, ...old } = STORED;
  expect(readStoryRequest(JSON.stringify(old))).toEqual({ ...STORED, [field]: otherwise });
});

test('an option that is none any more is read as its default, and leaves the rest alone', () => {
  expect(readStoryRequest(JSON.stringify({ ...STORED, storyType: 'opera' }))).toEqual({
    ...STORED,
    storyType: 'original',
  });
});

test('a text is read as it is, however long it is by now', () => {
  const topic = ' ñ'.repeat(5_000);
  expect(readStoryRequest(JSON.stringify({ ...STORED, topic }))).toEqual({ ...STORED, topic });
});

test.each(['', 'null', '[1]', '"text"'])('%j is no order', (json) => {
  expect(() => readStoryRequest(json)).toThrow();
});
