import { afterEach, expect, test, vi } from 'vitest';
import { keepWarm } from './keep-warm.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// @spec 1.23, 7.19, 9.26
test('the server is pinged at once and every four minutes, without credentials or need of an answer', async () => {
  vi.useFakeTimers();
  const pings = vi.fn((..._request: unknown[]) => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', pings);
  keepWarm();
  const ping = ['/test', { mode: 'no-cors', credentials: 'omit' }];
  expect(pings.mock.calls).toEqual([ping]);
  await vi.advanceTimersByTimeAsync(239_999);
  expect(pings).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(pings.mock.calls).toEqual([ping, ping, ping]);
  vi.stubGlobal('navigator', { onLine: false });
  await vi.advanceTimersByTimeAsync(240_000);
  expect(pings).toHaveBeenCalledTimes(3);
});
