import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { SLOT_MS, type Total } from '../directory/tallies.ts';
import { judge, type Seen } from './rules.ts';

/** A run of the watch, some seconds after the beginning of five minutes. */
const NOW = Math.floor(Date.UTC(2026, 10, 23, 9, 0) / SLOT_MS) * SLOT_MS + 7_000;
const QUIET: Seen = {
  now: NOW,
  counts: [],
  watchedSince: NOW - 3 * DAY_MS,
  lastNight: { slot: NOW - 6 * HOUR_MS, detail: 'ok' },
  spending: [],
  backups: { tombstones: NOW - HOUR_MS, save: NOW - DAY_MS },
};

type Row = [minutesAgo: number, what: Total['what'], detail: string, n: number];
const seen = (...rows: Row[]): Seen => ({
  ...QUIET,
  counts: rows.map(([minutesAgo, what, detail, n]) => ({
    what,
    detail,
    n,
    slot: NOW - 7_000 - minutesAgo * 60_000,
  })),
});

/** A rule, what must and must not fire it, and what must end it. */
const CASES: {
  rule: keyof ReturnType<typeof judge>;
  says: string;
  is: 'on' | 'off' | 'unknown';
  of: Seen;
}[] = [
  // Answers of 5xx
  {
    rule: 'answers',
    says: 'five faults of 400 answers',
    is: 'on',
    of: seen([5, 'answers', '', 400], [5, 'faults', 'internal_error', 5]),
  },
  {
    rule: 'answers',
    says: 'five faults of 500 answers',
    is: 'off',
    of: seen([5, 'answers', '', 500], [5, 'faults', 'internal_error', 5]),
  },
  {
    rule: 'answers',
    says: 'four faults of four answers',
    is: 'off',
    of: seen([5, 'answers', '', 4], [5, 'faults', 'internal_error', 4]),
  },
  {
    rule: 'answers',
    says: 'faults in two five minutes',
    is: 'on',
    of: seen([10, 'faults', 'database_error', 3], [5, 'faults', 'google_unavailable', 2]),
  },
  {
    rule: 'answers',
    says: 'faults of a quarter of an hour ago',
    is: 'off',
    of: seen([15, 'faults', 'database_error', 99]),
  },
  // Stripe's events
  {
    rule: 'webhook',
    says: 'two failed events and none accepted',
    is: 'on',
    of: seen([30, 'webhook', 'failed', 2]),
  },
  {
    rule: 'webhook',
    says: 'two failed events and one accepted',
    is: 'off',
    of: seen([30, 'webhook', 'failed', 2], [5, 'webhook', 'ok', 1]),
  },
  { rule: 'webhook', says: 'one failed event', is: 'unknown', of: seen([5, 'webhook', 'failed', 1]) },
  // Stories
  {
    rule: 'stories',
    says: 'three stories asked for in vain',
    is: 'on',
    of: seen([10, 'story', 'asked', 3], [10, 'story', 'moderation_unavailable', 3]),
  },
  {
    rule: 'stories',
    says: 'three stories that have just begun',
    is: 'unknown',
    of: seen([0, 'story', 'asked', 3]),
  },
  { rule: 'stories', says: 'two stories in vain', is: 'unknown', of: seen([10, 'story', 'asked', 2]) },
  {
    rule: 'stories',
    says: 'refused and stopped stories',
    is: 'unknown',
    of: seen([10, 'story', 'asked', 9], [10, 'story', 'topic_refused', 5], [10, 'story', 'story_stopped', 2]),
  },
  {
    rule: 'stories',
    says: 'one of ten saved',
    is: 'off',
    of: seen([10, 'story', 'asked', 10], [5, 'story', 'saved', 1], [5, 'story', 'quota_exceeded', 9]),
  },
  { rule: 'stories', says: 'nothing asked for', is: 'unknown', of: seen() },
  {
    rule: 'stories',
    says: 'three narrations in vain',
    is: 'unknown',
    of: seen([10, 'narration', 'asked', 3]),
  },
  { rule: 'narrations', says: 'three narrations in vain', is: 'on', of: seen([10, 'narration', 'asked', 3]) },
  {
    rule: 'narrations',
    says: 'one saved',
    is: 'off',
    of: seen([10, 'narration', 'asked', 3], [0, 'narration', 'saved', 1]),
  },
  // First sentence
  {
    rule: 'first_sentence',
    says: 'two of twenty late',
    is: 'on',
    of: seen([20, 'first_sentence', '1000', 18], [5, 'first_sentence', '4800', 2]),
  },
  {
    rule: 'first_sentence',
    says: 'one of twenty late',
    is: 'off',
    of: seen([20, 'first_sentence', '4000', 19], [5, 'first_sentence', '9000', 1]),
  },
  {
    rule: 'first_sentence',
    says: 'two of nineteen late',
    is: 'unknown',
    of: seen([5, 'first_sentence', '1000', 17], [5, 'first_sentence', '4800', 2]),
  },
  { rule: 'first_sentence', says: 'no story', is: 'unknown', of: seen() },
  // Nightly work
  { rule: 'nightly', says: 'a run this night', is: 'off', of: QUIET },
  {
    rule: 'nightly',
    says: 'a run 26 hours ago',
    is: 'off',
    of: { ...QUIET, lastNight: { slot: NOW - 26 * HOUR_MS, detail: 'ok' } },
  },
  {
    rule: 'nightly',
    says: 'a run 27 hours ago',
    is: 'on',
    of: { ...QUIET, lastNight: { slot: NOW - 27 * HOUR_MS, detail: 'ok' } },
  },
  {
    rule: 'nightly',
    says: 'a failed run',
    is: 'on',
    of: { ...QUIET, lastNight: { slot: NOW - HOUR_MS, detail: 'failed' } },
  },
  { rule: 'nightly', says: 'no run in three days', is: 'on', of: { ...QUIET, lastNight: null } },
  {
    rule: 'nightly',
    says: 'a deployment of an hour ago',
    is: 'unknown',
    of: { ...QUIET, lastNight: null, watchedSince: NOW - HOUR_MS },
  },
  {
    rule: 'nightly',
    says: 'the first run',
    is: 'unknown',
    of: { ...QUIET, lastNight: null, watchedSince: null },
  },
  // Spending
  {
    rule: 'spending',
    says: 'four fifths of a cap',
    is: 'on',
    of: { ...QUIET, spending: [{ what: 'stories', spent: 400, cap: 500 }] },
  },
  {
    rule: 'spending',
    says: 'less than four fifths',
    is: 'off',
    of: { ...QUIET, spending: [{ what: 'stories', spent: 399, cap: 500 }] },
  },
  { rule: 'spending', says: 'no cap', is: 'off', of: QUIET },
  // Mail
  { rule: 'mail', says: 'three refused mails', is: 'on', of: seen([15, 'mail', 'failed', 3]) },
  {
    rule: 'mail',
    says: 'three refused and one accepted',
    is: 'off',
    of: seen([15, 'mail', 'failed', 3], [0, 'mail', 'ok', 1]),
  },
  { rule: 'mail', says: 'two refused mails', is: 'unknown', of: seen([15, 'mail', 'failed', 2]) },
  // Backups
  { rule: 'backups', says: 'a copy an hour ago and a save yesterday', is: 'off', of: QUIET },
  {
    rule: 'backups',
    says: 'no copy for three hours',
    is: 'on',
    of: { ...QUIET, backups: { tombstones: NOW - 3 * HOUR_MS - 1, save: NOW } },
  },
  {
    rule: 'backups',
    says: 'no save for 52 hours',
    is: 'on',
    of: { ...QUIET, backups: { tombstones: NOW, save: NOW - 52 * HOUR_MS - 1 } },
  },
  {
    rule: 'backups',
    says: 'a save that a machine missed one night',
    is: 'off',
    of: { ...QUIET, backups: { tombstones: NOW, save: NOW - 51 * HOUR_MS } },
  },
  {
    rule: 'backups',
    says: 'no save since the deployment three days ago',
    is: 'on',
    of: { ...QUIET, backups: { tombstones: NOW, save: null } },
  },
  {
    rule: 'backups',
    says: 'no save since the deployment of yesterday',
    is: 'unknown',
    of: { ...QUIET, watchedSince: NOW - DAY_MS, backups: { tombstones: NOW, save: null } },
  },
  {
    rule: 'backups',
    says: 'a bucket that was not listed once',
    is: 'unknown',
    of: { ...seen([0, 'backups', 'unread', 1]), backups: 'unread' },
  },
  {
    rule: 'backups',
    says: 'a bucket that was not listed three times',
    is: 'on',
    of: { ...seen([10, 'backups', 'unread', 2], [0, 'backups', 'unread', 1]), backups: 'unread' },
  },
  { rule: 'backups', says: 'no second bucket', is: 'off', of: { ...QUIET, backups: null } },
];

test.each(CASES)('the rule $rule is $is with $says', ({ rule, is, of }) => {
  expect(judge(of)[rule].is).toBe(is);
});

test('an incident has the figures that its mail says', () => {
  const counts = seen(
    [5, 'answers', '', 20],
    [5, 'faults', 'database_error', 4],
    [5, 'faults', 'internal_error', 3],
  );
  expect(judge(counts).answers).toEqual({
    is: 'on',
    facts: { faults: 7, answers: 20, code: 'database_error' },
  });
  const inVain = seen(
    [10, 'story', 'asked', 5],
    [10, 'story', 'topic_refused', 1],
    [5, 'story', 'quota_exceeded', 4],
  );
  expect(judge(inVain).stories).toEqual({ is: 'on', facts: { asked: 4, code: 'quota_exceeded' } });
});
