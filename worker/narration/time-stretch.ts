import { FULL_SCALE, toAmplitude, toSamples } from './format.ts';
import { SPEECH_GATE } from './leveller.ts';

/** Samples of one decision, and of the cross-fade of a splice: longer than a period of the lowest voice. */
const HOP = toSamples(0.015);

/**
 * Range of a splice's length in samples: from one period of a woman's voice to a period and a half of a very low one
 * (75 Hz).
 */
const MIN_LAG = toSamples(0.005);
const MAX_LAG = toSamples(0.02);

/** Samples that are compared to find a splice: a period and a half of a voice of 75 Hz. */
const COMPARED = toSamples(0.02);

/**
 * Decimation of the coarse search, over means of four samples; the fine search then tries each sample near the best.
 */
const COARSE = 4;

/** Drift in samples before a splice: the fewer splices, the more intelligible the speech. */
const DRIFT = toSamples(0.015);

/** Drift before a splice near an onset, which first passes through whole. */
const DRIFT_AT_ONSET = toSamples(0.04);

/**
 * Onset detection: the power of a slice of so many samples against the four before it. The burst of a p, t or k is 10
 * dB and more above its closure; the pulses of a low voice are at most 6 dB above their mean.
 */
const SLICE = toSamples(0.005);
const SLICES_BEFORE = 4;
const ONSET = 8;

/**
 * Uneven slowing: words are faster than the rate by this share of the distance to the natural pace, and slow down to
 * the rate as they run ahead, by at most this many samples. Pauses wait for as much.
 */
const HASTE = 0.3;
const MOST_AHEAD = toSamples(0.6);

/**
 * Samples of silence that make a pause: few closures of a p, t or k are as long. And the share of its lead that a pause
 * then waits.
 */
const PAUSE = toSamples(0.08);
const WAITING = 0.75;

/** Samples kept behind the position: splices that make up for an onset go back several times. */
const KEPT = 4 * MAX_LAG;

/** Cross-fade curve, and the power that unlike sides lose at each of its samples. */
const SHARES = Float64Array.from(
  { length: HOP },
  (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / HOP),
);
const LOSSES = SHARES.map((share) => 2 * share * (1 - share));

/** Silence threshold as an int16 value. */
const QUIET = toAmplitude(SPEECH_GATE) * FULL_SCALE;

/**
 * Time stretch in the time domain: makes one utterance last 1/rate times as long at the same pitch. The sound is
 * copied, and once in several periods a splice repeats (or leaves out) 5 to 20 ms: the length at which both sides are
 * most alike, which in a voice is a whole number of periods. Onsets are neither doubled nor lost. Slow speech slows its
 * pauses more than its words. The output depends on the samples only, not on their chunks. At rate 1 everything passes
 * through unchanged.
 */
export class TimeStretch {
  readonly #rate: number;
  /** Input that may still be needed: `#input[0]` is sample `#first` of the utterance. */
  #input = new Int16Array(toSamples(0.5));
  #first = 0;
  #received = 0;
  /** The next sample without a splice. */
  #next = 0;
  #written = 0;
  /** Samples by which the output is ahead of the rate. */
  #ahead = 0;
  /** Start of the silence around the next sample; none. */
  #quietFrom = Number.POSITIVE_INFINITY;
  #isWaiting = false;
  /** For each output hop, the input sample that it begins with. */
  readonly #places: number[] = [];
  readonly #onsets: number[] = [];
  /** Powers of the last slices. */
  #powers: number[] = [];
  readonly #coarse = new Float32Array((MAX_LAG + COMPARED) / COARSE);
  readonly #energy = new Float64Array((MAX_LAG + COMPARED) / COARSE + 1);

  /** @param rate above 0; 2 is twice as fast */
  constructor(rate: number) {
    this.#rate = rate;
  }

  /** @returns the output that is final with this input: all but a tenth of a second of speech at most */
  push(samples: Int16Array): Int16Array {
    if (this.#rate === 1) return samples;
    this.#take(samples);
    const hops: Int16Array[] = [];
    while (this.#next + this.#lookAhead <= this.#received) hops.push(this.#hop(Number.POSITIVE_INFINITY));
    return joined(hops);
  }

  /** @returns the rest, which completes the exact length, unless that would cut off a sound */
  finish(): Int16Array {
    if (this.#rate === 1) return new Int16Array(0);
    const end = this.#received;
    const left = Math.round(end / this.#rate) - this.#written;
    this.#take(new Int16Array(this.#lookAhead + HOP));
    const hops: Int16Array[] = [];
    while (this.#next < end) hops.push(this.#hop(end));
    const rest = joined(hops);
    const isHeard = rest.subarray(Math.max(0, left)).some((sample) => Math.abs(sample) > QUIET);
    const whole = new Int16Array(isHeard ? rest.length - (this.#next - end) : Math.max(0, left));
    whole.set(rest.subarray(0, whole.length));
    return whole;
  }

  /**
   * Output position of an input sample, which must have been output: its first occurrence if a splice repeats it, the
   * next sample if a splice leaves it out.
   */
  outputPlace(sample: number): number {
    if (this.#rate === 1) return sample;
    const hop = this.#places.findIndex((place) => sample < place + HOP);
    if (hop < 0) return this.#written;
    return hop * HOP + Math.max(0, sample - (this.#places[hop] as number));
  }

  /** Samples needed after `#next`: those compared, which reach beyond the fade. */
  get #lookAhead(): number {
    return COMPARED + (this.#rate > 1 ? MAX_LAG : 0);
  }

  #take(samples: Int16Array): void {
    const kept = Math.max(this.#first, this.#next - KEPT);
    const count = this.#received - kept;
    const before = this.#input;
    if (count + samples.length > before.length) {
      this.#input = new Int16Array(2 * (count + samples.length));
    }
    this.#input.set(before.subarray(kept - this.#first, this.#received - this.#first));
    this.#first = kept;
    this.#input.set(samples, count);
    const sliced = this.#received - (this.#received % SLICE);
    this.#received += samples.length;
    for (let at = sliced; at + SLICE <= this.#received; at += SLICE) this.#listen(at);
    while ((this.#onsets[0] ?? this.#next) < this.#next - KEPT) this.#onsets.shift();
  }

  /** Records whether the slice that begins here is an onset. */
  #listen(at: number): void {
    let power = 0;
    for (let i = at - this.#first; i < at - this.#first + SLICE; i++) {
      power += (this.#input[i] as number) ** 2 / SLICE;
    }
    const before = this.#powers.reduce((sum, one) => sum + one, 0) / SLICES_BEFORE;
    if (power > ONSET * Math.max(before, QUIET ** 2)) this.#onsets.push(at);
    this.#powers.push(power);
    if (this.#powers.length > SLICES_BEFORE) this.#powers.shift();
  }

  /** @param end the number of input samples, as far as known */
  #hop(end: number): Int16Array {
    const next = this.#next;
    const out = this.#input.slice(next - this.#first, next - this.#first + HOP);
    const direction = this.#rate < 1 ? -1 : 1;
    if (this.#rate < 1) this.#pace(out);
    const lags = this.#lags(direction * ((this.#written + this.#ahead) * this.#rate - next), end);
    this.#places.push(next);
    this.#written += HOP;
    this.#next += HOP;
    if (lags === null) return out;
    const { lag, likeness } = this.#splice(next, direction, lags);
    const other = next + direction * lag - this.#first;
    for (let i = 0; i < HOP; i++) {
      const share = SHARES[i] as number;
      const sum = (1 - share) * (out[i] as number) + share * (this.#input[other + i] as number);
      // Unlike sides add up to less power: without compensation, noise would pump with every splice.
      const loss = Math.sqrt(1 - (LOSSES[i] as number) * (1 - likeness));
      out[i] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sum / loss)));
    }
    this.#next += direction * lag;
    return out;
  }

  /** Lets words run ahead of the rate, and a pause wait for it. */
  #pace(hop: Int16Array): void {
    let energy = 0;
    for (const sample of hop) energy += sample * sample;
    if (energy > HOP * QUIET ** 2) {
      this.#quietFrom = Number.POSITIVE_INFINITY;
      this.#isWaiting = false;
      this.#ahead += HOP * HASTE * (1 - this.#rate) * (1 - this.#ahead / MOST_AHEAD);
      return;
    }
    this.#quietFrom = Math.min(this.#quietFrom, this.#next);
    this.#isWaiting = this.#ahead > 0 && this.#next + HOP - this.#quietFrom >= PAUSE;
    if (this.#isWaiting) this.#ahead -= Math.min(this.#ahead, WAITING * HOP);
  }

  /**
   * Length of a splice; null for none.
   * @param due drift in samples that the splice has to make up for
   */
  #lags(due: number, end: number): { from: number; to: number } | null {
    if (due < DRIFT) return null;
    const next = this.#next;
    const isSlow = this.#rate < 1;
    const from = Math.round(
      Math.min(Math.max(MIN_LAG, due - DRIFT), this.#isWaiting ? MAX_LAG : MAX_LAG / 2),
    );
    const to = Math.min(MAX_LAG, isSlow ? next : end - next);
    if (to < from) return null;
    const clear = isSlow
      ? next - SLICE - (this.#onsets.findLast((onset) => onset < next + HOP) ?? Number.NEGATIVE_INFINITY)
      : (this.#onsets.find((onset) => onset + SLICE > next) ?? Number.POSITIVE_INFINITY) - HOP - next;
    if (clear >= from) return { from, to: Math.min(to, clear) };
    return due < DRIFT_AT_ONSET ? null : { from, to };
  }

  /** The lag at which the input is most like its continuation, and their likeness from 0 to 1. */
  #splice(next: number, direction: 1 | -1, { from, to }: { from: number; to: number }) {
    const coarse = this.#coarse;
    const energy = this.#energy;
    const start = (direction < 0 ? next - MAX_LAG : next) - this.#first;
    for (let k = 0; k < coarse.length; k++) {
      let sum = 0;
      for (let i = start + k * COARSE; i < start + (k + 1) * COARSE; i++) sum += this.#input[i] ?? 0;
      coarse[k] = sum;
      energy[k + 1] = (energy[k] as number) + sum * sum;
    }
    const length = COMPARED / COARSE;
    const here = direction < 0 ? MAX_LAG / COARSE : 0;
    let best = from;
    let highest = 0;
    for (let step = Math.ceil(from / COARSE); step <= Math.floor(to / COARSE); step++) {
      const there = here + direction * step;
      let product = 0;
      for (let k = 0; k < length; k++)
        product += (coarse[here + k] as number) * (coarse[there + k] as number);
      const score = product / Math.sqrt(1 + (energy[there + length] as number) - (energy[there] as number));
      if (score <= highest) continue;
      highest = score;
      best = step * COARSE;
    }
    let lag = best;
    let likeness = 0;
    for (let near = Math.max(from, best - COARSE + 1); near <= Math.min(to, best + COARSE - 1); near++) {
      const score = this.#likeness(next, next + direction * near);
      if (score <= likeness) continue;
      likeness = score;
      lag = near;
    }
    return { lag, likeness };
  }

  /** Normalised correlation of the sound at two positions, over every second sample, which is as reliable. */
  #likeness(one: number, other: number): number {
    const input = this.#input;
    const distance = other - one;
    const start = one - this.#first;
    let product = 0;
    let ones = 1;
    let others = 1;
    for (let i = start; i < start + COMPARED; i += 2) {
      const a = input[i] as number;
      const b = input[i + distance] as number;
      product += a * b;
      ones += a * a;
      others += b * b;
    }
    return product / Math.sqrt(ones * others);
  }
}

function joined(parts: Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
