/** Durations in milliseconds. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Start of the UTC day of a moment; both in milliseconds since the epoch. */
export const midnightBefore = (now: number) => now - (now % DAY_MS);
export const secondsToMidnight = (now: number) => Math.ceil((midnightBefore(now) + DAY_MS - now) / 1000);
