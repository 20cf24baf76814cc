import { expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { mayPass, storageRetryDelay } from './storage-retry.ts';

// @spec 9.33
test('storage is retried for two minutes, at growing intervals, and then no more', () => {
  const delays: number[] = [];
  for (let delay = storageRetryDelay(1); delay !== null; delay = storageRetryDelay(delays.length + 1)) {
    delays.push(delay);
  }
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(120_000);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});

test('only transient failures are retried', () => {
  expect(mayPass(new Problem({ code: 'network' }))).toBe(true);
  expect(mayPass(new Problem({ code: 'timeout' }))).toBe(true);
  expect(mayPass(new Problem({ code: 'database_error', status: 503 }))).toBe(true);
  expect(mayPass(new Problem({ code: 'not_found', status: 404 }))).toBe(false);
  expect(mayPass(new RangeError('a bug'))).toBe(false);
});
