import { HOP_SECONDS, toAmplitude } from './format.ts';

/** Seconds before speech in which the music goes down: it is out of the way when the first word comes. */
const ATTACK = 0.12;

/** Hops the mixer must know ahead for that. */
export const LOOK_AHEAD_HOPS = Math.round(ATTACK / HOP_SECONDS);

/** Seconds (time constant, in dB) in which the music comes back: a pause lets it breathe, a comma does not. */
const RELEASE = 0.6;

/** Hops (0.1 s) the music stays down after speech, so that the gaps between words do not stir it. */
const HOLD_HOPS = 0.1 / HOP_SECONDS;

/** dB the music goes down under speech. */
export const DUCKING = -9;

/** dB the music rises by when the story is over. */
const SWELL = 2;

const RELEASE_STEP = 1 - Math.exp(-HOP_SECONDS / RELEASE);

/** The music's gain over time, one step per hop. Moves in dB, which is how ears hear a fader move. */
export class Ducker {
  #level = 0;
  #rest = 0;
  #held = 0;

  /** From now on the music returns to a little above its usual level. */
  swell(): void {
    this.#rest = SWELL;
  }

  /** Says the factor of amplitude at the end of a hop. `speechAhead`: somebody speaks within the look-ahead. */
  next(speechAhead: boolean): number {
    if (speechAhead) {
      this.#held = HOLD_HOPS;
      this.#level = Math.max(DUCKING, this.#level + DUCKING / LOOK_AHEAD_HOPS);
    } else if (this.#held > 0) {
      this.#held--;
    } else {
      this.#level += (this.#rest - this.#level) * RELEASE_STEP;
    }
    return toAmplitude(this.#level);
  }
}
