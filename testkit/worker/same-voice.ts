import { expect } from 'vitest';
import { largestStep, louder, pitchRatio, stretchedWithPlaces } from './stretched.ts';

/** That a stretched sound is 1/rate times as long, and otherwise what it was. */
export function expectSameVoice(natural: Int16Array, rate: number): void {
  const { sound, placeOf } = stretchedWithPlaces(natural, rate);
  expect((sound.length * rate) / natural.length).toBeCloseTo(1, 3);
  const { ratio, moments } = pitchRatio(natural, sound, placeOf);
  expect(moments).toBeGreaterThan(20);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
  expect(largestStep(sound) / largestStep(natural)).toBeLessThan(1.25);
  expect(Math.abs(louder(sound, natural))).toBeLessThan(1);
}
