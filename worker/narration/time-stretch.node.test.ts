import { expect, test } from 'vitest';
import { SPEECH_RATES } from '../../contract/options.ts';
import { expectSameVoice } from '../../testkit/worker/same-voice.ts';
import { noise, sine, voice } from '../../testkit/worker/sound.ts';
import { amidSilence, HZ, rms, stretched, stretchedWithPlaces } from '../../testkit/worker/stretched.ts';
import { TimeStretch } from './time-stretch.ts';

/** The selectable rates, and the slowest possible one: the end of a sleep edition of the slowest narration. */
const STRETCHED = [...SPEECH_RATES.filter((rate) => rate !== 1), 0.45];

/** Synthetic vowel: a decaying resonance in each period. */
function pulses(hertz: number, seconds: number): Int16Array {
  return Int16Array.from({ length: seconds * HZ }, (_, i) => {
    const since = (i % Math.round(HZ / hertz)) / HZ;
    return Math.round(9000 * Math.exp(-300 * since) * Math.sin(2 * Math.PI * 700 * since));
  });
}

/** The lowest and the highest; `npm run test:long` has some between them. */
const between = (...some: number[]) => (process.env.TEST_LONG === undefined ? [] : some);

test.each([75, ...between(110, 220), 440])('a tone of %i Hz keeps its pitch', (hertz) => {
  const tone = amidSilence(sine(hertz, 0.3, 1.5));
  for (const rate of STRETCHED) expectSameVoice(tone, rate);
});

test.each([75, ...between(100, 150, 210), 320])('a voice of %i pulses a second keeps its pitch', (hertz) => {
  const train = amidSilence(pulses(hertz, 1.5));
  for (const rate of STRETCHED) expectSameVoice(train, rate);
});

test.each([0.01, 0.3])('noise of amplitude %d does not pump', (amplitude) => {
  const hiss = noise(amplitude, 2);
  for (const rate of STRETCHED) {
    const whole = stretchedWithPlaces(hiss, rate);
    // Without its end, which silence follows all at once.
    const sound = whole.sound.subarray(0, Math.min(whole.placeOf(hiss.length), whole.sound.length) - 1000);
    expect(Math.abs(rms(sound) / rms(hiss) - 1)).toBeLessThan(0.025);
    const parts = Array.from({ length: Math.floor(sound.length / 480) - 3 }, (_, i) =>
      rms(sound.subarray(480 * i, 480 * (i + 1))),
    );
    expect(Math.min(...parts) / rms(hiss)).toBeGreaterThan(0.8);
    expect(Math.max(...parts) / rms(hiss)).toBeLessThan(1.2);
  }
});

/** Every fifth place of a burst; `npm run test:long` has all. */
const STEP = process.env.TEST_LONG === undefined ? 5 : 1;

test('a burst is neither doubled nor lost', () => {
  const burst = noise(0.6, 0.004, 5);
  const hiss = noise(0.002, 3);
  for (const rate of STRETCHED) {
    for (let shift = 0; shift < 20; shift += STEP) {
      const sound = hiss.slice();
      let bursts = 0;
      for (let at = 2000 + 37 * shift; at + burst.length < sound.length - 2000; at += 4801) {
        sound.set(burst, at);
        bursts += 1;
      }
      let heard = 0;
      let quietSince = 0;
      for (const sample of stretched(sound, rate)) {
        quietSince += 1;
        if (Math.abs(sample) < 3000) continue;
        if (quietSince > 120) heard += 1;
        quietSince = 0;
      }
      expect([rate, shift, heard]).toEqual([rate, shift, bursts]);
    }
  }
});

/** Positions of onsets in the sound after silence, also after only 20 ms of it. */
function begins(sound: Int16Array, above: number): number[] {
  const at: number[] = [];
  let quietSince = Number.POSITIVE_INFINITY;
  for (const [i, sample] of sound.entries()) {
    quietSince += 1;
    if (Math.abs(sample) < above) continue;
    if (quietSince > 480) at.push(i);
    quietSince = 0;
  }
  return at;
}

test.each(STRETCHED)('at rate %d the output position of each sample is known', (rate) => {
  const sound = new Int16Array(6 * HZ);
  const hums: number[] = [];
  for (let at = 2000; at + 3600 < sound.length; at += 5003) {
    sound.set(pulses(140, 0.15), at);
    hums.push(at);
  }
  const stretch = new TimeStretch(rate);
  const heard = begins(Int16Array.from([...stretch.push(sound), ...stretch.finish()]), 1500);
  expect(heard).toHaveLength(hums.length);
  const after = begins(sound, 1500)[0]! - hums[0]!;
  // By the rate alone they are off by 60 ms of splices at 0.5, and by what words are ahead.
  const errors = hums.map((at, i) => heard[i]! - stretch.outputPlace(at + after));
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.001 * HZ);
  expect(stretch.outputPlace(sound.length + 1)).toBeLessThanOrEqual(
    Math.round(sound.length / rate) + 0.02 * HZ,
  );
});

/** Words of a second each, with silence of this many seconds after each; and their positions. */
function wordsWith(silence: number): { sound: Int16Array; words: number[] } {
  const sound = new Int16Array(9 * (1 + silence) * HZ);
  const words = Array.from({ length: 9 }, (_, i) => Math.round(i * (1 + silence) * HZ));
  for (const at of words) sound.set(pulses(140, 1), at);
  return { sound, words };
}

const SLOW = STRETCHED.filter((rate) => rate < 1);

test.each(SLOW)('at rate %d pauses are slowed more than words', (rate) => {
  const { sound, words } = wordsWith(0.3);
  const { placeOf } = stretchedWithPlaces(sound, rate);
  const slowness = (from: number, to: number) => (placeOf(to) - placeOf(from)) / (to - from);
  for (const at of words.slice(0, -1)) {
    const word = slowness(at, at + HZ) * rate;
    expect(word).toBeLessThan(0.98);
    expect(word).toBeGreaterThan(0.8);
    expect(slowness(at + HZ, at + 1.3 * HZ) * rate).toBeGreaterThan(1.07);
    // What words gained, the pause gave back, but for what a splice may be late.
    expect(Math.abs(placeOf(at) - at / rate)).toBeLessThan((0.04 / rate) * HZ);
  }
});

test.each(SLOW)('at rate %d speech without pauses runs ahead by at most 0.6 s', (rate) => {
  const { sound } = wordsWith(0.05);
  const { sound: slow, placeOf } = stretchedWithPlaces(sound, rate);
  for (let at = 0; at < sound.length; at += 240) {
    expect(at / rate - placeOf(at)).toBeLessThan((0.6 + 0.05 / rate) * HZ);
  }
  expect(slow.length).toBe(Math.round(sound.length / rate));
});

test.each(SLOW)('at rate %d the closure before a p or t is no pause', (rate) => {
  const { sound, words } = wordsWith(0.05);
  const { placeOf } = stretchedWithPlaces(sound, rate);
  for (const at of words)
    expect(placeOf(at + 1.05 * HZ) - placeOf(at + HZ)).toBeLessThan((0.05 / rate + 0.02) * HZ);
});

test('fast speech has pauses and words at the same rate', () => {
  const { sound } = wordsWith(0.3);
  const { placeOf } = stretchedWithPlaces(sound, 1.2);
  for (let at = 0; at < sound.length; at += 240) {
    expect(Math.abs(at / 1.2 - placeOf(at))).toBeLessThan(0.05 * HZ);
  }
});

test.each(STRETCHED)(
  'at rate %d onset after onset, which leaves no place to splice, is not late for long',
  (rate) => {
    const burst = noise(0.6, 0.004, 5);
    const sound = noise(0.002, 3);
    for (let at = 2000; at + burst.length < sound.length; at += 0.03 * HZ) sound.set(burst, at);
    const { placeOf } = stretchedWithPlaces(sound, rate);
    for (let at = 0; at < sound.length - 0.1 * HZ; at += 240)
      expect(Math.abs(at / rate - placeOf(at))).toBeLessThan((rate < 1 ? 0.6 : 0.05) * HZ);
  },
);

test('at rate 1 every sample passes through unchanged', () => {
  const natural = voice(0.3, 4);
  expect(stretched(natural, 1, 777)).toEqual(natural);
});

test.each(STRETCHED)('at rate %d the output does not depend on the chunks', (rate) => {
  const natural = voice(0.3, 2);
  const whole = stretched(natural, rate);
  for (const portion of [1, 119, 2400, 24_001]) expect(stretched(natural, rate, portion)).toEqual(whole);
});

test.each(STRETCHED)('at rate %d at most a tenth of a second of speech is held back', (rate) => {
  const natural = voice(0.3, 4);
  const stretch = new TimeStretch(rate);
  let heard = 0;
  for (let at = 0; at + 240 < natural.length; at += 240) {
    heard += stretch.push(natural.subarray(at, at + 240)).length;
    if (at + 240 >= 0.1 * HZ) expect(stretch.outputPlace(at + 240 - 0.1 * HZ)).toBeLessThan(heard);
  }
});

test.each([0, 1, 5, 100, 359, 360, 361, 1000, 2400])(
  '%i samples have the exact length after stretching',
  (length) => {
    for (const rate of STRETCHED) {
      expect(stretched(new Int16Array(length), rate)).toEqual(new Int16Array(Math.round(length / rate)));
      const loud = stretched(pulses(200, 1).slice(0, length), rate);
      // A sound that ends without silence is not cut off, for which it may be longer.
      expect(loud.length).toBeGreaterThanOrEqual(Math.round(length / rate));
      expect(loud.length).toBeLessThan(length / rate + 0.02 * HZ);
    }
  },
);

test.each(STRETCHED)('at rate %d sound in the last samples is not cut off', (rate) => {
  const burst = noise(0.6, 0.004, 5);
  const hiss = noise(0.002, 1);
  for (let shift = 0; shift < 20; shift += STEP) {
    const sound = hiss.slice();
    // A word without a pause before its last consonant: what is slow has fallen behind by then.
    sound.set(
      pulses(140, 0.5).map((sample) => sample / 4),
      4000 + 37 * shift,
    );
    sound.set(burst, sound.length - burst.length);
    // Silence may follow, as much as words were faster than the rate.
    const loud = stretched(sound, rate)
      .subarray(-0.4 * HZ)
      .filter((sample) => Math.abs(sample) > 3000);
    expect([shift, loud.length > 0.8 * burst.filter((sample) => Math.abs(sample) > 3000).length]).toEqual([
      shift,
      true,
    ]);
  }
});
