import { expect, test } from 'vitest';
import { shareOf, wilson } from './interval.ts';

/** R: `prop.test(k, n, correct = FALSE)$conf.int`. */
test.each([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [27, 63, 0.3138, 0.5514],
  [1, 60, 0.003, 0.0886],
  [0, 1200, 0, 0.0032],
])("wilson(%i of %i) equals R's interval", (count, of, from, to) => {
  const [low, high] = wilson(count, of);
  expect(low).toBeCloseTo(from, 3);
  expect(high).toBeCloseTo(to, 3);
});

test('shareOf adds the interval, and accepts zero of zero', () => {
  expect(shareOf(27, 63)).toBe('27 of 63 (43 %, 31–55 %)');
  expect(shareOf(0, 1200)).toBe('0 of 1200 (0 %, 0–0.3 %)');
  expect(wilson(0, 0)).toEqual([0, 1]);
});
