import { useState, useSyncExternalStore } from 'react';
import { DAY_MS } from '../../../contract/time.ts';

const never = () => () => {};

/** The local calendar day at a moment, as days since 1970. */
export function dayOf(at: Date): number {
  return Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / DAY_MS);
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/**
 * The day on which the page was opened, as days since 1970: what depends on it does not change under a finger at
 * midnight. In a prerendered page it is the day of the build, until the app has taken the page over.
 */
export function useToday(): number {
  const [today] = useState(() => dayOf(new Date()));
  return useSyncExternalStore(
    never,
    () => today,
    () => import.meta.env.VITE_BUILT_ON,
  );
}
