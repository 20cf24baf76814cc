import { TimeStretch } from '../../worker/narration/time-stretch.ts';

/** Measurements of a time stretch. */

/** Samples per second. */
export const HZ = 24_000;

export function stretched(samples: Int16Array, rate: number, portion = samples.length): Int16Array {
  return stretchedWithPlaces(samples, rate, portion).sound;
}

/** The stretched audio, and the position of each original sample in it. */
export function stretchedWithPlaces(
  samples: Int16Array,
  rate: number,
  portion = samples.length,
): { sound: Int16Array; placeOf: (sample: number) => number } {
  const stretch = new TimeStretch(rate);
  const out = new Int16Array(Math.ceil(samples.length / rate) + HZ);
  let length = 0;
  const put = (some: Int16Array) => {
    out.set(some, length);
    length += some.length;
  };
  for (let at = 0; at < samples.length; at += portion) put(stretch.push(samples.slice(at, at + portion)));
  put(stretch.finish());
  return { sound: out.slice(0, length), placeOf: (sample) => stretch.outputPlace(sample) };
}

/** Pads with silence, as recordings end, so that abrupt ends do not affect tests. */
export function amidSilence(samples: Int16Array): Int16Array {
  const fade = 0.05 * HZ;
  const whole = new Int16Array(samples.length + 0.2 * HZ);
  const shaped = samples.map((sample, i) => sample * Math.min(1, i / fade, (samples.length - i) / fade));
  whole.set(shaped, 0.1 * HZ);
  return whole;
}

export function largestStep(samples: Int16Array): number {
  let largest = 0;
  for (let i = 1; i < samples.length; i++)
    largest = Math.max(largest, Math.abs(samples[i]! - samples[i - 1]!));
  return largest;
}

function energyOf(samples: Int16Array): number {
  let energy = 0;
  for (let i = 0; i < samples.length; i++) energy += samples[i]! ** 2;
  return energy;
}

export function rms(samples: Int16Array): number {
  return Math.sqrt(energyOf(samples) / samples.length);
}

const WINDOW = 600;
const LONGEST = 400;
/** Samples from a search position to the middle of its window. */
const MIDDLE = 400;

/**
 * Pitch of speech at a position in Hz; null for unvoiced sound. Cumulative mean normalised difference (YIN, de
 * Cheveigné and Kawahara 2002) with parabolic interpolation; the module itself uses neither.
 */
function pitchAt(samples: Int16Array, at: number, loud: number): number | null {
  if (at + WINDOW + LONGEST >= samples.length || rms(samples.subarray(at, at + WINDOW)) < loud) return null;
  const ratio = new Float64Array(LONGEST + 1).fill(1);
  let sum = 0;
  // First sufficiently deep minimum; later ones are multiples.
  let lag = -1;
  for (let next = 1; next <= LONGEST; next++) {
    let difference = 0;
    for (let i = at; i < at + WINDOW; i += 2) difference += (samples[i]! - samples[i + next]!) ** 2;
    sum += difference;
    ratio[next] = (difference * next) / (sum || 1);
    if (lag < 0) {
      if (next > 40 && ratio[next]! < 0.15) lag = next;
    } else if (ratio[next]! < ratio[lag]! && next < LONGEST) lag = next;
    else break;
  }
  if (lag < 0) return null;
  const [before, here, after] = [ratio[lag - 1]!, ratio[lag]!, ratio[lag + 1]!];
  const bend = before - 2 * here + after;
  return HZ / (lag + (bend > 0 ? (before - after) / (2 * bend) : 0));
}

/** Samples between two measured moments. */
const HOP = 600;

/** Pitch of an original at each moment: every rate is compared with the same original. */
const pitchesOf = new WeakMap<Int16Array, (number | null)[]>();

function pitchesIn(natural: Int16Array): (number | null)[] {
  const known = pitchesOf.get(natural);
  if (known) return known;
  const loud = rms(natural) / 2;
  const pitches: (number | null)[] = [];
  for (let at = 0; at < natural.length; at += HOP) pitches.push(pitchAt(natural, at, loud));
  pitchesOf.set(natural, pitches);
  return pitches;
}

/**
 * Median ratio of the pitch to the original's at the same moment, and the number of moments; NaN for none.
 * @param placeOf position in the audio of an original sample
 */
export function pitchRatio(
  natural: Int16Array,
  sound: Int16Array,
  placeOf: (sample: number) => number,
): { ratio: number; moments: number } {
  const loud = rms(natural) / 2;
  const ratios: number[] = [];
  for (const [moment, before] of pitchesIn(natural).entries()) {
    if (before === null) continue;
    const now = pitchAt(sound, Math.max(0, placeOf(moment * HOP + MIDDLE) - MIDDLE), loud);
    if (now !== null) ratios.push(now / before);
  }
  const ratio = ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? Number.NaN;
  return { ratio, moments: ratios.length };
}

/** Level difference of two recordings in dB. */
export function louder(sound: Int16Array, natural: Int16Array): number {
  return 20 * Math.log10(rms(sound) / rms(natural));
}
