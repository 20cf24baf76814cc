import { expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/errors.ts';
import { ERROR_WORDS } from './error-words.ts';
import { statusOf } from './errors.ts';

test.each(ERROR_CODES)('%s has a status and words in both languages', (code) => {
  expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  const { error, es, en } = ERROR_WORDS[code];
  for (const words of [error, es, en]) expect(words.length).toBeGreaterThan(5);
  expect(es).not.toBe(en);
});
