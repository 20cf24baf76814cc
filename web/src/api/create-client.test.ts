import { expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createClient } from './create-client.ts';
import { createSessionStore } from './session-store.ts';

const ANA = { id: 'u1', email: 'ana@example.com' } as User;
const NOW = 1_000_000_000;

/** A token in the form of a JWT that expires `seconds` from now. */
function token(name: string, seconds = 3600): string {
  return `${name}.${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.signature`;
}

type Handler = (path: string, init: RequestInit) => Response | Promise<Response>;

function setUp(handler: Handler, signedInWith: string | null = token('old')) {
  const clock = { now: NOW };
  const values: Record<string, string> = {};
  const storage = memoryStorage(values);
  const session = createSessionStore(storage, () => clock.now);
  if (signedInWith) session.begin({ token: signedInWith, user: ANA });
  const fetch = vi.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => handler(String(url), init));
  const client = createClient({
    fetch,
    session,
    language: () => 'en',
    now: () => clock.now,
    alone: (task) => task(),
  });
  const paths = () => fetch.mock.calls.map(([url]) => String(url));
  return { client, session, fetch, paths, clock, values };
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (code: string, status: number, more = {}) =>
  json({ code, error: code, message: 'm', status, ...more }, status);
const bearer = (init: RequestInit) => new Headers(init.headers).get('Authorization');

/** A fetch that never answers, and rejects when aborted. */
const unanswered: Handler = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

// @spec 7.2
test('a request carries the token, the language and the cookies', async () => {
  const { client, fetch } = setUp(() => json({ ok: true }));
  await client.call('/api/x', { method: 'POST', body: { a: 1 } });
  const init = fetch.mock.calls[0]?.[1] ?? {};
  expect(bearer(init)).toBe(`Bearer ${token('old')}`);
  expect(new Headers(init.headers).get('Accept-Language')).toBe('en');
  expect(init).toMatchObject({ credentials: 'include', method: 'POST', body: '{"a":1}' });
});

// @spec 4.26, 7.11
test('an expired token is renewed once and the request repeated', async () => {
  const { client, session, paths } = setUp((path, init) => {
    if (path.endsWith('refresh-token')) return json({ token: token('new') });
    return bearer(init) === `Bearer ${token('new')}` ? json({ fine: true }) : refusal('token_expired', 401);
  });
  await expect(client.call('/api/x')).resolves.toEqual({ fine: true });
  expect(paths()).toEqual(['/api/x', '/api/auth/refresh-token', '/api/x']);
  expect(session.read()?.token).toBe(token('new'));
});

// @spec 7.11
test.each([
  [{ error: 'Token expired' }, 403],
  [{ message: 'Token expired.' }, 500],
])('another server’s %j with status %i also renews the token, once', async (body, status) => {
  const { client, paths } = setUp((path, init) => {
    if (path.endsWith('refresh-token')) return json({ token: token('new') });
    return bearer(init) === `Bearer ${token('new')}` ? json({ fine: true }) : json(body, status);
  });
  await expect(client.call('/api/audio/generate')).resolves.toEqual({ fine: true });
  expect(paths()).toEqual(['/api/audio/generate', '/api/auth/refresh-token', '/api/audio/generate']);
});

test('parallel requests share one renewal', async () => {
  const { client, paths } = setUp((path, init) => {
    if (path.endsWith('refresh-token')) return json({ token: token('new') });
    return bearer(init) === `Bearer ${token('new')}` ? json(path) : refusal('token_expired', 401);
  });
  await Promise.all([client.call('/a'), client.call('/b'), client.call('/c')]);
  expect(paths().filter((path) => path.endsWith('refresh-token'))).toHaveLength(1);
});

test.each([
  ['session_ended', 401, 'session_ended'],
  ['session_ended', 403, 'session_ended'],
  ['not_authenticated', 401, 'token_expired'],
  ['origin_not_allowed', 403, 'token_expired'],
] as const)('a session that cannot be renewed (%s, %i) ends as %s', async (code, status, expiry) => {
  const { client, session } = setUp((path) =>
    path.endsWith('refresh-token') ? refusal(code, status) : refusal('token_expired', 401),
  );
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'token_expired' });
  expect(session.read()).toBeNull();
  expect(session.expiry()).toBe(expiry);
});

// @spec 4.26
test('a request refused after the renewal is not repeated again', async () => {
  const { client, paths } = setUp((path) =>
    path.endsWith('refresh-token') ? json({ token: token('new') }) : refusal('not_authenticated', 401),
  );
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'not_authenticated' });
  expect(paths()).toHaveLength(3);
});

// @spec 8.1, 8.64
test('an unreachable server during the renewal keeps the session', async () => {
  const { client, session } = setUp((path) => {
    if (path.endsWith('refresh-token')) throw new TypeError('Failed to fetch');
    return refusal('token_expired', 401);
  });
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'network' });
  expect(session.read()).not.toBeNull();
});

test('a failing server during the renewal keeps the session', async () => {
  const { client, session } = setUp((path) =>
    path.endsWith('refresh-token') ? refusal('internal_error', 500) : refusal('token_expired', 401),
  );
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'internal_error' });
  expect(session.read()).toMatchObject({ token: token('old') });
});

test('a wrong password does not count as an expired session', async () => {
  const { client, paths } = setUp(() => refusal('invalid_credentials', 401));
  await expect(client.call('/api/auth/login')).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect(paths()).toHaveLength(1);
});

test('a visitor without a token is refused without a renewal', async () => {
  const { client, paths } = setUp(() => refusal('not_authenticated', 401), null);
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'not_authenticated' });
  expect(paths()).toHaveLength(1);
});

// @spec 9.31
test('a token is renewed five minutes before its expiry', async () => {
  const { client, paths } = setUp(
    (path) => (path.endsWith('refresh-token') ? json({ token: token('new') }) : json({})),
    token('old', 299),
  );
  await client.call('/api/x');
  expect(paths()).toEqual(['/api/auth/refresh-token', '/api/x']);
});

/** A token with a lifetime of `seconds`. */
const made = (name: string, seconds: number) =>
  `${name}.${btoa(JSON.stringify({ iat: NOW / 1000, exp: NOW / 1000 + seconds }))}.signature`;

test('a stored long-lived token is exchanged before the first request', async () => {
  const { client, session, fetch, paths } = setUp(
    (path) => (path.endsWith('refresh-token') ? json({ token: made('short', 3600) }) : json({})),
    made('long', 60 * 24 * 3600),
  );
  await client.call('/api/x');
  await client.call('/api/y');
  expect(paths()).toEqual(['/api/auth/refresh-token', '/api/x', '/api/y']);
  expect(session.read()?.token).toBe(made('short', 3600));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ tokenLifetime: 'hour' });
});

test('a server that issues long-lived tokens is not asked before every request', async () => {
  const { client, paths } = setUp(
    (path) => (path.endsWith('refresh-token') ? json({ token: made('another', 7200) }) : json({})),
    made('long', 7200),
  );
  await client.call('/api/x');
  await client.call('/api/y');
  expect(paths()).toEqual(['/api/auth/refresh-token', '/api/x', '/api/y']);
});

// @spec 9.32
test('the old token is used when the early renewal fails, and the next attempt waits', async () => {
  let renewals = 0;
  const { client, clock, fetch } = setUp(
    (path) => {
      if (!path.endsWith('refresh-token')) return json({});
      renewals += 1;
      throw new TypeError('Failed to fetch');
    },
    token('old', 200),
  );
  await client.call('/a');
  await client.call('/b');
  expect(renewals).toBe(1);
  clock.now += 30_000;
  await client.call('/c');
  expect(renewals).toBe(2);
  expect(bearer(fetch.mock.calls.at(-1)?.[1] ?? {})).toBe(`Bearer ${token('old', 200)}`);
});

// @spec 9.32
test('failed renewals double the backoff, from half a minute to sixteen, until one succeeds', async () => {
  let reachable = false;
  const renewals: number[] = [];
  const { client, clock } = setUp(
    (path) => {
      if (!path.endsWith('refresh-token')) return json({});
      renewals.push((clock.now - NOW) / 1000);
      if (reachable) return json({ token: token('new', (clock.now - NOW) / 1000 + 100) });
      throw new TypeError('Failed to fetch');
    },
    token('old', 200),
  );
  /** Sends a request every second for this long. */
  async function use(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      clock.now += 1_000;
      await client.call('/a');
    }
  }
  await client.call('/a');
  await use(3_900);
  expect(renewals).toEqual([0, 30, 90, 210, 450, 930, 1890, 2850, 3810]);

  reachable = true;
  renewals.length = 0;
  await use(870);
  expect(renewals).toEqual([4770]);
  reachable = false;
  // The new token is due at once, and its first failure waits for half a minute only.
  await use(31);
  expect(renewals).toEqual([4770, 4771, 4801]);
});

test('a token renewed by another tab is used', async () => {
  const store: { session?: ReturnType<typeof createSessionStore> } = {};
  const { client, session, paths } = setUp((_, init) => {
    if (bearer(init) === `Bearer ${token('other-tab')}`) return json({});
    store.session?.replaceToken(token('other-tab'));
    return refusal('token_expired', 401);
  });
  store.session = session;
  await client.call('/api/x');
  expect(paths()).toEqual(['/api/x', '/api/x']);
});

/** A token of an hour by the server's clock. */
const hourly = (name: string, from: number, sub = ANA.id) =>
  `${name}.${btoa(JSON.stringify({ sub, iat: from / 1000, exp: from / 1000 + 3600 }))}.signature`;
const DAY = 86_400_000;

test.each([0, DAY, -DAY, 400 * DAY])('a clock that is %i ms ahead causes no renewal', async (ahead) => {
  const { client, session, paths, clock, values } = setUp(
    (path) => (path.endsWith('refresh-token') ? json({ token: hourly('new', clock.now - ahead) }) : json({})),
    null,
  );
  clock.now += ahead;
  session.begin({ token: hourly('old', NOW), user: ANA });
  for (let minute = 0; minute < 54; minute += 1) {
    clock.now += 60_000;
    await client.call('/api/x');
  }
  expect(paths()).not.toContain('/api/auth/refresh-token');
  clock.now += 90_000;
  await client.call('/api/x');
  await client.call('/api/x');
  expect(paths().slice(-3)).toEqual(['/api/auth/refresh-token', '/api/x', '/api/x']);

  // Stored by an older version, or after storage lost it: not known, so the server is asked.
  delete values['clock-ahead'];
  await client.call('/api/y');
  expect(paths().slice(-1)).toEqual(['/api/y']);
});

test('a clock that is set right while the page is open costs one renewal at most', async () => {
  const { client, session, paths, clock } = setUp(
    (path) => (path.endsWith('refresh-token') ? json({ token: hourly('new', NOW) }) : json({})),
    null,
  );
  session.begin({ token: hourly('old', NOW), user: ANA });
  clock.now += DAY;
  for (let count = 0; count < 5; count += 1) await client.call('/api/x');
  expect(paths().filter((path) => path.endsWith('refresh-token'))).toHaveLength(1);
});

test('a session that became another user’s sends nothing of the former one, and the page follows', async () => {
  const BEN = { id: 'u2', email: 'ben@example.com' } as User;
  const { client, session, fetch, paths } = setUp(
    (path, init) => {
      if (path.endsWith('refresh-token')) return json({ token: hourly('of-ben', NOW, BEN.id) });
      if (path.endsWith('/me')) return json(BEN);
      return bearer(init)?.includes('of-ben') ? json({ bought: true }) : refusal('session_ended', 401);
    },
    hourly('of-ana', NOW),
  );
  await expect(client.call('/api/stories/generate', { method: 'POST' })).rejects.toMatchObject({
    code: 'token_expired',
  });
  expect(paths()).toEqual(['/api/stories/generate', '/api/auth/refresh-token', '/api/auth/me']);
  expect(bearer(fetch.mock.calls.at(-1)?.[1] ?? {})).toBe(`Bearer ${hourly('of-ben', NOW, BEN.id)}`);
  expect(session.read()?.user).toMatchObject(BEN);
  await expect(client.call('/api/x')).resolves.toEqual({ bought: true });
});

test.each([
  ['signed out', (values: Record<string, string>) => void delete values.token],
  [
    'signed out, which the server does not know yet',
    (values: Record<string, string>) => void (values['sign-out-owed'] = '1'),
  ],
  [
    'signed in as another user',
    (values: Record<string, string>) =>
      void Object.assign(values, { token: 't2', user: '{"id":"u2","email":"b"}' }),
  ],
])('a tab that missed that another one has %s takes no token from the cookie', async (_, change) => {
  const { client, paths, values } = setUp(() => refusal('token_expired', 401));
  change(values);
  await expect(client.call('/api/x', { method: 'POST' })).rejects.toMatchObject({ code: 'token_expired' });
  expect(paths()).toEqual(['/api/x']);
});

test('a sign-out while the session is renewed stays one', async () => {
  const { client, session, values } = setUp((path) => {
    if (!path.endsWith('refresh-token')) return refusal('token_expired', 401);
    session.signOut();
    return json({ token: token('new') });
  });
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'token_expired' });
  expect([session.read(), values]).toEqual([null, { 'sign-out-owed': '1' }]);
});

// @spec 8.46
test('a refusal keeps its facts', async () => {
  const { client } = setUp(() =>
    refusal('too_soon', 429, { retryAfter: 7, requestId: 'r1', isRateLimit: true }),
  );
  await expect(client.call('/api/x')).rejects.toMatchObject({
    facts: { code: 'too_soon', status: 429, retryAfter: 7, requestId: 'r1', isRateLimit: true },
  });
});

test('the header gives the retry time when the body has none', async () => {
  const { client } = setUp(() => json({ code: 'rate_limited', status: 429 }, 429, { 'Retry-After': '12' }));
  await expect(client.call('/api/x')).rejects.toMatchObject({ facts: { retryAfter: 12 } });
});

// @spec 8.5, 8.46
test.each([
  ['an unknown code', () => json({ code: 'teapot', message: 'short and stout' }, 418)],
  ['a foreign answer', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['a success that is not JSON', () => new Response('<html>', { status: 200 })],
])('%s is an unexpected answer', async (_, answer) => {
  const { client } = setUp(answer);
  await expect(client.call('/api/x')).rejects.toMatchObject({ code: 'unexpected_answer' });
});

test('an answer without a body is no error', async () => {
  const { client } = setUp(() => new Response(null, { status: 204 }));
  await expect(client.call('/api/x')).resolves.toBeUndefined();
});

test('an accepted status is returned as an answer', async () => {
  const { client } = setUp(() => json({ status: 'error' }, 503));
  await expect(client.call('/health', { alsoFine: [503] })).resolves.toEqual({ status: 'error' });
});

test('a slow answer is a timeout', async () => {
  const { client } = setUp(unanswered);
  await expect(client.call('/api/x', { timeoutMs: 5 })).rejects.toMatchObject({ code: 'timeout' });
});

test('an aborting caller gets its own AbortError', async () => {
  const { client } = setUp(unanswered);
  const controller = new AbortController();
  const answer = client.call('/api/x', { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a request that cannot be put together is an error of the app, and is not sent', async () => {
  const { client, fetch } = setUp(() => json({}));
  const request = { headers: { 'Idempotency-Key': 'faro\n' + String.fromCharCode(0x2028) } };
  await expect(client.call('/a', request)).rejects.toMatchObject({ name: 'TypeError' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a timeout is one also where the browser gives no reason for an abort', async () => {
  const { client } = setUp(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  await expect(client.call('/a', { timeoutMs: 5 })).rejects.toMatchObject({ code: 'timeout' });
});

test('an answer that breaks off while it is read is a lost connection', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  const { client } = setUp(() => new Response(broken));
  await expect(client.call('/a')).rejects.toMatchObject({ code: 'network' });
});
