import { expect, test } from 'vitest';
import { normaliseLevel, trimSilence } from './level.ts';
import { rmsDecibels } from './measure.ts';
import { sampleRate, toInt16 } from './pcm.ts';
import { createResampler } from './resample.ts';

const tone = (hertz: number, seconds: number, rate: number, amplitude = 0.5) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, n) => amplitude * Math.sin((2 * Math.PI * hertz * n) / rate),
  );

/** Energy of the difference against the expected tone, in dB below the tone, away from the edges. */
function errorDecibels(actual: Float32Array, expected: Float32Array): number {
  let error = 0;
  let energy = 0;
  for (let i = 200; i < actual.length - 200; i++) {
    error += (actual[i]! - expected[i]!) ** 2;
    energy += expected[i]! ** 2;
  }
  return 10 * Math.log10(error / energy);
}

test('resampling from 22.05 to 24 kHz keeps tones to better than -60 dB', () => {
  const resample = createResampler(22_050, sampleRate);
  for (const hertz of [100, 1000, 4000, 8000]) {
    const output = resample(tone(hertz, 0.5, 22_050));
    expect(output.length).toBe(12_000);
    expect(errorDecibels(output, tone(hertz, 0.5, sampleRate)), `${hertz} Hz`).toBeLessThan(-60);
  }
});

test('a quiet and a loud voice are normalised to the same level, and peaks are limited', () => {
  for (const amplitude of [0.01, 0.99]) {
    const level = rmsDecibels(toInt16(normaliseLevel(tone(200, 1, sampleRate, amplitude), sampleRate)));
    expect(level).toBeCloseTo(-20, 0);
  }
  const spiky = tone(200, 1, sampleRate, 0.02);
  spiky[5000] = 0.9;
  const peak = normaliseLevel(spiky, sampleRate).reduce(
    (most, sample) => Math.max(most, Math.abs(sample)),
    0,
  );
  expect(peak).toBeLessThan(10 ** (-1 / 20));
});

test('silence is trimmed from both ends and stays silence when there is nothing else', () => {
  const quiet = new Float32Array(4800);
  const spoken = new Float32Array([...quiet, ...tone(200, 0.1, sampleRate), ...quiet]);
  expect(trimSilence(spoken, sampleRate).length / sampleRate).toBeCloseTo(0.12, 2);
  expect(trimSilence(quiet, sampleRate)).toHaveLength(0);
  expect(normaliseLevel(quiet, sampleRate)).toEqual(quiet);
});
