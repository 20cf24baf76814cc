import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile, rangeOf } from './ranges.ts';

test('a range ends at most a fifth above its time, and never below', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 600_000 }), (ms) => {
      const end = Number(rangeOf(ms));
      expect(end).toBeGreaterThanOrEqual(ms);
      expect(end).toBeLessThanOrEqual(Math.ceil(ms * 1.2) + 1);
    }),
  );
});

test('four seconds end a range, so that the limit of the alert is exact', () => {
  expect([3999, 4000, 4001].map(rangeOf)).toEqual(['4000', '4000', '4800']);
});

test('times beyond the scale have its last ranges', () => {
  expect([rangeOf(0), rangeOf(86_400_000)]).toEqual(['1', '600000']);
});

test('a percentile is the end of the range in which the share is reached', () => {
  const counts = [
    { detail: '1000', n: 90 },
    { detail: '200', n: 5 },
    { detail: '4800', n: 5 },
  ];
  expect([0.05, 0.5, 0.95, 0.96, 1].map((share) => percentile(counts, share))).toEqual([
    200, 1000, 1000, 4800, 4800,
  ]);
  expect(percentile([], 0.5)).toBeNull();
});
