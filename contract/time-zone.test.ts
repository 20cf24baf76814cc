import { expect, test } from 'vitest';
import { dayIn, readTimeZone } from './time-zone.ts';

test.each([
  ['America/Mexico_City', 'America/Mexico_City'],
  ['america/mexico_city', 'America/Mexico_City'],
  ['Etc/GMT+12', 'Etc/GMT+12'],
  ['UTC', 'UTC'],
  ['', 'UTC'],
  ['+05:30', 'UTC'],
  ['Eastern Standard Time', 'UTC'],
  ['America/Nowhere', 'UTC'],
  ['undefined', 'UTC'],
  ['../../etc/passwd', 'UTC'],
  ['Europe/Madrid\n', 'UTC'],
  ['Europe/Madrid, Europe/Paris', 'UTC'],
  ['M'.repeat(64_000), 'UTC'],
])('%s is read as %s', (given, zone) => {
  expect(readTimeZone(given)).toBe(zone);
});

test.each([
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
])('the old name %s means the same days as %s', (old, current) => {
  for (let hour = 0; hour < 24; hour++) {
    const at = Date.UTC(2026, 10, 29, hour, 30);
    expect(dayIn(readTimeZone(old), at)).toBe(dayIn(readTimeZone(current), at));
  }
});

/** Half past eight in the evening, in UTC, before and after the clocks change. */
test.each([
  ['America/Mexico_City', '2026-11-30T02:30Z', '2026-11-29'],
  ['America/Argentina/Buenos_Aires', '2026-11-29T23:30Z', '2026-11-29'],
  ['America/Santiago', '2026-09-05T00:30Z', '2026-09-04'],
  ['America/Santiago', '2026-09-06T23:30Z', '2026-09-06'],
  ['America/Los_Angeles', '2026-10-31T03:30Z', '2026-10-30'],
  ['America/Los_Angeles', '2026-11-02T04:30Z', '2026-11-01'],
  ['Europe/Madrid', '2026-10-24T18:30Z', '2026-10-24'],
  ['Europe/Madrid', '2026-10-25T19:30Z', '2026-10-25'],
  ['Pacific/Auckland', '2026-09-26T08:30Z', '2026-09-26'],
  ['Pacific/Auckland', '2026-09-27T07:30Z', '2026-09-27'],
  ['Pacific/Kiritimati', '2026-11-29T06:30Z', '2026-11-29'],
  ['Etc/GMT+12', '2026-11-30T08:30Z', '2026-11-29'],
  ['UTC', '2026-11-29T20:30Z', '2026-11-29'],
  // The last minute of a day, and the first of the next.
  ['Europe/Madrid', '2026-03-29T21:59Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T22:00Z', '2026-03-30'],
])('in %s %s is %s', (zone, at, day) => {
  expect(dayIn(zone, Date.parse(at))).toBe(day);
});
