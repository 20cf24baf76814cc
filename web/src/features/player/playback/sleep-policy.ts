/** When to fall silent: never, with the end of the story, or so many minutes from the choice. */
export const SLEEP_CHOICES = ['off', 'end', 5, 10, 15, 30] as const;
export type SleepChoice = (typeof SLEEP_CHOICES)[number];

/** Seconds over which the sound fades away. */
const FADE_SECONDS = 20;

export type SleepClock = {
  choice: SleepChoice;
  /** When it was chosen, and now, in milliseconds. */
  since: number;
  now: number;
  /** Seconds. `duration` is null while only an estimate is known. */
  position: number;
  duration: number | null;
};

/** Seconds left until silence; null when there is no saying. */
export function secondsLeft({ choice, since, now, position, duration }: SleepClock): number | null {
  if (choice === 'off') return null;
  if (choice === 'end') return duration === null ? null : Math.max(0, duration - position);
  return Math.max(0, choice * 60 - (now - since) / 1000);
}

/**
 * The loudness (0 … 1) that belongs to so many seconds before silence. Ears hear the logarithm: the square of a
 * straight line seems to fade evenly.
 */
export function fadeGain(left: number | null): number {
  if (left === null || left >= FADE_SECONDS) return 1;
  return (Math.max(0, left) / FADE_SECONDS) ** 2;
}
