import { HOP_SECONDS, toAmplitude, toDecibels } from './format.ts';

/** dBFS (RMS while speaking) that every sentence is brought to: with a voice's peaks 12 to 15 dB above, just under full scale. */
const SPEECH_LEVEL = -18;

/** dBFS below which a hop counts as silence: under the quietest consonants, over a speech service's noise. */
export const SPEECH_GATE = -50;

/** dB the voice may be raised or lowered at most: more would raise its noise too. */
const MAX_CORRECTION = 12;

/** dB per second the correction may move: slower than syllables, so a voice drifts to its level and never pumps. */
const SLEW = 6;

/** Hops (3 s of speech) over which a voice's loudness is known. */
const MEMORY = 3 / HOP_SECONDS;

/** Hops (0.25 s) that what is known counts for when a sentence starts: each is a recording of its own and may come
 * louder or softer than the last. */
const MEMORY_AT_SENTENCE_START = 0.25 / HOP_SECONDS;

/** Hops (0.1 s) that the guess counts for with which a narration begins: that the voice is at its level already. */
const WEIGHT_OF_GUESS = 0.1 / HOP_SECONDS;

/** Factor of power (12 dB) beyond which a hop counts no more: one click must not lower the words after it. */
const OUTLIER = 16;

/** Brings speech gently to one loudness while it streams. It listens only while somebody speaks. */
export class SpeechLeveller {
  #power = toAmplitude(SPEECH_LEVEL) ** 2;
  #weight = WEIGHT_OF_GUESS;
  #correction = 0;
  #gain = 1;

  startSentence(): void {
    this.#weight = Math.min(this.#weight, MEMORY_AT_SENTENCE_START);
  }

  /** Takes a hop's mean square, says the factor of amplitude to have reached at the hop's end. */
  next(power: number): number {
    if (toDecibels(power) <= SPEECH_GATE) return this.#gain;
    this.#weight = Math.min(this.#weight + 1, MEMORY);
    this.#power += (Math.min(power, OUTLIER * this.#power) - this.#power) / this.#weight;
    const wanted = clamp(SPEECH_LEVEL - toDecibels(this.#power), MAX_CORRECTION);
    this.#correction += clamp(wanted - this.#correction, SLEW * HOP_SECONDS);
    this.#gain = toAmplitude(this.#correction);
    return this.#gain;
  }
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
