import { expect, test } from 'vitest';
import { fadeGain, secondsLeft } from './sleep-policy.ts';

const clock = { since: 1_000_000, now: 1_000_000, position: 30, duration: 90 };

test('minutes count from the choice', () => {
  expect(secondsLeft({ ...clock, choice: 5 })).toBe(300);
  expect(secondsLeft({ ...clock, choice: 5, now: 1_290_000 })).toBe(10);
  expect(secondsLeft({ ...clock, choice: 5, now: 9_000_000 })).toBe(0);
});

test('the end of the story follows the sound, once its length is known', () => {
  expect(secondsLeft({ ...clock, choice: 'end' })).toBe(60);
  expect(secondsLeft({ ...clock, choice: 'end', duration: null })).toBeNull();
});

test('no timer means no fade', () => {
  expect(secondsLeft({ ...clock, choice: 'off' })).toBeNull();
  expect(fadeGain(null)).toBe(1);
});

test('the fade takes the last twenty seconds and never rises', () => {
  const gains = [60, 20, 15, 10, 5, 1, 0].map(fadeGain);
  expect(gains[0]).toBe(1);
  expect(gains[1]).toBe(1);
  expect(gains.at(-1)).toBe(0);
  expect([...gains].sort((a, b) => b - a)).toEqual(gains);
});
