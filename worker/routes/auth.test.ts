import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import { advanceClock, inOneMinute } from '../../testkit/worker/clock.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { changeUser, newPerson, request } from '../../testkit/worker/person.ts';
import { accessTokenOf, issueAccessToken } from '../auth/access-token.ts';
import * as passwords from '../auth/passwords.ts';
import { signJwt } from '../providers/jwt.ts';

afterEach(() => vi.restoreAllMocks());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

function post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return request(path, { method: 'POST', json, headers: { ...elsewhere(), ...headers } });
}

// @spec 7.5
test('registration signs in and sets a cookie that only the API can read', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const answer = await post('/api/auth/register', {
    email: ` ${email.toUpperCase()} `,
    password: 'long enough',
  });
  expect(answer.status).toBe(201);
  const { token, user } = await answer.json<SessionAnswer>();
  expect(user).toMatchObject({
    email,
    subscriptionStatus: 'none',
    isPremium: false,
    storiesGenerated: 0,
    storiesRemaining: 3,
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  for (const attribute of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
    expect(cookie).toContain(attribute);
  }
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toEqual(user);
});

// @spec 8.62
test("a second registration of an address is refused in the client's language", async () => {
  const { email } = await newPerson();
  const answer = await post(
    '/api/auth/register',
    { email, password: 'long enough' },
    { 'accept-language': 'en-GB' },
  );
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'email_taken',
    message: expect.stringContaining('already'),
  });
});

test.each([
  [{ email: 'not an address', password: 'long enough' }, 'email'],
  [{ email: 'a@example.org', password: 'short' }, 'password'],
  [{ password: 'long enough' }, 'email'],
  [{ email: 7, password: ['x'] }, 'password'],
])('registration with %j names the field %s', async (json, field) => {
  const answer = await post('/api/auth/register', json);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.any(String) },
    requestId: expect.any(String),
  });
});

// @spec 8.61
test('a failed login does not reveal whether address or password was wrong', async () => {
  const { email, password } = await newPerson();
  expect((await post('/api/auth/login', { email, password })).status).toBe(200);
  const wrongPassword = await post('/api/auth/login', { email, password: 'not that one' });
  const noAccount = await post('/api/auth/login', { email: 'nobody@example.org', password });
  expect([wrongPassword.status, noAccount.status]).toEqual([401, 401]);
  const bodies = [await wrongPassword.json<object>(), await noAccount.json<object>()];
  expect(bodies[0]).toMatchObject({ error: 'Invalid credentials', code: 'invalid_credentials' });
  expect({ ...bodies[0], requestId: '' }).toEqual({ ...bodies[1], requestId: '' });
});

// @spec 8.63
test('login attempts are limited to ten a minute by account and network', async () => {
  const home = { 'cf-connecting-ip': '203.0.113.60' };
  let guess = {};
  const answers = await inOneMinute(async () => {
    guess = { email: (await newPerson()).email, password: 'guess' };
    const sent: Response[] = [];
    for (let n = 0; n < 12; n++) sent.push(await post('/api/auth/login', guess, home));
    return sent;
  });
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await answers[11]!.json()).toMatchObject({
    code: 'too_many_attempts',
    isRateLimit: true,
    retryAfter: 60,
  });
  expect((await post('/api/auth/login', guess)).status).toBe(401);
});

test('a password replaced during its comparison opens no session', async () => {
  const person = await newPerson();
  const { verifyPassword } = passwords;
  vi.spyOn(passwords, 'verifyPassword').mockImplementationOnce(async (...asked) => {
    const matches = await verifyPassword(...asked);
    // A mailed reset link is used at this moment.
    await changeUser(person, `password_hash = 'another', credentials = credentials + 1`);
    return matches;
  });
  const { email, password } = person;
  const answer = await post('/api/auth/login', { email, password });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'session_ended' }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await statusWith(person.token)).toBe(401);
});

test('a password change fails when a mailed link sets another password during its hashing', async () => {
  const person = await newPerson();
  const { hashPassword } = passwords;
  vi.spyOn(passwords, 'hashPassword').mockImplementationOnce(async (...asked) => {
    const hash = await hashPassword(...asked);
    await env.DB.prepare(`UPDATE users SET password_hash = 'of the link' WHERE id = ?`)
      .bind(person.user.id)
      .run();
    return hash;
  });
  const answer = await person.fetch('/api/account/password', {
    method: 'POST',
    json: { currentPassword: person.password, newPassword: 'another-long-password' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'session_ended' }]);
  const row = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?')
    .bind(person.user.id)
    .first();
  expect(row).toEqual({ password_hash: 'of the link' });
});

test('a refresh returns a new token and a new cookie', async () => {
  const { cookie, email } = await newPerson();
  const answer = await post('/api/auth/refresh-token', { email }, { cookie });
  expect(answer.status).toBe(200);
  const renewed = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(renewed).not.toBe(cookie);
  expect((await post('/auth/refresh-token', {}, { cookie: renewed })).status).toBe(200);
});

/** Lifetime of a token in seconds, to the minute: the home dates a session after the route was asked. */
function lifetimeOf(token: string): number {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  return Math.round((exp - iat) / 60) * 60;
}
const HOUR_S = 3600;
const SESSION_S = 60 * 24 * HOUR_S;

/** Lifetime and cookie of a sign-in response. */
async function given(answer: Response) {
  expect(answer.status).toBeLessThan(300);
  const { token } = await answer.json<{ token: string }>();
  return { token, seconds: lifetimeOf(token), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

// @spec 7.8
test.each<[string, object, number]>([
  ['that names none', {}, SESSION_S],
  ['without a cookie', { tokenLifetime: 'session' }, SESSION_S],
  ['that refreshes by its cookie', { tokenLifetime: 'hour' }, HOUR_S],
])('a client %s gets tokens with the lifetime %j', async (_, asked, seconds) => {
  const person = { email: `${crypto.randomUUID()}@example.org`, password: 'long enough' };
  const registered = await given(await post('/api/auth/register', { ...person, ...asked }));
  const loggedIn = await given(await post('/api/auth/login', { ...person, ...asked }));
  const google = { idToken: await idTokenOf(googlePerson()), ...asked };
  const withGoogle = await given(await post('/api/auth/google', google));
  const { cookie } = loggedIn;
  const refreshed = await given(await post('/api/auth/refresh-token', asked, { cookie }));
  for (const one of [registered, loggedIn, withGoogle, refreshed]) expect(one.seconds).toBe(seconds);
});

test('a token lives for an hour or as long as the session', async () => {
  const { email, password } = await newPerson();
  const answer = await post('/api/auth/login', { email, password, tokenLifetime: 'year' });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'invalid_request', fields: { tokenLifetime: expect.any(String) } },
  ]);
});

test('a session with short tokens never issues a long one', async () => {
  const { email, password } = await newPerson();
  const begun = await given(await post('/api/auth/login', { email, password, tokenLifetime: 'hour' }));
  const asked = { tokenLifetime: 'session' };
  const { seconds, cookie } = await given(
    await post('/api/auth/refresh-token', asked, { cookie: begun.cookie }),
  );
  expect(seconds).toBe(HOUR_S);
  expect((await given(await post('/api/auth/refresh-token', {}, { cookie }))).seconds).toBe(HOUR_S);
});

test('a session that switched to short tokens keeps them', async () => {
  const { email, password } = await newPerson();
  const begun = await given(await post('/api/auth/login', { email, password }));
  const hour = { tokenLifetime: 'hour' };
  const short = await given(await post('/api/auth/refresh-token', hour, { cookie: begun.cookie }));
  const after = await given(await post('/api/auth/refresh-token', {}, { cookie: short.cookie }));
  expect([begun.seconds, short.seconds, after.seconds]).toEqual([SESSION_S, HOUR_S, HOUR_S]);
});

test('an unrefreshed token expires after sixty days, even if its session continues', async () => {
  const { token, cookie } = await newPerson();
  const statusOf = async (one: string) =>
    (await request('/api/auth/me', { headers: { authorization: `Bearer ${one}` } })).status;
  advanceClock(60 * DAY_MS - HOUR_MS);
  expect(await statusOf(token)).toBe(200);
  const renewed = await given(await post('/api/auth/refresh-token', {}, { cookie }));
  advanceClock(2 * HOUR_MS);
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(renewed.token)).toBe(200);
});

test('a token expires with its session at the latest', async () => {
  const now = Date.now();
  const session = {
    userId: 'u',
    sessionId: 's',
    expiresAt: now + HOUR_MS / 2,
    tokenLifetime: 'hour',
  } as const;
  expect(lifetimeOf(await accessTokenOf(session, env.TOKEN_SECRET, now))).toBe(HOUR_S / 2);
});

/**
 * Refreshes with a cookie.
 * @returns the status and the new cookie
 */
async function renew(cookie: string): Promise<{ status: number; cookie: string }> {
  const answer = await post('/api/auth/refresh-token', {}, { cookie });
  return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const statusWith = async (token: string) =>
  (await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status;

test('a stolen refresh cookie used after its successor ends the session for both', async () => {
  const { cookie, token } = await newPerson();
  const owner = await renew(cookie);
  advanceClock(61_000);
  expect((await renew(cookie)).status).toBe(401);
  expect((await renew(owner.cookie)).status).toBe(401);
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ code: 'session_ended' });
});

test('a cookie older than the previous one ends the session at once', async () => {
  const { cookie, token } = await newPerson();
  const second = await renew(cookie);
  const third = await renew(second.cookie);
  expect((await renew(cookie)).status).toBe(401);
  expect((await renew(third.cookie)).status).toBe(401);
  expect(await statusWith(token)).toBe(401);
});

test('two simultaneous refreshes get the same cookie, and the session continues with either', async () => {
  const { cookie, token } = await newPerson();
  const both = await Promise.all([renew(cookie), renew(cookie), renew(cookie)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(both.map((one) => one.cookie)).size).toBe(1);
  expect(await statusWith(token)).toBe(200);
  expect((await renew(both[1]!.cookie)).status).toBe(200);
});

test('a lost refresh response is repeated identically within a minute', async () => {
  const { cookie, token } = await newPerson();
  const lost = await renew(cookie);
  advanceClock(59_000);
  expect(await renew(cookie)).toEqual(lost);
  expect(await renew(cookie)).toEqual(lost);
  expect(await statusWith(token)).toBe(200);
  const next = await renew(lost.cookie);
  expect(next.status).toBe(200);
  expect(next.cookie).not.toBe(lost.cookie);
});

test('a repeated refresh cannot lengthen the tokens that the lost one shortened', async () => {
  const { email, password } = await newPerson();
  const begun = await given(await post('/api/auth/login', { email, password }));
  await given(await post('/api/auth/refresh-token', {}, { cookie: begun.cookie }));
  const hour = { tokenLifetime: 'hour' };
  const short = await given(await post('/api/auth/refresh-token', hour, { cookie: begun.cookie }));
  const after = await given(await post('/api/auth/refresh-token', {}, { cookie: short.cookie }));
  expect([short.seconds, after.seconds]).toEqual([HOUR_S, HOUR_S]);
});

test.each([
  ['invented', 'AAAA'],
  ['with a future number', `7.${'A'.repeat(43)}`],
  ['with the current number', `1.${'A'.repeat(43)}`],
  ['empty', ''],
])('an invalid secret, %s, ends nothing', async (_, secret) => {
  const { cookie, token } = await newPerson();
  const name = cookie.slice(0, cookie.indexOf('.'));
  expect((await renew(`${name}.${secret}`)).status).toBe(401);
  expect((await post('/api/auth/logout', {}, { cookie: `${name}.${secret}` })).status).toBe(204);
  expect(await statusWith(token)).toBe(200);
  expect((await renew(cookie)).status).toBe(200);
});

test('a refresh from a page of another site is refused', async () => {
  const { cookie } = await newPerson();
  const answer = await post('/api/auth/refresh-token', {}, { cookie, origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'origin_not_allowed' });
  expect((await post('/api/auth/refresh-token', {}, { cookie, origin: 'http://app.test' })).status).toBe(200);
});

// @spec 7.8
test('a refresh for another user’s e-mail returns no token', async () => {
  const { cookie } = await newPerson();
  const answer = await post('/api/auth/refresh-token', { email: 'other@example.org' }, { cookie });
  expect(answer.status).toBe(401);
});

test('a session expires sixty days after its last use', async () => {
  const { cookie, email, password } = await newPerson();
  advanceClock(60 * DAY_MS - HOUR_MS);
  const renewed = await post('/api/auth/refresh-token', {}, { cookie });
  expect(renewed.status).toBe(200);
  const renewedCookie = renewed.headers.get('set-cookie')?.split(';')[0] ?? '';
  const login = await post('/api/auth/login', { email, password });
  const idle = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  // Used an hour before its end, it lasts another sixty days; an unused one has expired then.
  advanceClock(60 * DAY_MS - HOUR_MS);
  expect((await post('/api/auth/refresh-token', {}, { cookie: renewedCookie })).status).toBe(200);
  advanceClock(2 * HOUR_MS);
  const late = await post('/api/auth/refresh-token', {}, { cookie: idle });
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([401, 'session_ended']);
});

test('an ended session is refused, even with an unexpired token', async () => {
  const { user, cookie } = await newPerson();
  const [, sessionId = ''] = cookie.slice(cookie.indexOf('=') + 1).split('.');
  const statusIn = async (ms: number) => {
    advanceClock(ms);
    const forever = Date.now() + 90 * DAY_MS;
    const identity = { userId: user.id, sessionId };
    return statusWith(await issueAccessToken(identity, env.TOKEN_SECRET, Date.now(), forever));
  };
  expect(await statusIn(60 * DAY_MS - HOUR_MS)).toBe(200);
  expect(await statusIn(2 * HOUR_MS)).toBe(401);
});

test('a session id, which every token contains, cannot end a session', async () => {
  const { cookie, token } = await newPerson();
  const [name = '', value = ''] = cookie.split('=');
  const forged = `${name}=${value.split('.')[0]}.${'A'.repeat(43)}`;
  expect((await post('/api/auth/logout', {}, { cookie: forged })).status).toBe(204);
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  expect((await post('/api/auth/refresh-token', {}, { cookie })).status).toBe(200);
});

// @spec 4.10, 7.7
test('logout ends the session: its token can spend nothing', async () => {
  const person = await newPerson();
  expect((await post('/api/auth/logout', {}, { cookie: person.cookie })).status).toBe(204);
  const answer = await person.generate({ topic: 'un faro' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'session_ended' });
});

test('logout ends the sessions of both token and cookie when they differ', async () => {
  const person = await newPerson();
  const { email, password } = person;
  const other = await given(await post('/api/auth/login', { email, password }));
  const third = await given(await post('/api/auth/login', { email, password }));
  const headers = { cookie: person.cookie, authorization: `Bearer ${other.token}` };
  expect((await post('/api/auth/logout', {}, headers)).status).toBe(204);
  const statuses = await Promise.all(
    [person.token, other.token, third.token].map(
      async (token) =>
        (await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status,
    ),
  );
  expect(statuses).toEqual([401, 401, 200]);
});

test('logout with an expired or forged token ends nothing and answers the same', async () => {
  const { user, cookie, token } = await newPerson();
  const identity = { userId: user.id, sessionId: cookie.split('=')[1]!.split('.')[0]! };
  const bad = [
    await issueAccessToken(identity, env.TOKEN_SECRET, Date.now() - 2 * HOUR_MS),
    await issueAccessToken(identity, 'somebody else’s secret of 32 letters', Date.now()),
    await issueAccessToken({ ...identity, userId: 'another' }, env.TOKEN_SECRET, Date.now()),
    'nonsense',
  ];
  for (const one of bad) {
    const answer = await post('/api/auth/logout', {}, { authorization: `Bearer ${one}` });
    expect(answer.status).toBe(204);
  }
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
});

// @spec 8.26
test('expired, forged, unsigned and foreign tokens are refused', async () => {
  const { user, cookie } = await newPerson();
  // The session is alive, so the refusals below concern the tokens.
  const identity = { userId: user.id, sessionId: cookie.slice(cookie.indexOf('=') + 1).split('.')[0]! };
  const expired = await issueAccessToken(identity, env.TOKEN_SECRET, Date.now() - 2 * HOUR_MS);
  const forged = await issueAccessToken(identity, 'somebody else’s secret of 32 letters', Date.now());
  const elsewhere = await signJwt(
    { sub: identity.userId, sid: identity.sessionId },
    { secret: env.TOKEN_SECRET, issuer: 'https://cuentame/api', audience: 'cuentame-google-flow' },
    3600,
    Date.now(),
  );
  const claims = Buffer.from(JSON.stringify({ sub: user.id, sid: 'x' })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  const codes = await Promise.all(
    [expired, forged, unsigned, elsewhere, 'nonsense', ''].map(async (token) => {
      const answer = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
      return [answer.status, (await answer.json<{ code: string }>()).code];
    }),
  );
  expect(codes).toEqual([
    [401, 'token_expired'],
    [401, 'not_authenticated'],
    [401, 'not_authenticated'],
    [401, 'not_authenticated'],
    [401, 'not_authenticated'],
    [401, 'not_authenticated'],
  ]);
});

test('registration stores the accepted version and time of the terms; early clients send none', async () => {
  const open = async (more: Record<string, unknown>) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const answer = await request('/api/auth/register', {
      method: 'POST',
      json: { email, password: 'a-long-password', ...more },
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    });
    const row = await env.DB.prepare(
      'SELECT terms_version AS version, terms_accepted_at = created_at AS isAtOnce FROM users WHERE email = ?',
    )
      .bind(email)
      .first<{ version: string | null; isAtOnce: number | null }>();
    const { user } = await answer.json<Partial<SessionAnswer>>();
    return [answer.status, user?.termsVersion, row?.version, row?.isAtOnce];
  };
  expect(await open({ termsVersion: '2026-11-22' })).toEqual([201, '2026-11-22', '2026-11-22', 1]);
  expect(await open({})).toEqual([201, null, null, null]);
  expect(await open({ termsVersion: 'all of them' })).toEqual([400, undefined, undefined, undefined]);
});
