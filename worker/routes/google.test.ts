import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { mailsArrived, tokenIn } from '../../testkit/worker/inbox.ts';
import { changeUser, ORIGIN, type Person, registerPerson, request } from '../../testkit/worker/person.ts';

const MINUTE_MS = 60_000;
const APP = 'http://app.test';

afterEach(() => vi.restoreAllMocks());

const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

function signInWith(idToken: string, headers: Record<string, string> = {}): Promise<Response> {
  return request('/api/auth/google', {
    method: 'POST',
    json: { idToken },
    headers: { ...elsewhere(), ...headers },
  });
}

function logIn({ email, password }: Person): Promise<Response> {
  return request('/api/auth/login', { method: 'POST', json: { email, password }, headers: elsewhere() });
}

/** Verifies the address as a registered user with the mail. */
async function verify(person: Person): Promise<void> {
  const [mail] = await mailsArrived(person.email, 1);
  const answer = await person.fetch('/api/auth/verify-email', {
    method: 'POST',
    json: { token: tokenIn(mail!, 'verify-email') },
    headers: elsewhere(),
  });
  expect(answer.status).toBe(204);
}

/** Verification from before a session or password was required: the link alone. */
const verifyAsBefore = (person: Person) => changeUser(person, 'email_verified_at = 1');

// The built-in Google makes its key at the first request.
beforeAll(() => idTokenOf(googlePerson()));

// @spec 4.8, 7.6
test('a new Google user gets an account with a verified address and a session', async () => {
  const person = googlePerson();
  const answer = await signInWith(await idTokenOf(person));
  expect(answer.status).toBe(200);
  const { token, user } = await answer.json<SessionAnswer>();
  expect(user).toMatchObject({
    email: person.email,
    name: person.name,
    emailVerified: true,
    storiesRemaining: 3,
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toContain('SameSite=Strict');
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toEqual(user);

  const again = await signInWith(await idTokenOf(person));
  expect((await again.json<SessionAnswer>()).user.id).toBe(user.id);
});

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

test("an ID token for a nonce of our page needs that page's secret", async () => {
  const person = googlePerson();
  const secret = crypto.randomUUID();
  const idToken = await idTokenOf(person, { nonce: `cuentame.${await sha256(secret)}` });
  const send = (more: Record<string, unknown>) =>
    request('/api/auth/google', { method: 'POST', json: { idToken, ...more }, headers: elsewhere() });
  for (const more of [{}, { nonceSecret: 'another' }, { nonceSecret: await sha256(secret) }]) {
    const answer = await send(more);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([
      401,
      'google_sign_in_refused',
    ]);
  }
  expect((await send({ nonceSecret: secret })).status).toBe(200);
});

test('a page without a nonce of ours signs in without a secret; a secret without its nonce is refused', async () => {
  const person = googlePerson();
  expect((await signInWith(await idTokenOf(person))).status).toBe(200);
  expect((await signInWith(await idTokenOf(person, { nonce: 'of-some-other-page' }))).status).toBe(200);
  const answer = await request('/api/auth/google', {
    method: 'POST',
    json: { idToken: await idTokenOf(person), nonceSecret: 'a secret' },
    headers: elsewhere(),
  });
  expect(answer.status).toBe(401);
});

test('a user who changes their address at Google keeps the account', async () => {
  const sub = `9${Date.now()}`;
  const first = await signInWith(await idTokenOf(googlePerson(), { sub }));
  const later = await signInWith(await idTokenOf(googlePerson(), { sub }));
  expect((await later.json<SessionAnswer>()).user.id).toBe((await first.json<SessionAnswer>()).user.id);
});

// @spec 8.59
test.each([
  ['expired', 401, 'google_sign_in_refused'],
  ['audience', 401, 'google_sign_in_refused'],
  ['authorized-party', 401, 'google_sign_in_refused'],
  ['issuer', 401, 'google_sign_in_refused'],
  ['forged', 401, 'google_sign_in_refused'],
  ['unsigned', 401, 'google_sign_in_refused'],
  ['hmac', 401, 'google_sign_in_refused'],
  ['no-email', 401, 'google_sign_in_refused'],
])('an ID token with a wrong %s is refused with %i %s', async (fault, status, code) => {
  const person = googlePerson();
  const answer = await signInWith(await idTokenOf(person, { fault }));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  expect(answer.headers.get('set-cookie')).toBeNull();
  const users = await env.DB.prepare('SELECT count(*) AS n FROM users WHERE email = ?')
    .bind(person.email)
    .first();
  expect(users).toEqual({ n: 0 });
});

test("an ID token expires after an hour by the server's clock", async () => {
  const idToken = await idTokenOf(googlePerson());
  advanceClock(62 * MINUTE_MS);
  expect((await signInWith(idToken)).status).toBe(401);
});

test.each(['', 'nonsense', 'a.b.c', `${'x'.repeat(9000)}`])(
  '%.20j is refused as an ID token',
  async (idToken) => {
    const answer = await signInWith(idToken);
    expect([400, 401]).toContain(answer.status);
  },
);

test('an address unverified by Google opens no account', async () => {
  const owner = await registerPerson();
  for (const email of [owner.email, googlePerson().email]) {
    // Only `true` counts: neither a missing value nor a string.
    for (const how of [
      { unverified: '1' },
      { fault: 'no-verification' },
      { fault: 'verification-as-text' },
    ]) {
      const answer = await signInWith(await idTokenOf({ email }, how));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'google_email_unverified' });
    }
  }
  expect((await logIn(owner)).status).toBe(200);
});

test.each([
  ['an address at Gmail', 'gmail.com', {}],
  ['an organisation’s address', 'school.example', { domain: 'school.example' }],
])(
  '%s confirmed with the account keeps password and sessions when Google is linked',
  async (_, host, more) => {
    const person = await registerPerson(`${crypto.randomUUID()}@${host}`);
    await verify(person);
    const answer = await signInWith(await idTokenOf({ email: person.email.toUpperCase() }, more));
    expect(answer.status).toBe(200);
    expect((await answer.json<SessionAnswer>()).user.id).toBe(person.user.id);
    expect((await logIn(person)).status).toBe(200);
    expect((await person.fetch('/api/auth/me')).status).toBe(200);
  },
);

test.each(['hotgmail.com', 'notgmail.com', 'gmail.com.example'])(
  'an address at %s, which resembles Gmail, needs the password to link Google',
  async (host) => {
    const person = await registerPerson(`${crypto.randomUUID()}@${host}`);
    await verify(person);
    const refused = await signInWith(await idTokenOf({ email: person.email }));
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'google_password_required' }]);
  },
);

test("an address outside Google's mailboxes needs the password once to link Google", async () => {
  const person = await registerPerson();
  await verify(person);
  const refused = await signInWith(await idTokenOf({ email: person.email }));
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'google_password_required' }]);
  expect((await person.fetch('/api/auth/me')).status).toBe(200);
  const cookie = refused.headers.get('set-cookie')?.split(';')[0] ?? '';
  const wrong = { email: person.email, password: 'not that one' };
  const headers = { ...elsewhere(), cookie };
  expect((await request('/api/auth/login', { method: 'POST', json: wrong, headers })).status).toBe(401);
  expect((await signInWith(await idTokenOf({ email: person.email }))).status).toBe(403);

  const { email, password } = person;
  const typed = await request('/api/auth/login', { method: 'POST', json: { email, password }, headers });
  expect(typed.status).toBe(200);
  const again = await signInWith(await idTokenOf({ email }));
  expect([again.status, (await again.json<SessionAnswer>()).user.id]).toEqual([200, person.user.id]);
  expect((await logIn(person)).status).toBe(200);
});

test('a pending Google link applies to its own account only', async () => {
  const [person, other] = [await registerPerson(), await registerPerson()];
  for (const one of [person, other]) await verify(one);
  const refused = await signInWith(await idTokenOf({ email: person.email }));
  const cookie = refused.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { email, password } = other;
  const headers = { ...elsewhere(), cookie };
  expect(
    (await request('/api/auth/login', { method: 'POST', json: { email, password }, headers })).status,
  ).toBe(200);
  expect((await signInWith(await idTokenOf({ email: person.email }))).status).toBe(403);
});

test('an account verified by link alone loses password and sessions when Google is linked, and gets a mail', async () => {
  const squatter = await registerPerson();
  await mailsArrived(squatter.email, 1);
  await verifyAsBefore(squatter);
  const answer = await signInWith(await idTokenOf({ email: squatter.email }));
  const { user, token } = await answer.json<SessionAnswer>();
  expect(user.id).toBe(squatter.user.id);
  expect((await logIn(squatter)).status).toBe(401);
  expect((await squatter.fetch('/api/auth/me')).status).toBe(401);
  const refresh = await request('/api/auth/refresh-token', {
    method: 'POST',
    json: {},
    headers: { ...elsewhere(), cookie: squatter.cookie },
  });
  expect(refresh.status).toBe(401);
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  const mails = await mailsArrived(squatter.email, 2);
  const said = mails.find(({ subject }) => subject === 'Has entrado en Cuéntame con Google');
  expect(said?.text).toContain('/forgot-password');
});

test('linking Google to an unverified account ends its password, sessions and mailed links', async () => {
  const squatter = await registerPerson();
  const [mail] = await mailsArrived(squatter.email, 1);
  const answer = await signInWith(await idTokenOf({ email: squatter.email, name: 'La dueña' }));
  const { user, token } = await answer.json<SessionAnswer>();
  expect(user).toMatchObject({ id: squatter.user.id, emailVerified: true, name: 'La dueña' });

  expect((await logIn(squatter)).status).toBe(401);
  expect(await (await squatter.fetch('/api/auth/me')).json()).toMatchObject({ code: 'session_ended' });
  const refresh = await request('/api/auth/refresh-token', {
    method: 'POST',
    json: {},
    headers: { ...elsewhere(), cookie: squatter.cookie },
  });
  expect(refresh.status).toBe(401);
  const link = await request('/api/auth/verify-email', {
    method: 'POST',
    json: { token: tokenIn(mail!, 'verify-email') },
    headers: elsewhere(),
  });
  expect(link.status).toBe(410);
  // The owner's new session works.
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
});

test('an account linked to one Google account cannot be linked to another', async () => {
  const person = googlePerson();
  await signInWith(await idTokenOf(person));
  const answer = await signInWith(await idTokenOf(person, { sub: '12345' }));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'google_account_conflict' });
});

test('ten simultaneous first sign-ins create one account', async () => {
  const idToken = await idTokenOf(googlePerson());
  const answers = await Promise.all(Array.from({ length: 10 }, () => signInWith(idToken)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json<SessionAnswer>()).user.id));
  expect(new Set(ids).size).toBe(1);
});

test('a page of another site cannot sign its visitors in', async () => {
  const answer = await signInWith(await idTokenOf(googlePerson()), { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
});

/** A browser that keeps an origin's cookies and follows one redirect at a time. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin = ORIGIN) {
    this.#origin = origin;
  }

  async get(path: string): Promise<{ status: number; location: URL; setCookies: string[] }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...elsewhere(), cookie };
    const answer = await request(this.#origin + path, { redirect: 'manual', headers });
    const setCookies = answer.headers.getSetCookie();
    for (const set of setCookies) {
      const [pair = '', ...attributes] = set.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || attributes.some((attribute) => /max-age=0/i.test(attribute)))
        this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: answer.status, location: new URL(answer.headers.get('location') ?? 'x:'), setCookies };
  }

  /**
   * Chooses an account on Google's page.
   * @returns path and query of the way back
   */
  async choose(authorize: URL, choice: Record<string, string>): Promise<string> {
    const page = await fetch(authorize);
    expect(page.status).toBe(200);
    const answer = await fetch(authorize.origin + authorize.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(authorize.searchParams), ...choice }),
    });
    const back = new URL(answer.headers.get('location') ?? 'x:');
    const isApp = this.#origin === APP;
    expect(back.origin + back.pathname).toBe(`${this.#origin}${isApp ? '/api' : ''}/auth/google/callback`);
    return back.pathname + back.search;
  }
}

test('the redirect flow ends at the app with a token and a refresh cookie', async () => {
  const person = googlePerson();
  const browser = new Browser();
  const leaving = await browser.get('/auth/google');
  expect(leaving.status).toBe(302);
  const asked = Object.fromEntries(leaving.location.searchParams);
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
  expect(asked.code_challenge).toHaveLength(43);
  for (const attribute of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=600']) {
    expect(leaving.setCookies[0]).toContain(attribute);
  }

  const back = await browser.choose(leaving.location, person);
  const arrived = await browser.get(back);
  expect(arrived.status).toBe(302);
  expect(arrived.location.origin + arrived.location.pathname).toBe('http://app.test/auth/google/callback');
  const token = arrived.location.searchParams.get('token');
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ email: person.email, emailVerified: true });
  expect([...browser.cookies.keys()]).toEqual(['__Host-cuentame-session']);
});

test("the redirect flow on the app's origin comes back to the API's route there, which has its cookie", async () => {
  const person = googlePerson();
  const browser = new Browser(APP);
  const leaving = await browser.get('/auth/google');
  expect([...browser.cookies.keys()]).toEqual(['__Host-cuentame-google']);
  const arrived = await browser.get(await browser.choose(leaving.location, person));
  expect(arrived.location.origin + arrived.location.pathname).toBe(`${APP}/auth/google/callback`);
  const token = arrived.location.searchParams.get('token');
  const me = await request(`${APP}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ email: person.email });
  expect([...browser.cookies.keys()]).toEqual(['__Host-cuentame-session']);
});

test('a token in an address lives for an hour and cannot be lengthened', async () => {
  const browser = new Browser();
  const leaving = await browser.get('/auth/google');
  const arrived = await browser.get(await browser.choose(leaving.location, googlePerson()));
  const token = arrived.location.searchParams.get('token')!;
  const secondsOf = (one: string) => {
    const { iat, exp } = JSON.parse(Buffer.from(one.split('.')[1]!, 'base64url').toString());
    return exp - iat;
  };
  expect(secondsOf(token)).toBe(3600);
  const refresh = (headers: Record<string, string>) =>
    request('/api/auth/refresh-token', {
      method: 'POST',
      json: { tokenLifetime: 'session' },
      headers: { ...elsewhere(), ...headers },
    });
  // A reader of the address has no cookie.
  expect((await refresh({ authorization: `Bearer ${token}` })).status).toBe(401);
  const [[name, value]] = [...browser.cookies] as [[string, string]];
  const renewed = await (await refresh({ cookie: `${name}=${value}` })).json<{ token: string }>();
  expect(secondsOf(renewed.token)).toBe(3600);
});

test('the redirect flow returns to the app that began it, if it is configured', async () => {
  const browser = new Browser();
  const leaving = await browser.get('/auth/google?origin=http://localhost:4173');
  const arrived = await browser.get(await browser.choose(leaving.location, googlePerson()));
  expect(arrived.location.origin).toBe('http://localhost:4173');
  expect((await request('/auth/google?origin=https://evil.example', { redirect: 'manual' })).status).toBe(
    403,
  );
});

test("the earlier app's parameter for the page is checked the same way", async () => {
  const browser = new Browser();
  const leaving = await browser.get('/api/auth/google?redirect_uri=http://localhost:4173');
  const arrived = await browser.get(await browser.choose(leaving.location, googlePerson()));
  expect(arrived.location.origin).toBe('http://localhost:4173');
  expect(arrived.location.searchParams.get('token')).toMatch(/./);
  const elsewhere = await request('/api/auth/google?redirect_uri=https://evil.example', {
    redirect: 'manual',
  });
  expect(elsewhere.status).toBe(403);
});

test("the app's name of its attempt is returned, if it is a valid name", async () => {
  for (const [asked, returned] of [
    ['?attempt=b7c4-01_x', 'b7c4-01_x'],
    ['', null],
    ['?attempt=', null],
    ['?attempt=%26token%3Dother', null],
    [`?attempt=${'a'.repeat(65)}`, null],
    ['?attempt=<script>', null],
  ] as const) {
    const browser = new Browser();
    const leaving = await browser.get(`/auth/google${asked}`);
    expect(leaving.location.searchParams.has('attempt')).toBe(false);
    const arrived = await browser.get(await browser.choose(leaving.location, googlePerson()));
    expect(arrived.location.searchParams.get('attempt')).toBe(returned);
    expect(arrived.location.searchParams.getAll('token')).toHaveLength(1);
  }
});

test('a wrong state signs nobody in', async () => {
  const browser = new Browser();
  const leaving = await browser.get('/auth/google');
  const back = await browser.choose(leaving.location, googlePerson());
  const arrived = await browser.get(back.replace(/state=[^&]*/, 'state=another'));
  expect(arrived.location.searchParams.get('error')).toBe('google_sign_in_expired');
  expect(arrived.location.searchParams.has('token')).toBe(false);
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('a callback in another browser is refused', async () => {
  const attacker = new Browser();
  const back = await attacker.choose((await attacker.get('/auth/google')).location, googlePerson());
  const victim = new Browser();
  expect((await victim.get(back)).location.searchParams.get('error')).toBe('google_sign_in_expired');
  // Also in a browser with a pending flow.
  await victim.get('/auth/google');
  expect((await victim.get(back)).location.searchParams.get('error')).toBe('google_sign_in_expired');
  expect([...victim.cookies.keys()]).toEqual([]);
});

test('the callback works once, even if the cookie is kept', async () => {
  const browser = new Browser();
  const back = await browser.choose((await browser.get('/auth/google')).location, googlePerson());
  const kept = new Map(browser.cookies);
  expect((await browser.get(back)).location.searchParams.has('token')).toBe(true);
  expect((await browser.get(back)).location.searchParams.get('error')).toBe('google_sign_in_expired');
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect((await browser.get(back)).location.searchParams.get('error')).toBe('google_sign_in_refused');
});

test('a code for another PKCE challenge is refused', async () => {
  const browser = new Browser();
  const { location } = await browser.get('/auth/google');
  location.searchParams.set('code_challenge', 'A'.repeat(43));
  const arrived = await browser.get(await browser.choose(location, googlePerson()));
  expect(arrived.location.searchParams.get('error')).toBe('google_sign_in_refused');
});

test("an ID token with another flow's nonce is refused", async () => {
  const browser = new Browser();
  const { location } = await browser.get('/auth/google');
  location.searchParams.set('nonce', 'of-another-flow');
  const arrived = await browser.get(await browser.choose(location, googlePerson()));
  expect(arrived.location.searchParams.get('error')).toBe('google_sign_in_refused');
});

test('a flow expires after ten minutes', async () => {
  const browser = new Browser();
  const { location } = await browser.get('/auth/google');
  advanceClock(11 * MINUTE_MS);
  const arrived = await browser.get(await browser.choose(location, googlePerson()));
  expect(arrived.location.searchParams.get('error')).toBe('google_sign_in_expired');
});

test('cancelling at Google returns without token and without error', async () => {
  const browser = new Browser();
  const back = await browser.choose((await browser.get('/auth/google')).location, { cancel: '1' });
  const { location } = await browser.get(back);
  expect(location.href).toBe('http://app.test/auth/google/callback');
});

test('an unverified address returns to the app with an error code', async () => {
  const browser = new Browser();
  const { location } = await browser.get('/auth/google');
  const back = await browser.choose(location, { email: 'sin.verificar@gmail.example' });
  expect((await browser.get(back)).location.searchParams.get('error')).toBe('google_email_unverified');
});

/**
 * Signs in with a Google account that needs the password.
 * @returns the cookie of the pending link
 */
async function waitingCookie(person: Person): Promise<string> {
  const refused = await signInWith(await idTokenOf({ email: person.email }));
  expect(refused.status).toBe(403);
  return refused.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const logInWith = ({ email, password }: Person, cookie: string) =>
  request('/api/auth/login', {
    method: 'POST',
    json: { email, password },
    headers: { ...elsewhere(), cookie },
  });

const googleOf = ({ user }: Person) =>
  env.DB.prepare('SELECT google_id FROM users WHERE id = ?').bind(user.id).first('google_id');

test('a pending Google link expires after ten minutes', async () => {
  const people = [await registerPerson(), await registerPerson()] as const;
  for (const person of people) await verify(person);
  const cookies = [await waitingCookie(people[0]), await waitingCookie(people[1])] as const;
  advanceClock(9 * MINUTE_MS);
  expect((await logInWith(people[0], cookies[0])).status).toBe(200);
  expect(await googleOf(people[0])).not.toBeNull();
  advanceClock(2 * MINUTE_MS);
  expect((await logInWith(people[1], cookies[1])).status).toBe(200);
  expect(await googleOf(people[1])).toBeNull();
});

test('a pending Google link does not replace one made meanwhile', async () => {
  const person = await registerPerson();
  await verify(person);
  const cookie = await waitingCookie(person);
  await changeUser(person, `google_id = 'first ${person.user.id}'`);
  expect((await logInWith(person, cookie)).status).toBe(200);
  expect(await googleOf(person)).toBe(`first ${person.user.id}`);
});

test('a password set by a mailed link stays when Google is linked', async () => {
  const person = await registerPerson(`${crypto.randomUUID()}@gmail.com`);
  await request('/api/auth/forgot-password', {
    method: 'POST',
    json: { email: person.email },
    headers: elsewhere(),
  });
  const mails = await mailsArrived(person.email, 2);
  const link = mails.find(({ text }) => text.includes('/reset-password'))!;
  const password = 'another-long-password';
  const reset = await request('/api/auth/reset-password', {
    method: 'POST',
    json: { token: tokenIn(link, 'reset-password'), password },
    headers: elsewhere(),
  });
  expect(reset.status).toBe(204);
  expect((await signInWith(await idTokenOf({ email: person.email }))).status).toBe(200);
  const { email } = person;
  const login = await request('/api/auth/login', {
    method: 'POST',
    json: { email, password },
    headers: elsewhere(),
  });
  expect(login.status).toBe(200);
});
