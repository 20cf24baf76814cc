import { expect, test } from 'vitest';
import { buyerOf, storiesRemaining } from '../plan/plan.ts';
import { judgeNarration, judgeStop, judgeStory } from './limits.ts';

const free = { kind: 'free' } as const;
const premium = { kind: 'premium', periodStart: 1 } as const;
const idle = {
  running: null,
  spent: 0,
  lastAdmittedAt: null,
  refusals: 0,
  failures: 0,
  lastFailedAt: null,
};

// @spec 1.10, 8.34, 9.1, 9.3
test('a free account has three stories, Premium thirty a month, each with its refusal', () => {
  expect(judgeStory({ ...idle, spent: 2 }, free, 0)).toEqual({ ok: true });
  expect(judgeStory({ ...idle, spent: 3 }, free, 0)).toEqual({ ok: false, code: 'story_limit_reached' });
  expect(judgeStory({ ...idle, spent: 29 }, premium, 0)).toEqual({ ok: true });
  expect(judgeStory({ ...idle, spent: 30 }, premium, 0)).toEqual({ ok: false, code: 'month_limit_reached' });
});

test('the remaining stories are never below zero', () => {
  expect(storiesRemaining(free, 17)).toBe(0);
});

// @spec 4.21
test('the limits allow one story at a time', () => {
  expect(judgeStory({ ...idle, running: 'g1' }, free, 0)).toEqual({
    ok: false,
    code: 'generation_in_progress',
    generationId: 'g1',
  });
});

// @spec 4.22, 9.6
test('the gap between two stories is answered in whole seconds', () => {
  const counts = { ...idle, lastAdmittedAt: 100_000 };
  expect(judgeStory(counts, free, 101_500)).toEqual({
    ok: false,
    code: 'too_soon',
    retryAfter: 9,
    waitMs: 8500,
  });
  expect(judgeStory(counts, free, 109_999)).toEqual({
    ok: false,
    code: 'too_soon',
    retryAfter: 1,
    waitMs: 1,
  });
  expect(judgeStory(counts, free, 110_000)).toEqual({ ok: true });
});

test('the gap is not prolonged by a clock that was set back', () => {
  expect(judgeStory({ ...idle, lastAdmittedAt: 3_600_000 }, free, 0)).toEqual({ ok: true });
});

// @spec 4.32, 5.19, 9.4
test('a story has at most four narrations', () => {
  const counts = { running: null, versions: 3, storiesWithAudio: 1 };
  expect(judgeNarration(counts, free)).toEqual({ ok: true });
  expect(judgeNarration({ ...counts, versions: 4 }, free)).toEqual({
    ok: false,
    code: 'audio_limit_reached',
  });
});

// @spec 1.12
test('the limits allow audio of thirty stories a month, each in several versions', () => {
  const counts = { running: null, versions: 0, storiesWithAudio: 30 };
  expect(judgeNarration(counts, premium)).toEqual({ ok: false, code: 'audio_story_limit_reached' });
  expect(judgeNarration({ ...counts, versions: 1 }, premium)).toEqual({ ok: true });
});

test('an unconfirmed user spends as unconfirmed, unless signed in by Google or Premium', () => {
  const unconfirmed = { emailVerifiedAt: null, googleId: null };
  expect(buyerOf(free, unconfirmed)).toBe('unconfirmed');
  expect(buyerOf(free, { ...unconfirmed, emailVerifiedAt: 1 })).toBe('free');
  expect(buyerOf(free, { ...unconfirmed, googleId: 'g' })).toBe('free');
  expect(buyerOf(premium, unconfirmed)).toBe('premium');
});

test('a story may be stopped three times a day', () => {
  expect(judgeStop(2)).toEqual({ ok: true });
  expect(judgeStop(3)).toEqual({ ok: false, code: 'stop_limit_reached' });
});

test.each([
  ['free', free, 5],
  ['Premium', premium, 15],
] as const)('after so many refusals of a day a %s account waits for midnight UTC', (_, plan, limit) => {
  const now = Date.UTC(2026, 10, 21, 18);
  expect(judgeStory({ ...idle, refusals: limit - 1 }, plan, now)).toEqual({ ok: true });
  expect(judgeStory({ ...idle, refusals: limit }, plan, now)).toEqual({
    ok: false,
    code: 'too_many_refusals',
    retryAfter: 6 * 3600,
  });
});

test('the first ten failures of a day cost no wait; each further one delays the next story by five minutes', () => {
  const at = (failures: number, sinceMs: number) =>
    judgeStory({ ...idle, failures, lastFailedAt: 1_000_000 }, free, 1_000_000 + sinceMs);
  expect(at(10, 1)).toEqual({ ok: true });
  expect(at(11, 1000)).toEqual({ ok: false, code: 'too_many_failures', retryAfter: 299 });
  expect(at(300, 299_999)).toMatchObject({ retryAfter: 1 });
  expect(at(300, 300_000)).toEqual({ ok: true });
  // The clock was set back.
  expect(at(11, -1)).toEqual({ ok: true });
});
