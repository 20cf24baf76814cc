/** Header of a story's order: the IANA time zone of the browser, such as `America/Mexico_City`. */
export const TIME_ZONE_HEADER = 'time-zone';

export const UNKNOWN_TIME_ZONE = 'UTC';

/**
 * A time zone that this runtime knows, by the name that the runtime gives it.
 * @param given anything; a name that is unknown, such as one of Windows, is `UTC`
 */
export function readTimeZone(given: string): string {
  // Offsets, which newer runtimes accept too, know no summer time.
  if (!/^[A-Za-z]/.test(given)) return UNKNOWN_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return UNKNOWN_TIME_ZONE;
  }
}

/**
 * Day at a place, `2026-11-29`.
 * @param timeZone of `readTimeZone`
 * @param at milliseconds since the epoch
 */
export function dayIn(timeZone: string, at: number): string {
  const options = {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(at);
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)!.value)
    .join('-');
}
