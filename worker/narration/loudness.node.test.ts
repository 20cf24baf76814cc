import { expect, test } from 'vitest';
import { HOP_SAMPLES } from './format.ts';
import { SpeechLeveller } from './leveller.ts';
import { Limiter } from './limiter.ts';

/** The promised decibels, written a second time, independently of the code. */
const decibels = (amplitude: number) => 20 * Math.log10(amplitude);
const HOPS_PER_SECOND = 100;

/** Gain in dB for a voice of this loudness (dBFS, RMS) after so many seconds. */
function correctionOf(loudness: number, seconds: number): number {
  const leveller = new SpeechLeveller();
  leveller.startSentence();
  let gain = 1;
  for (let hop = 0; hop < seconds * HOPS_PER_SECOND; hop++) gain = leveller.next(10 ** (loudness / 10));
  return decibels(gain);
}

test.each([
  [-18, 0],
  [-24, 6],
  [-12, -6],
  // As far as it goes: more would raise the noise of the recording too.
  [-40, 12],
  [-3, -12],
])('the leveller brings a voice at %i dBFS %i dB nearer to the target', (loudness, correction) => {
  expect(correctionOf(loudness, 20)).toBeCloseTo(correction, 1);
});

test('the leveller changes a voice by at most six decibels a second', () => {
  expect(correctionOf(-40, 1)).toBeLessThanOrEqual(6.01);
  expect(correctionOf(-40, 1)).toBeGreaterThan(5);
});

test('the leveller does not raise silence, and keeps its estimate through it', () => {
  expect(correctionOf(-60, 5)).toBe(0);
  const leveller = new SpeechLeveller();
  for (let hop = 0; hop < 1000; hop++) leveller.next(10 ** -2.4);
  const before = leveller.next(10 ** -2.4);
  for (let hop = 0; hop < 500; hop++) leveller.next(1e-9);
  expect(leveller.next(1e-9)).toBeCloseTo(before, 6);
});

/** The highest output sample for a tone at this amplitude (1 = full scale). */
function peakOf(amplitude: number): number {
  const limiter = new Limiter();
  const out = new Float32Array(HOP_SAMPLES);
  const hop = new Float32Array(HOP_SAMPLES);
  let peak = 0;
  for (let n = 0; n < 200; n++) {
    for (let i = 0; i < HOP_SAMPLES; i++) hop[i] = (i % 2 === 0 ? 1 : -1) * amplitude;
    limiter.next(hop, amplitude, out, 0);
    for (const sample of out) peak = Math.max(peak, Math.abs(sample));
  }
  return peak;
}

test.each([1, 1.5, 4])('the limiter holds %f times full scale at 1.5 dB below it', (amplitude) => {
  expect(decibels(peakOf(amplitude))).toBeCloseTo(-1.5, 1);
});

test('the limiter passes on sound below its ceiling unchanged', () => {
  expect(peakOf(0.8)).toBeCloseTo(0.8, 5);
});
