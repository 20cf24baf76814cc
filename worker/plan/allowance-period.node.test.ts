import { describe, expect, test } from 'vitest';
import { allowanceStartOf } from './allowance-period.ts';

const at = (date: string) => Date.parse(`${date}${date.includes('T') ? '' : 'T20:15:00'}Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const startAt = (start: string, end: string, now: string) =>
  iso(allowanceStartOf({ start: at(start), end: at(end) }, at(now)));

describe('the allowance of a yearly price', () => {
  test('starts each month at the time of day of the first payment', () => {
    const paid = { start: at('2026-03-10'), end: at('2027-03-10') };
    const second = at('2026-04-10');
    expect(allowanceStartOf(paid, second - 1)).toBe(paid.start);
    expect(allowanceStartOf(paid, second)).toBe(second);
  });

  test.each([
    ['2026-02-28T20:14:59', '2026-01-31'],
    ['2026-02-28', '2026-02-28'],
    ['2026-03-30', '2026-02-28'],
    ['2026-03-31', '2026-03-31'],
    ['2026-04-30', '2026-04-30'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-30', '2026-12-31'],
  ])('is clamped to the end of a shorter month: at %s it started on %s', (now, start) => {
    expect(startAt('2026-01-31', '2027-01-31', now)).toBe(start);
  });

  test.each(['2026-01-31', '2028-02-29', '2027-12-15', '2028-01-01'])(
    'has twelve starts in the year that begins on %s',
    (first) => {
      const start = at(first);
      const end = new Date(start).setUTCFullYear(new Date(start).getUTCFullYear() + 1);
      const starts = new Set<number>();
      for (let now = start; now < end; now += 3_600_000) starts.add(allowanceStartOf({ start, end }, now));
      expect(starts.size).toBe(12);
    },
  );

  test('has no thirteenth start after the end of the year', () => {
    expect(startAt('2026-01-31', '2027-01-31', '2027-02-07')).toBe('2026-12-31');
  });
});

describe('the allowance of a monthly price', () => {
  test.each([
    ['2026-01-31', '2026-02-28'],
    ['2026-02-28', '2026-03-31'],
    ['2026-04-30', '2026-05-31'],
    ['2026-12-10', '2027-01-10'],
    ['2028-02-29', '2028-03-31'],
  ])('is the paid period from %s to %s, and for the grace after it', (start, end) => {
    const days = [0, 1, 15, 28, 29, 30, 31, 38];
    for (const day of days) {
      const now = at(start) + day * 86_400_000;
      expect(allowanceStartOf({ start: at(start), end: at(end) }, now)).toBe(at(start));
    }
  });
});

test('the allowance of a period that was cut short is its start', () => {
  expect(startAt('2026-03-10', '2026-03-12', '2026-03-11')).toBe('2026-03-10');
});
