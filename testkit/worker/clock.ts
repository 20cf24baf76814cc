import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock that the Worker and its objects read; timers go on as they are. */
export function advanceClock(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
}
