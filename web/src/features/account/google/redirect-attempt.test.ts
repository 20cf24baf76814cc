import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../../../lib/browser-storage.ts';
import { beganHere, beginAttempt, endAttempt } from './redirect-attempt.ts';

beforeEach(() => localStore.removeItem('google-attempts'));

test('an attempt started in this browser is known until it has ended', () => {
  const attempt = beginAttempt();
  expect(beganHere(attempt)).toBe(true);
  endAttempt(attempt);
  expect(beganHere(attempt)).toBe(false);
});

test.each([null, '%j is no attempt of this browser', 'made-elsewhere', '__proto__'])(
  '%j began nowhere here',
  (attempt) => {
    beginAttempt();
    expect(beganHere(attempt)).toBe(false);
  },
);

test('several tabs may sign in at once, and the number of stored attempts is limited', () => {
  const attempts = Array.from({ length: 8 }, beginAttempt);
  expect(attempts.map(beganHere)).toEqual([false, false, false, true, true, true, true, true]);
});

test.each(['not json', '{"a":1}', '[1,null]'])(
  'foreign contents of the storage, %s, count as no attempt',
  (text) => {
    localStore.setItem('google-attempts', text);
    expect(beganHere('1')).toBe(false);
    expect(beganHere(beginAttempt())).toBe(true);
  },
);
