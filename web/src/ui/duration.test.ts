import { expect, test } from 'vitest';
import { minutesAndSeconds } from './duration.ts';

// @spec 2.48
test.each([
  [0, '0:00'],
  [59.99, '0:59'],
  [60, '1:00'],
  [605, '10:05'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s', (seconds, words) => {
  expect(minutesAndSeconds(seconds)).toBe(words);
});
