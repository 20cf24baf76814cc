import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import errorsEn from '../../../words/en/app/home/errors.json';
import sharedEn from '../../../words/en/errors.json';
import errorsEs from '../../../words/es/app/home/errors.json';
import sharedEs from '../../../words/es/errors.json';
import { CLIENT_ERRORS } from '../api/problem.ts';

/** Codes with the browser's own text after its retries, which the server cannot know. */
const AFTER_RETRIES = ['rate_limited', 'story_generation_failed'] as const;

// @spec 8.1, 8.24, 8.64, 8.69
test('every error has a text, and every text has an error', () => {
  expect(Object.keys(sharedEs).sort()).toEqual([...ERROR_CODES].sort());
  expect(Object.keys(errorsEs.error).sort()).toEqual(
    [...Object.keys(CLIENT_ERRORS), ...AFTER_RETRIES].sort(),
  );
});

test.each(AFTER_RETRIES)('the browser has its own text for %s', (code) => {
  expect(errorsEs.error[code]).not.toBe(sharedEs[code]);
  expect(errorsEn.error[code]).not.toBe(sharedEn[code]);
});
