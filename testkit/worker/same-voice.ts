import { expect } from 'vitest';
import { largestStep, louder, pitchRatio, stretchedWithPlaces } from './stretched.ts';

/** Expects stretched audio to be 1/rate times as long, with the same pitch and level. */
export function expectSameVoice(natural: Int16Array, rate: number): void {
  const { sound, placeOf } = stretchedWithPlaces(natural, rate);
  expect((sound.length * rate) / natural.length).toBeCloseTo(1, 3);
  const { ratio, moments } = pitchRatio(natural, sound, placeOf);
  expect(moments).toBeGreaterThan(20);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
  expect(largestStep(sound) / largestStep(natural)).toBeLessThan(1.25);
  expect(Math.abs(louder(sound, natural))).toBeLessThan(1);
}
