import { expect, test } from 'vitest';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { SentenceAllowance, type Taken } from './sentence-allowance.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 23, 12);
const sentence = (index: number) => ({
  storyId: 's',
  language: 'es' as const,
  index,
  voiceId: 'female' as const,
});

function taken(allowance: SentenceAllowance, index: number, now = NOON): Taken {
  const answer = allowance.take(sentence(index), true, now);
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}
const counted = (allowance: SentenceAllowance) => allowance.all().map(({ index }) => index);
const allowanceOf = (storage = ObjectStorage.new()) => new SentenceAllowance(storage.sql);

test('of two who have the same sentence bought, one who gives up takes the count of the other away in no order', () => {
  for (const gaveUpFirst of [true, false]) {
    const allowance = allowanceOf();
    const [one, other] = [taken(allowance, 0), taken(allowance, 0)];
    expect(counted(allowance)).toEqual([0]);
    one.end(!gaveUpFirst);
    expect(counted(allowance)).toEqual([0]);
    other.end(gaveUpFirst);
    expect(counted(allowance)).toEqual([0]);
  }
});

test('a sentence that nobody heard is not counted, however many wanted it', () => {
  const allowance = allowanceOf();
  const all = [taken(allowance, 0), taken(allowance, 0), taken(allowance, 0)];
  for (const [position, one] of all.entries()) {
    expect(counted(allowance)).toEqual([0]);
    one.end(false);
    expect(counted(allowance)).toEqual(position < 2 ? [0] : []);
  }
});

test('a sentence that was heard today is not counted again, and stays counted when it then fails', () => {
  const allowance = allowanceOf();
  taken(allowance, 0).end(true);
  taken(allowance, 0).end(false);
  expect(counted(allowance)).toEqual([0]);
  taken(allowance, 0, NOON + DAY_MS).end(true);
  expect(counted(allowance)).toEqual([0, 0]);
});

test('what was counted when the object died is not counted a second time', () => {
  const storage = ObjectStorage.new();
  taken(allowanceOf(storage), 0);
  const next = allowanceOf(storage);
  taken(next, 0).end(true);
  expect(counted(next)).toEqual([0]);
});
