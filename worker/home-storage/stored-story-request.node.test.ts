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

test('readStoryRequest returns a stored request unchanged', () => {
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
] as const)('readStoryRequest reads an old request without %s with its default', (field, otherwise) => {
  const { [field]: _, ...old } = STORED;
  expect(readStoryRequest(JSON.stringify(old))).toEqual({ ...STORED, [field]: otherwise });
});

test('readStoryRequest replaces a removed option value by the default and keeps the rest', () => {
  expect(readStoryRequest(JSON.stringify({ ...STORED, storyType: 'opera' }))).toEqual({
    ...STORED,
    storyType: 'original',
  });
});

test('readStoryRequest accepts texts of any length', () => {
  const topic = ' ñ'.repeat(5_000);
  expect(readStoryRequest(JSON.stringify({ ...STORED, topic }))).toEqual({ ...STORED, topic });
});

test.each(['', 'null', '[1]', '"text"'])('readStoryRequest rejects %j', (json) => {
  expect(() => readStoryRequest(json)).toThrow();
});
