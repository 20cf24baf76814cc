import { SAMPLE_RATE, toAmplitude } from './format.ts';

/** Hz where what is softened begins: consonants lie above. */
const EDGE = 2000;

/** Share of the way that the low part of a sound goes to each next sample: a filter of the first order. */
const SHARE = 1 - Math.exp((-2 * Math.PI * EDGE) / SAMPLE_RATE);

/** Softens what is high in music, by as much as it is ducked at the moment. */
export class HighShelf {
  readonly #least: number;
  #low = 0;
  #high = 1;

  /** @param decibels below 0: what is far above 2 kHz is changed by when the music is down; at 4 kHz two thirds of it */
  constructor(decibels: number) {
    this.#least = toAmplitude(decibels);
  }

  /** Changes one hop in place. @param depth how far the music is down at its end, 0 to 1 */
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
