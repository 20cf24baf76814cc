import { vi } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';

/** Advances the clock of the Worker and its objects until the test ends; timers are unaffected. */
export function advanceClock(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
}

const MINUTE_MS = 60_000;

/** Begins the next UTC day when this one is nearly over: counts of a day would begin again during the test. */
export function roomInDay(): void {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < 10 * MINUTE_MS) advanceClock(left);
}

/**
 * Waits for the next minute when this one is nearly over: local rate limits count by clock minutes and would reset
 * during a test.
 * @param ms duration of the test
 */
export async function roomInMinute(ms = 10_000): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < ms) await new Promise((resolve) => setTimeout(resolve, left));
}
