import { afterEach, expect, test, vi } from 'vitest';
import { timeZoneHeader } from './time-zone.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['America/Argentina/Buenos_Aires', { 'time-zone': 'America/Argentina/Buenos_Aires' }],
  ['Etc/GMT+12', { 'time-zone': 'Etc/GMT+12' }],
  [undefined, {}],
  ['', {}],
  ['Hora estándar', {}],
  ['UTC\r\nx: y', {}],
])('a browser in %s sends %j', (timeZone, header) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });
  expect(timeZoneHeader()).toEqual(header);
});
