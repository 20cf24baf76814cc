import { expect, test } from 'vitest';
import { ERROR_CODES, ERRORS } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/options.ts';
import { errorMessage } from './error-words.ts';

// @spec 8.2, 8.35, 8.68, 8.69
test.each(ERROR_CODES)('%s has a text in every language', (code) => {
  const texts = LANGUAGES.map((language) => errorMessage(code, language));
  for (const text of [ERRORS[code].error, ...texts]) {
    expect(text.length).toBeGreaterThan(5);
    // Every gap is filled in with a figure.
    expect(text).not.toMatch(/[{}]/);
  }
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
