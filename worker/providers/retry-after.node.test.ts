import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

test.each([
  [{ 'retry-after': '2' }, 2],
  [{ 'retry-after': '1.2' }, 2],
  [{ 'retry-after': '2', 'retry-after-ms': '700' }, 1],
  [{ 'retry-after-ms': '2500' }, 3],
  [{ 'retry-after-ms': 'soon', 'retry-after': '7' }, 7],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:09 GMT' }, 9],
  // A request does not wait for a day.
  [{ 'retry-after': '86400' }, 900],
  [{ 'retry-after-ms': '86400000' }, 900],
  [{ 'retry-after': 'Mon, 23 Nov 2026 10:00:00 GMT' }, 900],
  // Past, or not a time.
  [{ 'retry-after': 'Sun, 22 Nov 2026 09:59:59 GMT' }, undefined],
  [{ 'retry-after': '0' }, undefined],
  [{ 'retry-after': '-3' }, undefined],
  [{ 'retry-after': 'later' }, undefined],
  [{}, undefined],
  // The time until the limit is whole again may be minutes after the next request would be accepted.
  [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '6m0s' }, undefined],
])('the headers %o mean a retry in %s seconds', (headers, seconds) => {
  expect(retryAfterOf(new Headers(headers as Record<string, string>), NOW)).toBe(seconds);
});

test('an answer without headers has no retry time', () => {
  expect(retryAfterOf(undefined, NOW)).toBeUndefined();
});
