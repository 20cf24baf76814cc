import { expect, test } from 'vitest';
import { SAMPLE_RATE } from './format.ts';
import { Resampler } from './resampler.ts';

const RATES = [8000, 16_000, 22_050, 32_000, 44_100, 48_000];

const sine = (hertz: number, rate: number, seconds = 1) =>
  Int16Array.from({ length: Math.round(rate * seconds) }, (_, i) =>
    Math.round(16_000 * Math.sin((2 * Math.PI * hertz * i) / rate)),
  );

function resample(samples: Int16Array, from: number, portion = samples.length): Int16Array {
  const resampler = new Resampler(from);
  const out: number[] = [];
  for (let at = 0; at < samples.length; at += portion) {
    out.push(...resampler.push(samples.subarray(at, at + portion)));
  }
  out.push(...resampler.end());
  return Int16Array.from(out);
}

/** Power of `samples` in dB, without their ends, where the filter reaches into the surrounding silence. */
function decibels(samples: ArrayLike<number>): number {
  const inner = Array.from(samples).slice(1000, -1000);
  return 10 * Math.log10(inner.reduce((sum, sample) => sum + sample * sample, 1e-9) / inner.length);
}

test.each(RATES)('a tone sampled at %i Hz is equal to 60 dB after resampling, and as long', (rate) => {
  const hertz = 1000;
  const heard = resample(sine(hertz, rate), rate);
  expect(heard.length).toBe(SAMPLE_RATE);
  const wanted = sine(hertz, SAMPLE_RATE);
  const difference = heard.map((sample, i) => sample - (wanted[i] as number));
  expect(decibels(wanted) - decibels(difference)).toBeGreaterThan(60);
});

test.each([32_000, 44_100, 48_000])(
  'frequencies of %i Hz sound above our range are removed, not folded back',
  (rate) => {
    for (const hertz of [13_000, 15_000]) {
      const tone = sine(hertz, rate);
      expect(decibels(tone) - decibels(resample(tone, rate)), `${hertz} Hz`).toBeGreaterThan(60);
    }
  },
);

test.each(RATES)('sound of %i Hz does not depend on its chunks', (rate) => {
  const tone = sine(440, rate, 0.2);
  const whole = resample(tone, rate);
  for (const portion of [1, 7, 480]) expect(resample(tone, rate, portion)).toEqual(whole);
});

test('loud sound is clamped instead of wrapping around', () => {
  const square = Int16Array.from({ length: 4800 }, (_, i) => (i % 48 < 24 ? 32_767 : -32_768));
  const heard = resample(square, 48_000);
  const jumps = heard.slice(1).filter((sample, i) => sample - (heard[i] as number) > 60_000);
  expect(Math.max(...heard)).toBe(32_767);
  expect(jumps.length).toBeLessThan(2 * (4800 / 48));
});
