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

/** The same time constant of a sleep edition, whose music goes on for minutes. */
const SETTLING = 3;

/** dB the music is down by at the end of a sleep edition's last sentence: well heard, and still 15 dB below the voice. */
const NEAR = -9;

const stepOf = (seconds: number) => 1 - Math.exp(-HOP_SECONDS / seconds);

/** The music's gain over time, one step per hop. Moves in dB, which is how ears hear a fader move. */
export class Ducker {
  #level = 0;
  #rest = 0;
  #step = stepOf(RELEASE);
  /** dB it goes down to under speech, and by how many dB a hop that rises, up to what. */
  #floor = DUCKING;
  #floorStep = 0;
  #floorEnd = DUCKING;

  /** From now on the music returns to a little above its usual level. */
  swell(): void {
    this.#rest = SWELL;
    this.#step = stepOf(FINAL_RELEASE);
  }

  /** From now on the music returns to its usual level, and takes its time. */
  settle(): void {
    this.#step = stepOf(SETTLING);
  }

  /** Within so many hops the music comes nearer, under the one who speaks. */
  approach(hops: number): void {
    this.#floorEnd = NEAR;
    this.#floorStep = (NEAR - DUCKING) / Math.max(1, hops);
  }

  /** How far it is down: from 0 to 1, or a little below 0 when it swells. */
  get depth(): number {
    return this.#level / DUCKING;
  }

  /**
   * Says the factor of amplitude at the end of a hop.
   * @param speechAhead somebody speaks within the look-ahead
   * @param mayRise nobody is in the middle of a paragraph
   */
  next(speechAhead: boolean, mayRise: boolean): number {
    this.#floor = Math.min(this.#floorEnd, this.#floor + this.#floorStep);
    if (speechAhead) {
      this.#level = Math.max(this.#floor, this.#level + DUCKING / LOOK_AHEAD_HOPS);
    } else if (mayRise) {
      this.#level += (this.#rest - this.#level) * this.#step;
    }
    this.#level = Math.max(this.#level, this.#floor);
    return toAmplitude(this.#level);
  }
}
