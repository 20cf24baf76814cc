import { loudnessOf } from '../../../../contract/loudness.ts';
import { LONGEST_TAKE_S, SHORTEST_TAKE_S, TAKE_RATE } from '../../../../contract/takes.ts';

/** What is wrong with a recording, to be said to its reader. The first three are not sent. */
export type TakeFault = 'silent' | 'short' | 'long' | 'clipped' | 'hum' | 'noise' | 'quiet';

/** Level of narrations, in LUFS, and the highest true peak, in dBTP. */
export const TAKE_LOUDNESS = -19;
export const TAKE_PEAK = -1.5;

const HOP = TAKE_RATE / 100;
/** dBFS below which a hop has no voice, whatever the room. */
const INAUDIBLE = -55;
/** dB by which a voice is above the room's noise. */
const ABOVE_NOISE = 8;
/** dB below the loudest hop that a voice reaches in any case. */
const BELOW_LOUDEST = 12;
/** Hops in a row that are a voice and no click. */
const VOICED_RUN = 4;
/** Seconds that are left before and after the voice: soft consonants lie below the gate. */
const [BEFORE_S, AFTER_S] = [0.1, 0.18];
/** Seconds over which the ends are faded, so that no join clicks. */
const [FADE_IN_S, FADE_OUT_S] = [0.01, 0.04];
/** LUFS below which raising the voice raises its noise too far. */
const TOO_QUIET = -45;
/** dB between voice and noise below which the noise is said. */
const LEAST_DISTANCE = 18;
/** Share of the noise that is hum of the mains. */
const MOSTLY_HUM = 0.5;
/** Amplitude at which a microphone cuts, and how many such runs of three samples are heard. */
const CUT = 0.985;
const CUT_RUNS = 3;

const toAmplitude = (decibels: number) => 10 ** (decibels / 20);
const toDecibels = (power: number) => 10 * Math.log10(power + 1e-12);

/** Mean squares of hops of 10 ms. */
function hopPowers(samples: Float32Array): Float32Array {
  const powers = new Float32Array(Math.floor(samples.length / HOP));
  for (let hop = 0; hop < powers.length; hop++) {
    let sum = 0;
    for (let i = hop * HOP; i < (hop + 1) * HOP; i++) sum += (samples[i] as number) ** 2;
    powers[hop] = sum / HOP;
  }
  return powers;
}

/** First and last hop with a voice; null without any. */
function voiced(levels: readonly number[], gate: number): [first: number, last: number] | null {
  const isRun = (at: number) => levels.slice(at, at + VOICED_RUN).every((level) => level > gate);
  let first = -1;
  let last = -1;
  for (let at = 0; at + VOICED_RUN <= levels.length; at++) {
    if (!isRun(at)) continue;
    if (first < 0) first = at;
    last = at + VOICED_RUN - 1;
  }
  return first < 0 ? null : [first, last];
}

/** Power of one frequency among samples, by Goertzel's algorithm. */
function powerAt(hertz: number, samples: Float32Array): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / TAKE_RATE);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + turn * one - two, one];
  return (2 * (one * one + two * two - turn * one * two)) / samples.length ** 2;
}

/** Longest stretch of quiet hops. */
function longestQuiet(samples: Float32Array, levels: readonly number[], gate: number): Float32Array {
  let [from, length, begun] = [0, 0, 0];
  for (let at = 0; at <= levels.length; at++) {
    if (at < levels.length && levels[at]! <= gate) continue;
    if (at - begun > length) [from, length] = [begun, at - begun];
    begun = at + 1;
  }
  return samples.subarray(from * HOP, (from + length) * HOP);
}

/** Share of a room's noise that is a hum of 50 or 60 Hz and its overtones. */
function humShare(quiet: Float32Array): number {
  const all = quiet.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, quiet.length);
  if (quiet.length < TAKE_RATE / 10 || all === 0) return 0;
  const humOf = (mains: number) =>
    [1, 2, 3, 4].reduce((sum, overtone) => sum + powerAt(mains * overtone, quiet), 0);
  return Math.max(humOf(50), humOf(60)) / all;
}

function isClipped(samples: Float32Array): boolean {
  let [run, runs] = [0, 0];
  for (const sample of samples) {
    run = Math.abs(sample) >= CUT ? run + 1 : 0;
    if (run === 3) runs += 1;
  }
  return runs >= CUT_RUNS;
}

/** Weights of the eight samples around a place between two of them: a windowed sinc, of a quarter, half and three. */
const BETWEEN = [0.25, 0.5, 0.75].map((part) =>
  [-3, -2, -1, 0, 1, 2, 3, 4].map((tap) => {
    const x = Math.PI * (part - tap);
    return (Math.sin(x) / x) * Math.cos(x / 10) ** 2;
  }),
);

/** Highest peak, between the samples too. */
export function truePeak(samples: Float32Array): number {
  let peak = 0;
  for (let at = 0; at < samples.length; at++) {
    peak = Math.max(peak, Math.abs(samples[at]!));
    for (const weights of BETWEEN) {
      let sum = 0;
      for (let tap = 0; tap < 8; tap++) sum += (samples[at + tap - 3] ?? 0) * weights[tap]!;
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return peak;
}

/** Turns down what is above the ceiling, over hops, without a step. */
function limit(samples: Float32Array, ceiling: number): void {
  const hops = Math.ceil(samples.length / HOP) + 1;
  const allowed = Array.from({ length: hops }, (_, hop) => {
    let peak = 0;
    for (const sample of samples.subarray(Math.max(0, (hop - 1) * HOP), (hop + 1) * HOP))
      peak = Math.max(peak, Math.abs(sample));
    return peak > ceiling ? ceiling / peak : 1;
  });
  for (let i = 0; i < samples.length; i++) {
    const hop = Math.floor(i / HOP);
    const part = (i - hop * HOP) / HOP;
    samples[i] = samples[i]! * (allowed[hop]! * (1 - part) + allowed[hop + 1]! * part);
  }
}

export type Prepared = { pcm: Uint8Array<ArrayBuffer>; faults: TakeFault[] };

const refused = (fault: TakeFault): Prepared => ({ pcm: new Uint8Array(), faults: [fault] });

/**
 * Prepares a recording for a narration: ends trimmed and faded, level set, peaks held.
 * @param recorded mono samples at `TAKE_RATE`, 1 = full scale
 * @returns 16-bit little-endian samples, and what the reader should know; without samples when it cannot be used
 */
export function prepareTake(recorded: Float32Array): Prepared {
  const levels = Array.from(hopPowers(recorded), toDecibels);
  const sorted = [...levels].sort((a, b) => a - b);
  const noise = sorted[Math.floor(sorted.length / 10)] ?? INAUDIBLE;
  const loudest = sorted.at(-1) ?? INAUDIBLE;
  // A recording that begins with the voice has no quiet hop to measure.
  const gate = Math.max(INAUDIBLE, Math.min(noise + ABOVE_NOISE, loudest - BELOW_LOUDEST));
  const ends = loudest > INAUDIBLE ? voiced(levels, gate) : null;
  if (!ends) return refused('silent');
  const from = Math.max(0, ends[0] * HOP - BEFORE_S * TAKE_RATE);
  const to = Math.min(recorded.length, (ends[1] + 1) * HOP + AFTER_S * TAKE_RATE);
  const samples = recorded.slice(from, to);
  const seconds = samples.length / TAKE_RATE;
  if (seconds < SHORTEST_TAKE_S) return refused('short');
  if (seconds > LONGEST_TAKE_S) return refused('long');

  const faults: TakeFault[] = [];
  if (isClipped(recorded)) faults.push('clipped');
  const loudness = loudnessOf(samples, { sampleRate: TAKE_RATE, fullScale: 1 });
  const isNoisy = noise > INAUDIBLE && loudness - noise < LEAST_DISTANCE;
  if (isNoisy) faults.push(humShare(longestQuiet(recorded, levels, gate)) > MOSTLY_HUM ? 'hum' : 'noise');
  if (loudness < TOO_QUIET) faults.push('quiet');

  level(samples, loudness);
  fade(samples);
  const pcm = new Int16Array(samples.length);
  for (let i = 0; i < pcm.length; i++) pcm[i] = Math.round(Math.max(-1, Math.min(1, samples[i]!)) * 32_767);
  return { pcm: new Uint8Array(pcm.buffer), faults };
}

/** Sets the level, again after the limiter has taken some of it. */
function level(samples: Float32Array, loudness: number): void {
  const ceiling = toAmplitude(TAKE_PEAK);
  for (let measured = loudness, round = 0; round < 3; round++) {
    const gain = toAmplitude(TAKE_LOUDNESS - measured);
    for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! * gain;
    limit(samples, toAmplitude(TAKE_PEAK - 0.5));
    measured = loudnessOf(samples, { sampleRate: TAKE_RATE, fullScale: 1 });
    if (Math.abs(measured - TAKE_LOUDNESS) < 0.3) break;
  }
  const peak = truePeak(samples);
  if (peak <= ceiling) return;
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i]! * ceiling) / peak;
}

function fade(samples: Float32Array): void {
  const [into, out] = [FADE_IN_S * TAKE_RATE, FADE_OUT_S * TAKE_RATE];
  for (let i = 0; i < into && i < samples.length; i++) samples[i] = (samples[i]! * i) / into;
  for (let i = 0; i < out && i < samples.length; i++) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at]! * i) / out;
  }
}
