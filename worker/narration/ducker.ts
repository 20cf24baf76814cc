import { HOP_SECONDS, toAmplitude } from './format.ts';

/** Seconds before speech in which the music goes down: it is out of the way when the first word comes. */
const ATTACK = 0.12;

/** Hops the mixer must know ahead for that. */
export const LOOK_AHEAD_HOPS = Math.round(ATTACK / HOP_SECONDS);

/** Seconds (time constant, in dB) in which the music comes back between paragraphs: slowly, so that nobody hears it breathe. */
const RELEASE = 2;

/** The same after the last word, when it has the floor. */
const FINAL_RELEASE = 0.6;

/**
 * dB the music goes down under speech. It then lies 23 dB below the voice, and 20 dB even where a track is loudest for two
 * seconds: as WCAG 2.2 asks for (1.4.7, low or no background audio).
 */
export const DUCKING = -17;

/** dB the music rises by when the story is over. */
const SWELL = 2;

/**
 * dB a minute by which the music goes down after the last word of a sleep edition. No minute of a track is louder than the one
 * before by as much, so none of the five is.
 */
const SINKING = 4;

const stepOf = (seconds: number) => 1 - Math.exp(-HOP_SECONDS / seconds);

/** The music's gain over time, one step per hop. Moves in dB, which is how ears hear a fader move. */
export class Ducker {
  #level = 0;
  #rest = 0;
  #step = stepOf(RELEASE);
  /** dB by which every hop is below the one before, once the music sinks. */
  #sinking = 0;

  /** From now on the music returns to a little above its usual level. */
  swell(): void {
    this.#rest = SWELL;
    this.#step = stepOf(FINAL_RELEASE);
  }

  /** The music is as far down as under speech, before anybody speaks. */
  goDown(): void {
    this.#level = Math.min(this.#level, DUCKING);
  }

  /** From now on the music goes down evenly from its level under speech, and does not come back. */
  sink(): void {
    this.goDown();
    this.#sinking = (SINKING * HOP_SECONDS) / 60;
  }

  /** How far it is down: 0 by itself, 1 under speech; a little below 0 when it swells, above 1 when it sinks. */
  get depth(): number {
    return this.#level / DUCKING;
  }

  /**
   * Says the factor of amplitude at the end of a hop.
   * @param speechAhead somebody speaks within the look-ahead
   * @param mayRise nobody is in the middle of a paragraph
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
