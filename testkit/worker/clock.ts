import { vi } from 'vitest';

/** Moves the clock that the Worker and its objects read, until the test is over; timers go on as they are. */
export function advanceClock(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
}

const MINUTE_MS = 60_000;

/**
 * Waits for the next minute when this one is nearly over: the rate limits of the local runtime count by minutes of the
 * clock, and would begin anew in the middle of what a test counts.
 * @param ms that the test may take
 */
export async function roomInMinute(ms = 5_000): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < ms) await new Promise((resolve) => setTimeout(resolve, left));
}
