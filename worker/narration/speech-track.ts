import { HOP_SAMPLES, toDecibels } from './format.ts';
import { SPEECH_GATE, SpeechLeveller } from './leveller.ts';
import { int16ToFloat } from './pcm.ts';

/** Cuts speech and the silence between into hops, levels it, and keeps the last few hops. */
export class SpeechTrack {
  /** Samples taken so far. */
  position = 0;
  #leveller = new SpeechLeveller();
  #gain = 1;
  #filling = new Float32Array(HOP_SAMPLES);
  #remembered: Float32Array;
  #slots: number;
  #lastSpoken = Number.NEGATIVE_INFINITY;

  /** `lookAhead`: how many hops before the newest one are kept for `hop`. */
  constructor(lookAhead: number) {
    this.#slots = lookAhead + 1;
    this.#remembered = new Float32Array(this.#slots * HOP_SAMPLES);
  }

  startSentence(): void {
    this.#leveller.startSentence();
  }

  /** Fixes the gain of what follows, or levels it again for null. To be called in silence: the gain changes at once. */
  fixGain(gain: number | null): void {
    this.#gain = this.#leveller.fix(gain);
  }

  /**
   * Takes `samples[from … to)`, or that much silence for `null`, up to the end of the hop. @returns how many were taken
   */
  take(samples: Int16Array | null, from: number, to: number): number {
    const filled = this.position % HOP_SAMPLES;
    const count = Math.min(to - from, HOP_SAMPLES - filled);
    const filling = this.#filling;
    if (samples) {
      int16ToFloat(samples.subarray(from, from + count), filling, filled);
    } else {
      filling.fill(0, filled, filled + count);
    }
    this.position += count;
    if (filled + count === HOP_SAMPLES) this.#complete(this.position / HOP_SAMPLES - 1);
    return count;
  }

  /** A kept hop, valid until the next `take`. */
  hop(number: number): Float32Array {
    const slot = number % this.#slots;
    return this.#remembered.subarray(slot * HOP_SAMPLES, (slot + 1) * HOP_SAMPLES);
  }

  /** Whether there is speech in hop `number` or any known one after it. */
  speaksFrom(number: number): boolean {
    return this.#lastSpoken >= number;
  }

  #complete(number: number): void {
    const filling = this.#filling;
    let sum = 0;
    for (let i = 0; i < HOP_SAMPLES; i++) {
      const sample = filling[i] as number;
      sum += sample * sample;
    }
    const power = sum / HOP_SAMPLES;
    if (toDecibels(power) > SPEECH_GATE) this.#lastSpoken = number;
    const from = this.#gain;
    this.#gain = this.#leveller.next(power);
    const step = (this.#gain - from) / HOP_SAMPLES;
    const out = this.hop(number);
    for (let i = 0; i < HOP_SAMPLES; i++) out[i] = (filling[i] as number) * (from + step * i);
  }
}
