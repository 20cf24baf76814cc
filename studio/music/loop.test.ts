import { expect, test } from 'vitest';
import { cutLoop, measureSeam } from './loop.ts';

const RATE = 24_000;
const wave = (samples: number, hertz: number): Float32Array =>
  Float32Array.from({ length: samples }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / RATE));

test('measureSeam finds no click in a wave that fits its loop', () => {
  const seam = measureSeam(wave(RATE, 200), RATE);
  expect(seam.againstNearby).toBeLessThanOrEqual(1.001);
  expect(seam.bend).toBeLessThanOrEqual(1.001);
});

test('measureSeam finds a click in a wave cut anywhere', () => {
  const seam = measureSeam(wave(RATE + 50, 200), RATE);
  expect(seam.bend).toBeGreaterThan(5);
  expect(seam.sharpness).toBeGreaterThan(5);
});

test('cutLoop is continuous at its seam even when the passes differ slightly', () => {
  const length = RATE + 37;
  const loop = cutLoop(wave(3 * length, 200), length, RATE);
  expect(loop.length).toBe(length);
  expect(measureSeam(loop, RATE).bend).toBeLessThan(1.1);
});

test('cutLoop adds the ringing after the end to the beginning', () => {
  const passes = new Float32Array(2000);
  passes[1005] = 0.25;
  expect(cutLoop(passes, 1000, 1000)[5]).toBe(0.25);
  expect(() => cutLoop(passes, 1001, 1000)).toThrow('Two passes are 2002 samples');
});
