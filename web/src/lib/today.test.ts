import { expect, test } from 'vitest';
import { dayOf, yearOf } from './today.ts';

test('a day lasts from local midnight to midnight', () => {
  const day = dayOf(new Date(2026, 10, 21, 0, 0));
  expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 22, 0, 0))).toBe(day + 1);
});

// @spec 2.31
test('the year of a day is right on both sides of New Year', () => {
  expect(yearOf(dayOf(new Date(2026, 11, 31, 23, 59)))).toBe(2026);
  expect(yearOf(dayOf(new Date(2027, 0, 1)))).toBe(2027);
});
