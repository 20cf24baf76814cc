import { expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/errors.ts';
import { LANGUAGES } from '../contract/options.ts';
import { ERROR_WORDS } from './error-words.ts';
import { statusOf } from './errors.ts';

test.each(ERROR_CODES)('%s has a status and words in both languages', (code) => {
  expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  const { error, ...words } = ERROR_WORDS[code];
  const texts = LANGUAGES.map((language) => words[language]);
  for (const text of [error, ...texts]) expect(text.length).toBeGreaterThan(5);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
