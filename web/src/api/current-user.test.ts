import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import { session } from './client.ts';
import { currentUserQuery, refreshUser, rememberUser } from './current-user.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  session.end();
});

// @spec 4.11, 9.5
test('the signed-in user is requested at most every five seconds', async () => {
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

const ANA = { id: 'u1', email: 'ana@example.org', isPremium: false } as User;

test('user data in an answer is shown at once and stored', () => {
  session.begin({ token: 't', user: ANA });
  rememberUser({ ...ANA, isPremium: true });
  expect(session.read()).toEqual({ token: 't', user: { ...ANA, isPremium: true } });
  expect(queryClient.getQueryData(currentUserQuery('u1').queryKey)).toMatchObject({ isPremium: true });
});

test('a change that no answer contained is requested and stored while nothing follows the query yet', async () => {
  session.begin({ token: 't', user: ANA });
  vi.stubGlobal('fetch', async () => Response.json({ ...ANA, emailVerified: true }));
  await refreshUser();
  expect(session.read()?.user).toMatchObject({ emailVerified: true });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await refreshUser();
  expect(session.read()?.user).toMatchObject({ emailVerified: true });
});

test('an answer about another user changes nothing', () => {
  session.begin({ token: 't', user: ANA });
  rememberUser({ ...ANA, id: 'u2', isPremium: true });
  expect(session.read()?.user).toEqual(ANA);
  session.end();
  rememberUser(ANA);
  expect(session.read()).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
