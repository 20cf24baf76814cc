import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { TARGET_WORD_MAX_LENGTH, TARGET_WORDS } from '../../../../contract/limits.ts';
import { problemOfTyped, separated } from './wanted-words.ts';

/** Names the text and the word that it is about. */
const t = ((key: string, values?: { word?: string }) =>
  [key, values?.word ?? ''].join(' ').trim()) as unknown as TFunction<'sayings'>;

const MOST = Array.from({ length: TARGET_WORDS }, (_, at) => `faro${'abcdefghij'[at]}`);
const LONG = 'a'.repeat(TARGET_WORD_MAX_LENGTH + 1);

test.each([
  ['', null],
  [' , ', 'wanted.empty'],
  [MOST.join(', '), null],
  ['luciérnaga; to whisper\nbrújula,', null],
  ['faro,, luna', 'wanted.empty'],
  [`faro, ${LONG}`, `wanted.tooLong ${LONG}`],
  ['el faro, Faro', 'wanted.doubled Faro'],
  ['faro, маяк', 'wanted.foreign маяк'],
  [[...MOST, 'luna'].join(), 'wanted.tooMany luna'],
])('the words %j have the problem %j', (typed, problem) => {
  expect(problemOfTyped(t, typed)).toBe(problem);
});

test('a typed list has commas between words, and none at its end', () => {
  expect(separated('  faro; luna\nmar , ')).toBe('faro, luna,mar');
});
