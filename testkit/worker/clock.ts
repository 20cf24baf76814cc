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

/** A test that takes longer than a minute each time counts in two. */
const MOST_TRIES = 4;

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

/**
 * Repeats requests during which a clock minute ended: local rate limits count by these, and began again.
 * @param send the requests, each time of another caller; what it throws counts only within one minute
 */
export async function inOneMinute<Answers>(send: () => Promise<Answers>): Promise<Answers> {
  for (let tries = 1; ; tries += 1) {
    const minute = minuteNow();
    const [sent] = await Promise.allSettled([send()]);
    if (minuteNow() !== minute && tries < MOST_TRIES) continue;
    if (sent.status === 'rejected') throw sent.reason;
    return sent.value;
  }
}
