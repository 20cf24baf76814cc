import { expect, test } from 'vitest';
import { NEW_SENTENCES_PER_DAY } from '../../contract/limits.ts';
import { DAY_MS } from '../../contract/time.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { SentenceAllowance, type Taken } from './sentence-allowance.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const sentence = (index: number) =>
  ({ storyId: 's', language: 'es', index, voiceId: 'female', figures: null }) as const satisfies Parameters<
    SentenceAllowance['take']
  >[0];

function take(allowance: SentenceAllowance, index = 0, now = NOON): Taken {
  const taken = allowance.take(sentence(index), now);
  if (!taken.ok) throw new Error(taken.code);
  return taken;
}

test.each([
  ['first', 0],
  ['second', 1],
])(
  'of two requests for one sentence the %s is abandoned: the other is delivered and counted',
  (_, abandoned) => {
    const allowance = new SentenceAllowance(ObjectStorage.new().sql, () => {});
    const both = [take(allowance), take(allowance)];
    both[abandoned]!.end(false);
    both[1 - abandoned]!.end(true);
    expect(allowance.all()).toHaveLength(1);
  },
);

test('a new row makes the next snapshot due in the same turn, a repeated request does not', () => {
  const noted: number[] = [];
  const allowance = new SentenceAllowance(ObjectStorage.new().sql, () => noted.push(allowance.all().length));
  take(allowance).end(true);
  take(allowance);
  expect(noted).toEqual([1]);
});

test('a sentence delivered to neither of two requests is not counted', () => {
  const allowance = new SentenceAllowance(ObjectStorage.new().sql, () => {});
  const both = [take(allowance), take(allowance)];
  both[0]!.end(false);
  expect(allowance.all()).toHaveLength(1);
  both[1]!.end(false);
  expect(allowance.all()).toEqual([]);
});

test('a delivered sentence stays counted when another request is abandoned later', () => {
  const allowance = new SentenceAllowance(ObjectStorage.new().sql, () => {});
  const both = [take(allowance), take(allowance)];
  both[0]!.end(true);
  both[1]!.end(false);
  expect(allowance.all()).toHaveLength(1);
});

test('the allowance deletes the sentences of the day before yesterday and keeps yesterday’s', () => {
  const allowance = new SentenceAllowance(ObjectStorage.new().sql, () => {});
  for (const day of [0, 1, 2]) {
    for (let index = 0; index < NEW_SENTENCES_PER_DAY; index += 1)
      take(allowance, index, NOON + day * DAY_MS).end(true);
    expect(allowance.take(sentence(1000), NOON + day * DAY_MS)).toMatchObject({
      code: 'sentence_limit_reached',
      retryAfter: 12 * 3600,
    });
  }
  expect(allowance.all()).toHaveLength(2 * NEW_SENTENCES_PER_DAY);
  expect(allowance.take(sentence(1000), NOON + DAY_MS)).toMatchObject({ ok: false });
});
