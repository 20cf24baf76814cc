import { HOP_SECONDS, toAmplitude } from './format.ts';

/** Lead time of the ducking, in seconds: the music is down when the first word comes. */
const ATTACK = 0.12;

/** Hops of look-ahead that the lead time takes. */
export const LOOK_AHEAD_HOPS = Math.round(ATTACK / HOP_SECONDS);

/**
 * Release time constant between paragraphs, in seconds (in dB): slow enough that the change is not audible as pumping.
 */
const RELEASE = 2;

/** Release time constant after the last word. */
const FINAL_RELEASE = 0.6;

/**
 * Ducking in dB. The music then lies 23 dB below the voice, and 20 dB even where a track is loudest for two seconds, as
 * WCAG 2.2 requires (1.4.7, low or no background audio).
 */
export const DUCKING = -17;

/** Swell of the music after the last word, in dB. */
const SWELL = 2;

/**
 * Fall of the music after the last word of a sleep edition, in dB. In each of at most ten minutes it exceeds the
 * largest rise of any track from one minute to the next, so the music only sinks.
 */
const SINKING = 20;

const stepOf = (seconds: number) => 1 - Math.exp(-HOP_SECONDS / seconds);

/** Gain of the music over time, one step per hop. It moves in dB, so that the change sounds even. */
export class Ducker {
  #level = 0;
  #rest = 0;
  #step = stepOf(RELEASE);
  /** dB from one hop to the next, once the music sinks. */
  #sinking = 0;

  /** The music returns to a little above its usual level. */
  swell(): void {
    this.#rest = SWELL;
    this.#step = stepOf(FINAL_RELEASE);
  }

  /** The music starts as low as under speech, before the first word. */
  goDown(): void {
    this.#level = Math.min(this.#level, DUCKING);
  }

  /** The music sinks evenly from its level under speech, for so many seconds, and does not return. */
  sink(seconds: number): void {
    this.goDown();
    this.#sinking = (SINKING * HOP_SECONDS) / seconds;
  }

  /**
   * Depth of the ducking: 0 at the usual level, 1 under speech; a little below 0 when it swells, above 1 when it sinks.
   */
  get depth(): number {
    return this.#level / DUCKING;
  }

  /**
   * Advances by a hop.
   * @param speechAhead whether there is speech within the look-ahead
   * @param mayRise whether the position is outside a paragraph
   * @returns the amplitude factor at the hop's end
   */
  next(speechAhead: boolean, mayRise: boolean): number {
    if (this.#sinking > 0) {
      this.#level -= this.#sinking;
    } else if (speechAhead) {
      this.#level = Math.max(DUCKING, this.#level + DUCKING / LOOK_AHEAD_HOPS);
    } else if (mayRise) {
      this.#level += (this.#rest - this.#level) * this.#step;
    }
    return toAmplitude(this.#level);
  }
}
