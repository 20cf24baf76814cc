import { FULL_SCALE } from './format.ts';

/**
 * Measures of a sound, by windows of 50 ms, that tell a voice from samples that were read wrongly. Every limit lies far
 * from what voices reach: 1,933 utterances of the built-in voices and of eSpeak NG, whispered and at 80 to 450 words a
 * minute, and the 21 narrations of the examples with their music. `tools/speech/no-false-refusal.test.ts` repeats a
 * part.
 */
const WINDOWS_PER_S = 20;

/** Amplitude below which a sample is inaudible (-50 dBFS); no voice stays below it. */
export const QUIET = 104;

/** Share of windows that must have a fault for the whole to have it. */
const MOST = 0.8;
/**
 * Autocorrelation at lags of 1 to 4 samples, below which a window is white noise. No window of a voice had only 0.2.
 */
const WHITE = 0.15;
/** Level of noise that is not waited for (-14 dBFS): no fricative is as loud. Levels are root mean squares. */
const LOUD = 0.2 * FULL_SCALE;
/** Level of a sound that no voice reaches; the loudest window had 0.37. */
const TOO_LOUD = 0.4 * FULL_SCALE;
const FAR_TOO_LOUD = 0.5 * FULL_SCALE;
/** Amplitude of a sample that is cut at its limits, and the share of such samples. Voices had none. */
const AT_LIMIT = 30_000;
const CUT = 0.2;
/** Ratio of the energies of even and odd samples: 1.03 in voices, near 1 in all that is mono. */
const UNEVEN = 2;
/** Ratio of the changes within and between pairs of samples: 1.2 in voices, 2.2 in single windows. */
const PAIRED = 2.5;
/** How many times further the two may be off in the beginning. */
const BEGINNING_PART = 8;
/** Correlation of high and low bytes: 0.07 at most for samples of 16 bits, near 1 for pairs of 8 bits. */
const TWO_BYTES = 0.5;
/** Level of windows whose bytes are compared: the high byte of a quiet sample is only its sign. */
const HAS_BYTES = 1000;
/** Ratio of the energies as read and with the bytes exchanged, and the lag-1 correlation of what was read so. */
const EXCHANGED = 16;
const ROUGH = 0.5;
/** Share of a window's energy that two samples do not predict: 1e-7 of a tone; few windows of a voice had 5e-6. */
const PREDICTED = 3e-6;
/** Ratio of the levels at the 90th and 10th percentile: 1.22 at least for a held vowel. */
const STEADY = 1.15;

/** Audible windows from which on a fault is judged: noise and what is far too loud at once. */
const SETTLED = 4;
const LONG = 10;
/** Windows that are all measured, and the one of so many that is later: a measured second costs a millisecond. */
const BEGINNING = 20;
const ONE_OF = 4;

const ratio = (a: number, b: number) => Math.max(a, b) / Math.max(1, Math.min(a, b));

/** Judges mono samples as they arrive. */
export class SoundShape {
  readonly #window: Int16Array;
  #filled = 0;
  #windows = 0;
  /** Levels of the audible windows; the sums are over them. */
  readonly #levels: number[] = [];
  #white = 0;
  /** White windows in a row. */
  #whiteRun = 0;
  #tones = 0;
  #samples = 0;
  #energy = 0;
  #atLimit = 0;
  #exchanged = 0;
  #correlated = 0;
  #odd = 0;
  #changes = 0;
  #changesWithin = 0;
  readonly #bytes = { count: 0, high: 0, low: 0, highLow: 0, highHigh: 0, lowLow: 0 };

  /** @param rate Hz */
  constructor(rate: number) {
    this.#window = new Int16Array(Math.round(rate / WINDOWS_PER_S));
  }

  /** @returns what the samples are if they are no voice; null while they may be one */
  push(samples: Int16Array): string | null {
    for (let at = 0; at < samples.length;) {
      const part = samples.subarray(at, at + this.#window.length - this.#filled);
      this.#window.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < this.#window.length) return null;
      this.#filled = 0;
      this.#windows += 1;
      if (this.#windows > BEGINNING && this.#windows % ONE_OF !== 0) continue;
      const isAudible = this.#take(this.#window);
      const fault = isAudible ? this.#fault(this.#levels.length % LONG === 0) : null;
      if (fault) return fault;
    }
    return null;
  }

  /** The verdict on the whole. */
  end(): string | null {
    if (this.#filled >= this.#window.length / 2) this.#take(this.#window.subarray(0, this.#filled));
    return this.#levels.length > 0 ? this.#fault(true) : null;
  }

  /** Whether no window so far was audible. */
  get isSilent(): boolean {
    return this.#levels.length === 0;
  }

  /** Adds a window, unless it is inaudible. */
  #take(window: Int16Array): boolean {
    let [energy, one, two, three, four] = [0, 0, 0, 0, 0];
    for (let i = 0; i < window.length; i++) energy += (window[i] as number) * (window[i] as number);
    const level = Math.sqrt(energy / window.length);
    if (level < QUIET) return false;
    for (let i = 4; i < window.length; i++) {
      const sample = window[i] as number;
      const previous = window[i - 1] as number;
      one += sample * previous;
      two += sample * (window[i - 2] as number);
      three += sample * (window[i - 3] as number);
      four += sample * (window[i - 4] as number);
      if (sample >= AT_LIMIT || sample <= -AT_LIMIT) this.#atLimit += 1;
      const exchanged = ((sample << 24) >> 16) | ((sample >> 8) & 0xff);
      this.#exchanged += exchanged * exchanged;
      const change = (sample - previous) * (sample - previous);
      this.#changes += change;
      if (i % 2 === 1) {
        this.#odd += sample * sample;
        this.#changesWithin += change;
      }
    }
    const isWhite = [one, two, three, four].every((product) => Math.abs(product) < WHITE * energy);
    this.#levels.push(level);
    this.#correlated += one;
    this.#white += Number(isWhite);
    this.#whiteRun = isWhite ? this.#whiteRun + 1 : 0;
    this.#tones += Number(unpredicted(window) <= PREDICTED * energy);
    this.#samples += window.length;
    this.#energy += energy;
    if (level >= HAS_BYTES) this.#addBytes(window);
    return true;
  }

  #addBytes(window: Int16Array): void {
    const sums = this.#bytes;
    for (let i = 0; i < window.length; i++) {
      const high = (window[i] as number) >> 8;
      const low = ((window[i] as number) << 24) >> 24;
      sums.high += high;
      sums.low += low;
      sums.highLow += high * low;
      sums.highHigh += high * high;
      sums.lowLow += low * low;
    }
    sums.count += window.length;
  }

  get #byteCorrelation(): number {
    const { count, high, low, highLow, highHigh, lowLow } = this.#bytes;
    const variances = (highHigh - high ** 2 / count) * (lowLow - low ** 2 / count);
    return variances > 0 ? (highLow - (high * low) / count) / Math.sqrt(variances) : 0;
  }

  /** @param isWhole or enough of it to compare the levels of its windows */
  #fault(isWhole: boolean): string | null {
    const windows = this.#levels.length;
    const energy = this.#energy;
    const level = Math.sqrt(energy / this.#samples);
    const isSettled = windows >= SETTLED || (isWhole && windows > 1);
    if (this.#white >= MOST * windows && (level > LOUD || windows >= LONG || (isWhole && isSettled)))
      return 'noise';
    if (this.#whiteRun >= (this.#levels.at(-1)! > LOUD ? SETTLED : LONG)) return 'noise';
    if (level > FAR_TOO_LOUD) return 'too loud for a voice';
    if (this.#exchanged * EXCHANGED < energy && this.#correlated < ROUGH * energy)
      return 'with its bytes exchanged';
    const part = isSettled ? 1 : BEGINNING_PART;
    const isUneven = ratio(this.#odd, energy - this.#odd) > part * UNEVEN;
    if (isUneven || ratio(this.#changesWithin, this.#changes - this.#changesWithin) > part * PAIRED)
      return 'of two channels or other bits';
    if (!isSettled) return null;
    if (this.#tones >= MOST * windows) return 'a tone';
    if (this.#atLimit > CUT * this.#samples) return 'cut at its limits';
    if (level > TOO_LOUD) return 'too loud for a voice';
    if (Math.abs(this.#byteCorrelation) > TWO_BYTES) return 'of eight bits';
    if (!isWhole || windows < LONG) return null;
    const sorted = this.#levels.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (windows - 1))]!;
    return at(0.9) < STEADY * at(0.1) ? 'of one level' : null;
  }
}

/** Energy that a sum of the two samples before leaves, by least squares: none of a tone of any pitch. */
function unpredicted(window: Int16Array): number {
  let [c00, c01, c02, c11, c12, c22] = [0, 0, 0, 0, 0, 0];
  for (let i = 2; i < window.length; i++) {
    const now = window[i] as number;
    const before = window[i - 1] as number;
    const earlier = window[i - 2] as number;
    c00 += now * now;
    c01 += now * before;
    c02 += now * earlier;
    c11 += before * before;
    c12 += before * earlier;
    c22 += earlier * earlier;
  }
  const determinant = c11 * c22 - c12 * c12;
  // Of a constant one sample predicts the next.
  if (determinant <= 0) return c11 > 0 ? c00 - c01 ** 2 / c11 : 0;
  const first = c01 * c22 - c02 * c12;
  const second = c02 * c11 - c01 * c12;
  return c00 - (first * c01 + second * c02) / determinant;
}
