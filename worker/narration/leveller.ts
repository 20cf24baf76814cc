import { HOP_SECONDS, toAmplitude, toDecibels } from './format.ts';

/** Target level in dBFS (RMS of speech): with a voice's peaks 12 to 15 dB above, just under full scale. */
const SPEECH_LEVEL = -18;

/** Silence threshold in dBFS: under the quietest consonants, over a speech service's noise. */
export const SPEECH_GATE = -50;

/** Maximum correction in dB: more would raise the noise too. */
const MAX_CORRECTION = 12;

/** Slew rate of the correction in dB per second: slower than syllables, so that the level drifts and never pumps. */
const SLEW = 6;

/** Window of the loudness estimate in hops (3 s of speech). */
const MEMORY = 3 / HOP_SECONDS;

/**
 * Weight of the estimate at the start of a sentence, in hops (0.25 s): each sentence is a separate recording and may
 * differ in loudness.
 */
const MEMORY_AT_SENTENCE_START = 0.25 / HOP_SECONDS;

/** Weight of the initial estimate, that the voice has the target level, in hops (0.1 s). */
const WEIGHT_OF_GUESS = 0.1 / HOP_SECONDS;

/** Outlier threshold as a factor of power (12 dB): one click must not lower the words after it. */
const OUTLIER = 16;

/** Loudness leveller for streamed speech. Silence does not count. */
export class SpeechLeveller {
  #power = toAmplitude(SPEECH_LEVEL) ** 2;
  #weight = WEIGHT_OF_GUESS;
  #correction = 0;
  #gain = 1;
  #fixed: number | null = null;

  startSentence(): void {
    this.#weight = Math.min(this.#weight, MEMORY_AT_SENTENCE_START);
  }

  /**
   * Fixes the gain, for speech that was measured as a whole; null: measures again, from where it was.
   * @returns the gain
   */
  fix(gain: number | null): number {
    this.#fixed = gain;
    return gain ?? this.#gain;
  }

  /** Takes a hop's mean square. @returns the amplitude factor to reach at the hop's end */
  next(power: number): number {
    if (this.#fixed !== null) return this.#fixed;
    if (toDecibels(power) <= SPEECH_GATE) return this.#gain;
    this.#weight = Math.min(this.#weight + 1, MEMORY);
    this.#power += (Math.min(power, OUTLIER * this.#power) - this.#power) / this.#weight;
    const wanted = clamp(SPEECH_LEVEL - toDecibels(this.#power), MAX_CORRECTION);
    this.#correction += clamp(wanted - this.#correction, SLEW * HOP_SECONDS);
    this.#gain = toAmplitude(this.#correction);
    return this.#gain;
  }
}

/** Loudness in LUFS of speech at the target level: the built-in voices have -17.5 to -19.0 there. */
const SPEECH_LOUDNESS = -18.3;

/** Gain for speech of a known loudness in LUFS. */
export const gainFor = (loudness: number): number =>
  Number.isFinite(loudness) ? toAmplitude(clamp(SPEECH_LOUDNESS - loudness, MAX_CORRECTION)) : 1;

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
