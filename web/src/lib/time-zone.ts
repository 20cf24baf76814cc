import { TIME_ZONE_HEADER } from '../../../contract/time-zone.ts';

/** Header with this browser's time zone; none where the browser names none that a header can carry. */
export function timeZoneHeader(): Record<string, string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone && /^[\w+/-]+$/.test(timeZone) ? { [TIME_ZONE_HEADER]: timeZone } : {};
}
