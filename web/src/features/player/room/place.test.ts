import { expect, test } from 'vitest';
import { lightOf, placeAt } from './place.ts';

const TIMELINE = [
  { index: 0, start: 2, end: 4 },
  { index: 2, start: 5, end: 8 },
];

test.each([
  [1.9, true, 'before'],
  [2, true, 0],
  [4.5, true, 0],
  [8.5, true, 2],
  [9, true, 'after'],
  // More sentences may come.
  [9, false, 2],
] as const)('at second %s, complete %s, the sound is at %s', (seconds, isComplete, place) => {
  expect(placeAt(TIMELINE, seconds, isComplete)).toBe(place);
});

test('without times nothing was read', () => {
  expect(placeAt([], 100, true)).toBe('before');
});

test('the light falls from two thirds of the text on, and never rises', () => {
  const lights = Array.from({ length: 31 }, (_, at) => lightOf(at, 31));
  expect(lights.slice(0, 21)).toEqual(Array(21).fill(1));
  for (const [at, light] of lights.entries()) {
    if (at > 20) expect(light).toBeLessThan(lights[at - 1]!);
    expect(light).toBeGreaterThanOrEqual(0.6);
  }
});
