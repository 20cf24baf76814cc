import { expect, test } from 'vitest';
import { storiesRemaining } from '../plan/plan.ts';
import { judgeNarration, judgeStop, judgeStory } from './limits.ts';

const free = { kind: 'free' } as const;
const premium = { kind: 'premium', periodStart: 1 } as const;
const idle = { running: null, spent: 0, lastAdmittedAt: null };

test('a free account has three stories, Premium thirty a month', () => {
  expect(judgeStory({ ...idle, spent: 2 }, free, 0)).toEqual({ ok: true });
  expect(judgeStory({ ...idle, spent: 3 }, free, 0)).toEqual({ ok: false, code: 'story_limit_reached' });
  expect(judgeStory({ ...idle, spent: 29 }, premium, 0)).toEqual({ ok: true });
  expect(judgeStory({ ...idle, spent: 30 }, premium, 0)).toEqual({ ok: false, code: 'story_limit_reached' });
});

test('what remains is never below zero', () => {
  expect(storiesRemaining(free, 17)).toBe(0);
});

test('one story at a time', () => {
  expect(judgeStory({ ...idle, running: 'g1' }, free, 0)).toEqual({
    ok: false,
    code: 'generation_in_progress',
    generationId: 'g1',
  });
});

test('a gap lies between two stories, and the wait is told in whole seconds', () => {
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

test('nobody waits for a clock that was set back to catch up', () => {
  expect(judgeStory({ ...idle, lastAdmittedAt: 3_600_000 }, free, 0)).toEqual({ ok: true });
});

test('a story has at most four narrations', () => {
  const counts = { running: null, versions: 3, storiesWithAudio: 1 };
  expect(judgeNarration(counts, free)).toEqual({ ok: true });
  expect(judgeNarration({ ...counts, versions: 4 }, free)).toEqual({
    ok: false,
    code: 'audio_limit_reached',
  });
});

test('thirty stories a month may be heard, each in several versions', () => {
  const counts = { running: null, versions: 0, storiesWithAudio: 30 };
  expect(judgeNarration(counts, premium)).toEqual({ ok: false, code: 'audio_story_limit_reached' });
  expect(judgeNarration({ ...counts, versions: 1 }, premium)).toEqual({ ok: true });
});

test('a story may be stopped three times a day', () => {
  expect(judgeStop(2)).toEqual({ ok: true });
  expect(judgeStop(3)).toEqual({ ok: false, code: 'stop_limit_reached' });
});
