import { HOP_SAMPLES, HOP_SECONDS, toAmplitude } from './format.ts';

/** Ceiling of every sample (-1.5 dBFS): leaves room for what MP3 coding adds to a peak. */
const CEILING = toAmplitude(-1.5);

/** Release time constant of the gain in seconds: slow enough not to flutter with a voice's pitch. */
const RELEASE = 0.2;

const RELEASE_STEP = 1 - Math.exp(-HOP_SECONDS / RELEASE);

/**
 * Look-ahead peak limiter. The gain is a polyline with a corner at each hop's edge; no corner lies above what the hop
 * on either side allows, so no sample in between can exceed the ceiling. Output lags input by one hop.
 */
export class Limiter {
  #waiting = new Float32Array(HOP_SAMPLES);
  #allowed = 1;
  #gain = 1;

  /** Takes a hop and its peak; writes the previous hop into `out` at `at`. */
  next(hop: Float32Array, peak: number, out: Float32Array, at: number): void {
    const waiting = this.#waiting;
    const allowed = peak > CEILING ? CEILING / peak : 1;
    const from = this.#gain;
    const to = Math.min(from + (1 - from) * RELEASE_STEP, this.#allowed, allowed);
    if (from === 1 && to === 1) {
      out.set(waiting, at);
    } else {
      const step = (to - from) / HOP_SAMPLES;
      for (let i = 0; i < HOP_SAMPLES; i++) out[at + i] = (waiting[i] as number) * (from + step * i);
    }
    waiting.set(hop);
    this.#gain = to;
    this.#allowed = allowed;
  }
}
