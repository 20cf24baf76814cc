// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../../contract/schemas/auth.ts';
import { session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { type Mounted, mount, settled, until } from '../../../testing/mount.ts';
import { useRefetchUser } from './use-refetch-user.ts';

const ANA = { id: 'u1', email: 'ana@example.org', isPremium: false } as User;
const BEN = { id: 'u2', email: 'ben@example.org', isPremium: true } as User;

let page: Mounted;
let now = 0;
let isOnline = true;
const fetched = vi.fn(async (..._: unknown[]) => Response.json(ANA));
const asked = () => fetched.mock.calls.filter(([url]) => String(url).endsWith('/api/auth/me')).length;
let open: (path: string) => void;

beforeEach(async () => {
  now = Date.parse('2026-11-29T20:30:00Z');
  isOnline = true;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  fetched.mockReset().mockImplementation(async () => Response.json(ANA));
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  session.end();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function start(user: User | null = ANA) {
  if (user) session.begin({ token: 'of-ana', user });
  page = await mount(
    createElement(
      MemoryRouter,
      null,
      createElement(() => {
        open = useNavigate();
        useRefetchUser();
        return null;
      }),
    ),
  );
  await settled(async () => {});
}

const RETURNS: [string, () => unknown][] = [
  ['the line is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown', () => window.dispatchEvent(new Event('pageshow'))],
  [
    'the page is restored',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another page of the app is opened', () => open(`/page-${now}`)],
];

// @spec 4.11, 9.5
test.each(RETURNS)('when %s the user is asked for again, at most every five seconds', async (_, happens) => {
  await start();
  expect(asked()).toBe(1);
  now += 4_999;
  await settled(async () => void happens());
  expect(asked()).toBe(1);
  now += 1;
  fetched.mockImplementation(async () => Response.json({ ...ANA, isPremium: true }));
  await settled(async () => void happens());
  await until(() => expect([asked(), session.read()?.user.isPremium]).toEqual([2, true]));
});

test('a failing server is asked at most every five seconds, and a clock that was set back does not stop it', async () => {
  await start();
  now += 5_000;
  fetched.mockImplementation(async () => Response.json({ code: 'database_error' }, { status: 503 }));
  for (const [, happens] of RETURNS) await settled(async () => void happens());
  expect([asked(), session.read()?.user.id]).toEqual([2, ANA.id]);
  now -= 86_400_000;
  await settled(async () => void RETURNS[0]![1]());
  expect(asked()).toBe(3);
});

test('a visitor, and a user without a line, are not asked for', async () => {
  await start(null);
  for (const [, happens] of RETURNS) await settled(async () => void happens());
  expect(fetched).not.toHaveBeenCalled();
  isOnline = false;
  await settled(async () => session.begin({ token: 'of-ana', user: ANA }));
  for (const [, happens] of RETURNS.slice(1)) await settled(async () => void happens());
  expect(fetched).not.toHaveBeenCalled();
});

test('storage is read before the server is asked: what another tab did needs no event and no request', async () => {
  await start();
  now += 5_000;
  for (const key of ['token', 'user']) localStorage.removeItem(key);
  await settled(async () => void RETURNS[2]![1]());
  expect([session.read(), asked()]).toEqual([null, 1]);
});

test('the answer about another user makes the page that user’s', async () => {
  await start();
  now += 5_000;
  fetched.mockImplementation(async () => Response.json(BEN));
  await settled(async () => void RETURNS[3]![1]());
  await until(() => expect(session.read()?.user).toMatchObject(BEN));
});

test('a session that the server has ended is over, also where no cookie is left to say so', async () => {
  await start();
  now += 5_000;
  fetched.mockImplementation(async (url) =>
    Response.json(
      { code: String(url).endsWith('/me') ? 'session_ended' : 'not_authenticated' },
      { status: 401 },
    ),
  );
  await settled(async () => void RETURNS[0]![1]());
  await until(() => expect([session.read(), session.expiry()]).toEqual([null, 'session_ended']));
});
