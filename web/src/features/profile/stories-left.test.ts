import { expect, test } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { storiesLeftBy } from './stories-left.ts';

const user = (facts: Partial<User>): User =>
  ({
    isPremium: false,
    accessUntil: null,
    storiesGenerated: 0,
    monthlyStoriesGenerated: 0,
    ...facts,
  }) as User;

// @spec 7.35
test('offline, the remaining stories are three, or the month’s with Premium, less those used', () => {
  expect(storiesLeftBy(user({ storiesGenerated: 1 }))).toBe(2);
  expect(storiesLeftBy(user({ isPremium: true, storiesGenerated: 3, monthlyStoriesGenerated: 12 }))).toBe(18);
});

test('the month’s stories remain until a cancelled plan ends', () => {
  const accessUntil = '2026-12-01T00:00:00.000Z';
  expect(storiesLeftBy(user({ accessUntil, storiesGenerated: 3, monthlyStoriesGenerated: 29 }))).toBe(1);
});

test('remaining stories are never negative', () => {
  expect(storiesLeftBy(user({ storiesGenerated: 5 }))).toBe(0);
  expect(storiesLeftBy(user({ isPremium: true, monthlyStoriesGenerated: 31 }))).toBe(0);
});
