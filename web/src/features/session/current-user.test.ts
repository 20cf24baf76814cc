import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { currentUserQuery } from './current-user.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('the server is asked who is signed in at most every five seconds', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(async (..._request: unknown[]) =>
    Response.json({ id: 'u1', email: 'ana@example.org' }),
  );
  vi.stubGlobal('fetch', fetched);
  const ask = () => queryClient.fetchQuery(currentUserQuery('u1'));
  expect(await ask()).toMatchObject({ email: 'ana@example.org' });
  await vi.advanceTimersByTimeAsync(4_999);
  await ask();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await ask();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/api\/auth\/me$/);
});
