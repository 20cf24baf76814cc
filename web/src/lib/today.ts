import { useState, useSyncExternalStore } from 'react';
import { DAY_MS } from '../../../contract/time.ts';

const never = () => () => {};

/** Local calendar day of a moment, as days since 1970. */
export function dayOf(at: Date): number {
  return Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / DAY_MS);
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/**
 * Day on which the page was opened, as days since 1970, so that the page does not change at midnight while it is used.
 * In a prerendered page the day of the build, until hydration.
 */
export function useToday(): number {
  const [today] = useState(() => dayOf(new Date()));
  return useSyncExternalStore(
    never,
    () => today,
    () => import.meta.env.VITE_BUILT_ON,
  );
}
