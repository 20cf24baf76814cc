import { SAMPLE_RATE, toAmplitude } from './format.ts';

/** Corner frequency in Hz: consonants lie above it. */
const EDGE = 2000;

/** Coefficient of the first-order low-pass. */
const SHARE = 1 - Math.exp((-2 * Math.PI * EDGE) / SAMPLE_RATE);

/** High shelf: softens the treble of the music, in proportion to its ducking. */
export class HighShelf {
  readonly #least: number;
  #low = 0;
  #high = 1;

  /** @param decibels below 0: the change far above 2 kHz when the music is fully ducked; two thirds of it at 4 kHz */
  constructor(decibels: number) {
    this.#least = toAmplitude(decibels);
  }

  /** Filters one hop in place. @param depth of the ducking at its end, 0 to 1 */
  soften(music: Float32Array, depth: number): void {
    const from = this.#high;
    const to = 1 - (1 - this.#least) * Math.max(0, Math.min(1, depth));
    const step = (to - from) / music.length;
    let low = this.#low;
    for (let i = 0; i < music.length; i++) {
      const sample = music[i] as number;
      low += (sample - low) * SHARE;
      music[i] = low + (sample - low) * (from + step * i);
    }
    this.#low = low;
    this.#high = to;
  }
}
