import { FULL_SCALE, toAmplitude, toSamples } from './format.ts';
import { SPEECH_GATE } from './leveller.ts';

/** Samples that are decided on at once, and over which one place fades into another: longer than a period of the lowest voice. */
const HOP = toSamples(0.015);

/** Samples that a splice moves by: from one period of a woman's voice to a period and a half of a very low one (75 Hz). */
const MIN_LAG = toSamples(0.005);
const MAX_LAG = toSamples(0.02);

/** Samples that are compared to find a splice: a period and a half of a voice of 75 Hz. */
const COMPARED = toSamples(0.02);

/** The coarse search looks at means of four samples; the fine one then at each sample near the best. */
const COARSE = 4;

/** Samples that the sound may be off its time before it is spliced: the fewer splices, the better it is understood. */
const DRIFT = toSamples(0.015);

/** The same beside an onset, which is let through whole first. */
const DRIFT_AT_ONSET = toSamples(0.04);

/** Samples of a slice whose power is compared with that of the four before it, and the factor that makes it an onset: the
 * burst of a p, t or k is 10 dB and more above its closure; the pulses of a low voice, at most 6 dB above their mean. */
const SLICE = toSamples(0.005);
const SLICES_BEFORE = 4;
const ONSET = 8;

/**
 * Slow speech: words are faster than the rate by this share of what is missing to the natural pace, and slow down to it while they
 * come to be ahead of their time by at most this many samples. Pauses wait for as much.
 */
const HASTE = 0.3;
const MOST_AHEAD = toSamples(0.6);

/** Samples of silence that make a pause: few closures of a p, t or k are as long. And the share of its time that a pause then waits. */
const PAUSE = toSamples(0.08);
const WAITING = 0.75;

/** Samples behind the next one that are kept: splices that make up for an onset go back several times. */
const KEPT = 4 * MAX_LAG;

/** How much of the other side there is at each sample of a fade, and what unlike sides lose there (of their power, by how unlike they are). */
const SHARES = Float64Array.from(
  { length: HOP },
  (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / HOP),
);
const LOSSES = SHARES.map((share) => 2 * share * (1 - share));

/** The int16 value that nobody hears. */
const QUIET = toAmplitude(SPEECH_GATE) * FULL_SCALE;

/**
 * Makes one utterance last 1/rate times as long and leaves its pitch as it is. The sound is copied, and once in several
 * periods a splice repeats (or leaves out) a stretch of 5 to 20 ms: of that length at which both sides are most alike,
 * which in a voice is a number of its periods. Onsets are neither doubled nor lost. Slow speech is slower in its pauses than in
 * its words. What comes out depends on the samples only, not on how they were cut. At rate 1 everything passes through untouched.
 */
export class TimeStretch {
  readonly #rate: number;
  /** What came in and may still be needed: `#input[0]` is sample `#first` of the utterance. */
  #input = new Int16Array(toSamples(0.5));
  #first = 0;
  #received = 0;
  /** The sample that comes next if nothing is spliced. */
  #next = 0;
  #written = 0;
  /** Samples by which what comes out is ahead of the rate. */
  #ahead = 0;
  /** Where the silence began in which the next sample is; none. */
  #quietFrom = Number.POSITIVE_INFINITY;
  #isWaiting = false;
  /** Of each hop that was written, the sample of the utterance that it begins with. */
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

  /** @returns what is certain once these samples are in: all but a tenth of a second of speech at most */
  push(samples: Int16Array): Int16Array {
    if (this.#rate === 1) return samples;
    this.#take(samples);
    const hops: Int16Array[] = [];
    while (this.#next + this.#lookAhead <= this.#received) hops.push(this.#hop(Number.POSITIVE_INFINITY));
    return joined(hops);
  }

  /** @returns the rest, after which all of it is as long as it should be: to the sample, unless that would cut off a sound */
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
   * How many samples come out before a given one of the utterance does, of which that much must have come out: the first time, if
   * a splice repeats it; what follows it, if a splice leaves it out.
   */
  outputPlace(sample: number): number {
    if (this.#rate === 1) return sample;
    const hop = this.#places.findIndex((place) => sample < place + HOP);
    if (hop < 0) return this.#written;
    return hop * HOP + Math.max(0, sample - (this.#places[hop] as number));
  }

  /** Samples after `#next` that have to be there: those compared, which reach beyond the fade. */
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

  /** Notes whether the slice that begins here is an onset. */
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

  /** @param end the number of samples of the utterance, as far as known */
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
      // Sides that are not alike add up to less: without this, noise would breathe with every splice.
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
   * By how much a splice may move; null for none.
   * @param due samples by which the sound is off its time, so that a splice is to make up for them
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

  /** The lag at which what is there is most like what comes next, and how alike they are, from 0 to 1. */
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

  /** The normalised correlation of what begins at two places, by every second sample: half of them tell as much. */
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
