/** Sleep timer: off, at the end of the story, or minutes after the choice. */
export const SLEEP_CHOICES = ['off', 'end', 5, 10, 15, 30] as const;
export type SleepChoice = (typeof SLEEP_CHOICES)[number];

/** Duration of the fade-out in seconds. */
const FADE_SECONDS = 20;

export type SleepClock = {
  choice: SleepChoice;
  /** Times of the choice and of now, in milliseconds. */
  since: number;
  now: number;
  /** Seconds. `duration` is null while only an estimate is known. */
  position: number;
  duration: number | null;
};

/** Seconds left until silence; null while unknown. */
export function secondsLeft({ choice, since, now, position, duration }: SleepClock): number | null {
  if (choice === 'off') return null;
  if (choice === 'end') return duration === null ? null : Math.max(0, duration - position);
  return Math.max(0, choice * 60 - (now - since) / 1000);
}

/**
 * Loudness (0 … 1) this many seconds before silence. Hearing is logarithmic: the square of a straight line seems to
 * fade evenly.
 */
export function fadeGain(left: number | null): number {
  if (left === null || left >= FADE_SECONDS) return 1;
  return (Math.max(0, left) / FADE_SECONDS) ** 2;
}
