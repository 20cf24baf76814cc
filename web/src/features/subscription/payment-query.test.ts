import { expect, test } from 'vitest';
import { nextLook } from './payment-query.ts';

test('an open payment is polled, less and less often', () => {
  const pauses = [1, 2, 3, 4, 5, 20].map((looks) => nextLook('processing', looks));
  expect(pauses).toEqual([1_500, 3_000, 6_000, 10_000, 10_000, 10_000]);
});

test.each(['confirmed', 'unknown', undefined] as const)('a payment that is %s is not polled', (state) => {
  expect(nextLook(state, 1)).toBe(false);
});
