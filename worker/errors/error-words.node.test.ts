import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/options.ts';
import { statusOf } from './error-body.ts';
import { ERROR_STRINGS, errorMessage } from './error-words.ts';

// @spec 8.2, 8.35, 8.68, 8.69
test.each(ERROR_CODES)('%s has a status and words in every language', (code) => {
  expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  const texts = LANGUAGES.map((language) => errorMessage(code, language));
  for (const text of [ERROR_STRINGS[code], ...texts]) {
    expect(text.length).toBeGreaterThan(5);
    // Every gap is filled in with a figure.
    expect(text).not.toMatch(/[{}]/);
  }
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
