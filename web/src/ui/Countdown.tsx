import { minutesAndSeconds } from './duration.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Countdown such as `0:42`. Not announced every second: a screen reader reads it on request. */
export function Countdown({ until, render }: { until: number; render: (time: string | null) => string }) {
  const seconds = useSecondsUntil(until);
  return <p aria-live="off">{render(seconds === 0 ? null : minutesAndSeconds(seconds))}</p>;
}
