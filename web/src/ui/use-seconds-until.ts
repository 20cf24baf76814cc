import { useEffect, useState } from 'react';
import { steadyNow } from '../lib/clock.ts';

/** Whole seconds until `until` (by `steadyNow`), updated every second, down to 0. */
export function useSecondsUntil(until: number): number {
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - steadyNow()) / 1000));
  const over = seconds === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [over]);
  return seconds;
}
