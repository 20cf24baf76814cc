import { expect, test } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Ledger } from '../home-storage/ledger.ts';

const NOW = Date.UTC(2026, 10, 29, 20);

/** Counts of a day whose only story ended with this code. */
function countsAfter(failure: ErrorCode) {
  const storage = ObjectStorage.new();
  storage.sql.exec(
    `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at,
       deadline, attempt, failure, request_id) VALUES ('a', 'story', 'refunded', '', '{}', 'a', 'free', 0, ?, ?, 1, ?, '')`,
    NOW,
    NOW,
    failure,
  );
  return new Ledger(storage.sql).storyCounts({ kind: 'free' }, NOW);
}

test.each<ErrorCode>([
  'story_generation_failed',
  'story_unacceptable',
  'story_timed_out',
  'moderation_unavailable',
])('a story that ended with %s is a failure of ours, and keeps no gap', (failure) => {
  expect(countsAfter(failure)).toMatchObject({ failures: 1, refusals: 0, lastAdmittedAt: null });
});

test.each<ErrorCode>(['topic_refused', 'topic_needs_help', 'story_refused', 'story_withdrawn'])(
  'a story that ended with %s is a refusal, and keeps its gap',
  (failure) => {
    expect(countsAfter(failure)).toMatchObject({ failures: 0, refusals: 1, lastAdmittedAt: NOW });
  },
);
