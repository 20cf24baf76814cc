import { useEffect, useState } from 'react';
import { minutesAndSeconds } from './duration.ts';

/** Whole seconds until `until` (milliseconds since 1970), updated every second, down to 0. */
export function useSecondsUntil(until: number): number {
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const over = seconds === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [over]);
  return seconds;
}

/** Countdown such as `0:42`. Not announced every second: a screen reader reads it on request. */
export function Countdown({ until, render }: { until: number; render: (time: string | null) => string }) {
  const seconds = useSecondsUntil(until);
  return <p aria-live="off">{render(seconds === 0 ? null : minutesAndSeconds(seconds))}</p>;
}
