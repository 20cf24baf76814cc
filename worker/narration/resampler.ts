import { SAMPLE_RATE } from './format.ts';

/**
 * Filter reach: input samples on each side of an output sample when the rate goes up; proportionally more when it goes
 * down.
 */
const REACH = 24;

/** Cut-off as a share of the lower Nyquist frequency: frequencies above it are lost, so that none fold back. */
const PASS_BAND = 0.92;

/** Shape of the Kaiser window for some 80 dB of stop-band attenuation: under the noise of 16 bits for speech. */
const BETA = 8;

/**
 * Streaming resampler for 16-bit mono: a windowed-sinc filter with as many phases as the two rates need. The output is
 * as long as the input, to the sample.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #reach: number;
  /** Filter taps of each phase: `2 * reach` with the sum 1. */
  readonly #phases: Float32Array[];
  /** Input samples that are still within reach; they begin with silence. */
  #window: Int16Array;
  /** Position of the window in the input. */
  #windowAt: number;
  #taken = 0;
  #given = 0;

  /** @param from Hz, a whole number */
  constructor(from: number, to: number = SAMPLE_RATE) {
    const divisor = commonDivisor(from, to);
    this.#up = to / divisor;
    this.#down = from / divisor;
    const cutoff = PASS_BAND * Math.min(1, to / from);
    this.#reach = Math.ceil(REACH * Math.max(1, from / to));
    this.#phases = Array.from({ length: this.#up }, (_, phase) =>
      taps(phase / this.#up, cutoff, this.#reach),
    );
    this.#window = new Int16Array(this.#reach);
    this.#windowAt = -this.#reach;
  }

  /** The output samples that are final with this input. */
  push(samples: Int16Array): Int16Array {
    this.#taken += samples.length;
    this.#append(samples);
    return this.#give(this.#countUpTo(this.#taken - this.#reach));
  }

  /** The remaining output samples. */
  end(): Int16Array {
    this.#append(new Int16Array(this.#reach + 1));
    return this.#give(Math.round((this.#taken * this.#up) / this.#down));
  }

  /** Number of output samples before `position` of the input. */
  #countUpTo(position: number): number {
    return Math.max(this.#given, Math.floor((position * this.#up) / this.#down));
  }

  #append(samples: Int16Array): void {
    const joined = new Int16Array(this.#window.length + samples.length);
    joined.set(this.#window);
    joined.set(samples, this.#window.length);
    this.#window = joined;
  }

  #give(until: number): Int16Array {
    const out = new Int16Array(until - this.#given);
    for (let i = 0; i < out.length; i++) {
      const at = (this.#given + i) * this.#down;
      const phase = this.#phases[at % this.#up] as Float32Array;
      const first = Math.floor(at / this.#up) - this.#reach + 1 - this.#windowAt;
      let sum = 0;
      for (let tap = 0; tap < phase.length; tap++) {
        sum += (phase[tap] as number) * (this.#window[first + tap] as number);
      }
      out[i] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
    }
    this.#given = until;
    const needed = Math.floor((until * this.#down) / this.#up) - this.#reach + 1;
    this.#window = this.#window.slice(needed - this.#windowAt);
    this.#windowAt = needed;
    return out;
  }
}

/** Taps for a sample that lies `fraction` of an input sample after the one at `reach - 1`. */
function taps(fraction: number, cutoff: number, reach: number): Float32Array {
  const values = Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - fraction;
    const angle = Math.PI * distance * cutoff;
    return (angle === 0 ? 1 : Math.sin(angle) / angle) * kaiser(distance / reach);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** Kaiser's window over -1 … 1. */
const kaiser = (x: number) => bessel(BETA * Math.sqrt(Math.max(0, 1 - x * x))) / bessel(BETA);

/** The modified Bessel function of the first kind, of order 0, by its series. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-9; k++) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
