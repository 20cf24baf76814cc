import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { ROUTES } from '../../testkit/worker/access/route-table.ts';
import { advanceClock, inOneMinute } from '../../testkit/worker/clock.ts';
import { mailsArrived, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, PASSWORD, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { PLACES_PER_NETWORK } from '../auth/fair-queue.ts';
import { inQueue } from '../auth/hashing-queue.ts';
import { sha256Hex } from '../files/digest.ts';

const MINUTE_MS = 60_000;
const NOT_IT = 'not that one';

type Ask = { path: string; json?: unknown; method?: string; address?: string; token?: string };

function send({
  path,
  json = {},
  method = 'POST',
  address = crypto.randomUUID(),
  token,
}: Ask): Promise<Response> {
  return request(path, {
    method,
    ...(method === 'POST' ? { json } : {}),
    headers: { 'cf-connecting-ip': address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
}

/**
 * Sends until refused.
 * @returns the number of accepted requests
 */
async function untilRefused(code: string, ask: (n: number) => Ask): Promise<number> {
  for (let n = 0; n < 500; n++) {
    const answer = await send(ask(n));
    const body = answer.status === 204 ? null : await answer.text();
    if (answer.status !== 429) continue;
    expect(JSON.parse(body!)).toMatchObject({ code, isRateLimit: true, retryAfter: 60 });
    expect(answer.headers.get('retry-after')).toBe('60');
    return n;
  }
  throw new Error('never refused');
}

/**
 * Uses up a counter under the key that a request counts, without sending hundreds of them; the next request is refused.
 * @returns the number of accepted uses, and of requests after them
 */
async function untilUsedUp(counter: string, code: string, ask: Ask): Promise<[number, number]> {
  const keys: string[] = [];
  await sendUnlimited({ json: {}, method: 'POST', ...ask }, {}, (name, key) => {
    if (name === counter) keys.push(key);
  });
  expect(keys).toHaveLength(1);
  const limiter: RateLimit = Reflect.get(env, counter);
  let uses = 0;
  while (uses < 500 && (await limiter.limit({ key: keys[0]! })).success) uses += 1;
  return [uses, await untilRefused(code, () => ask)];
}

const someone = (n: number) => `nobody-${n}-${crypto.randomUUID()}@example.org`;

/** The requests are invalid, so that they cost nothing; they count all the same. */
test.each([
  ['registering', '/api/auth/register', 'REGISTER_BY_ADDRESS', 'too_many_requests', 30],
  ['signing in', '/api/auth/login', 'SIGN_IN_BY_ADDRESS', 'too_many_attempts', 30],
  ['signing in with Google', '/api/auth/google', 'GOOGLE_BY_ADDRESS', 'too_many_attempts', 60],
  [
    'setting a password by a link',
    '/api/auth/reset-password',
    'MAILED_LINK_BY_ADDRESS',
    'too_many_requests',
    30,
  ],
  [
    'proving an address by a link',
    '/api/auth/verify-email',
    'MAILED_LINK_BY_ADDRESS',
    'too_many_requests',
    30,
  ],
  ['asking for stories', '/api/stories/generate', 'GENERATE_BY_ADDRESS', 'rate_limited', 300],
  ['asking for narrations', '/api/audio/generate', 'GENERATE_BY_ADDRESS', 'rate_limited', 300],
] as const)('%s is limited by network, over all accounts', async (_, path, counter, code, limit) => {
  const uses = await inOneMinute(() => untilUsedUp(counter, code, { path, address: crypto.randomUUID() }));
  expect(uses).toEqual([limit, 0]);
  expect((await send({ path })).status).not.toBe(429);
});

test('2^64 addresses are one caller, and a /48 has the limit of eight', async () => {
  const path = '/api/auth/login';
  const newNet = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}`;
  const ofOne = await inOneMinute(async () => {
    const net = newNet();
    const inNet = (n: number) => ({ path, address: `${net}:1::${n.toString(16)}` });
    return [
      await untilRefused('too_many_attempts', inNet),
      (await send({ path, address: `${net}:2::1` })).status,
    ];
  });
  expect(ofOne).toEqual([30, 400]);
  // 256 adjacent networks can be one customer’s: together they have the limit of eight.
  const ofAll = await inOneMinute(() => {
    const net = newNet();
    return untilRefused('too_many_attempts', (n) => ({ path, address: `${net}:${n.toString(16)}::1` }));
  });
  expect(ofAll).toBe(240);
});

test('refreshing is limited by session, so that a school behind one address can refresh', async () => {
  const address = '203.0.113.90';
  const renew = (cookie: string) =>
    request('/api/auth/refresh-token', {
      method: 'POST',
      json: {},
      headers: { cookie, 'cf-connecting-ip': address },
    });
  const other = await newPerson();
  const statuses = await inOneMinute(async () => {
    const sent: number[] = [];
    let { cookie } = await newPerson();
    for (let n = 0; n < 31; n++) {
      const answer = await renew(cookie);
      sent.push(answer.status);
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    }
    return [...sent, (await renew(other.cookie)).status];
  });
  expect(statuses).toEqual([...Array(30).fill(200), 429, 200]);
  // Knowing a session's id does not use up its limit.
  const name = other.cookie.slice(0, other.cookie.indexOf('.'));
  for (let n = 0; n < 40; n++) expect((await renew(`${name}.made-up`)).status).toBe(401);
});

test('sixty accounts an hour can be opened from one network, counted globally', async () => {
  const address = '203.0.113.91';
  const json = () => ({ email: someone(0), password: PASSWORD });
  expect((await send({ path: '/api/auth/register', json: json(), address })).status).toBe(201);
  await env.DB.prepare('UPDATE usage_counts SET uses = 60').run();
  const refused = await send({ path: '/api/auth/register', json: json(), address });
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'too_many_requests', retryAfter: 3600 },
  ]);
  expect((await send({ path: '/api/auth/register', json: json() })).status).toBe(201);
  advanceClock(61 * MINUTE_MS);
  expect((await send({ path: '/api/auth/register', json: json(), address })).status).toBe(201);
});

test('reset links are limited by network over all accounts, and by account within a network', async () => {
  const [path, code] = ['/api/auth/forgot-password', 'too_many_mails'];
  const ofNetwork = await inOneMinute(() => {
    const address = crypto.randomUUID();
    return untilRefused(code, (n) => ({ path, address, json: { email: someone(n) } }));
  });
  expect(ofNetwork).toBe(10);
  const ofAccount = await inOneMinute(async () => {
    const [json, inNet] = [{ email: someone(0) }, `2001:db8:${crypto.randomUUID().slice(0, 4)}`];
    return [
      await untilRefused(code, (n) => ({ path, json, address: `${inNet}:${n}::1` })),
      (await send({ path, json })).status,
    ];
  });
  expect(ofAccount).toEqual([3, 202]);
});

test('contact messages are limited by network, and by account when signed in', async () => {
  const [path, code] = ['/api/contact', 'too_many_messages'];
  const json = { user_name: 'Rosa', user_email: 'rosa@example.org', message: 'Hola' };
  const ofNetwork = await inOneMinute(() => {
    const address = crypto.randomUUID();
    return untilRefused(code, () => ({ path, address, json }));
  });
  expect(ofNetwork).toBe(5);
  const ofAccount = await inOneMinute(async () => {
    const { token } = (await newOwner()).buyer;
    return untilRefused(code, () => ({ path, token, json }));
  });
  expect(ofAccount).toBe(5);
});

test.each([
  ['/api/stories/generate', 'GENERATE_BY_ACCOUNT', 'rate_limited', 60],
  ['/api/audio/generate', 'GENERATE_BY_ACCOUNT', 'rate_limited', 60],
  ['/api/stripe/create-checkout-session', 'BILLING_BY_ACCOUNT', 'too_many_requests', 30],
  ['/api/subscription/portal', 'BILLING_BY_ACCOUNT', 'too_many_requests', 30],
] as const)('%s is limited by account over all networks', async (path, counter, code, limit) => {
  const json = { successUrl: 7, returnUrl: 7 };
  const uses = await inOneMinute(async () => {
    const { token } = (await newOwner()).buyer;
    return untilUsedUp(counter, code, { path, token, json });
  });
  expect(uses).toEqual([limit, 0]);
});

const COUNTERS = Object.keys(env).filter((name) => /_BY_(ADDRESS|ACCOUNT|SESSION|FEED|LINK)$/.test(name));

/** Sends to a Worker whose counters refuse nothing. @param note receives the counter's name and the counted key */
function sendUnlimited(
  { path, json, method = 'POST', address = crypto.randomUUID(), token }: Ask,
  more: Record<string, string> = {},
  note: (counter: string, key: string) => void = () => {},
): Promise<Response> {
  const counters = COUNTERS.map((name) => {
    const limit: RateLimit['limit'] = async ({ key }) => {
      note(name, key);
      return { success: true };
    };
    return [name, { limit }];
  });
  const headers = {
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    'cf-connecting-ip': address,
    'accept-language': 'en',
    ...more,
  };
  const asked = new Request(`http://api.test${path}`, { method, headers, body: JSON.stringify(json) });
  return Promise.resolve(
    app.fetch(asked, { ...env, ...Object.fromEntries(counters) }, createExecutionContext()),
  );
}

/** Limits that a signed-in user's request counts against, in their order. */
const LIMITS = {
  'POST /api/auth/register': 'REGISTER_BY_ADDRESS',
  'POST /api/auth/login': 'SIGN_IN_BY_ADDRESS SIGN_IN_BY_ACCOUNT',
  'POST /api/auth/refresh-token': 'REFRESH_BY_ADDRESS',
  'POST /auth/refresh-token': 'REFRESH_BY_ADDRESS',
  'POST /api/auth/google': 'GOOGLE_BY_ADDRESS',
  'GET /auth/google': 'GOOGLE_BY_ADDRESS',
  'GET /api/auth/google': 'GOOGLE_BY_ADDRESS',
  'GET /auth/google/callback': 'GOOGLE_BY_ADDRESS',
  'GET /api/auth/google/callback': 'GOOGLE_BY_ADDRESS',
  'POST /api/auth/verify-email': 'MAILED_LINK_BY_ADDRESS',
  'POST /api/auth/verify-email/resend': 'MAIL_BY_ACCOUNT',
  'POST /api/auth/forgot-password': 'MAIL_BY_ADDRESS MAIL_BY_ACCOUNT',
  'POST /api/auth/reset-password': 'MAILED_LINK_BY_ADDRESS',
  'POST /api/account/password': 'SIGN_IN_BY_ACCOUNT',
  'DELETE /api/account': 'SIGN_IN_BY_ACCOUNT',
  'GET /api/account/export': 'EXPORT_BY_ACCOUNT',
  'POST /api/browser-reports': 'BROWSER_REPORTS_BY_ADDRESS',
  'POST /api/contact': 'CONTACT_BY_ADDRESS CONTACT_BY_ACCOUNT',
  'POST /api/stories/generate': 'GENERATE_BY_ADDRESS GENERATE_BY_ACCOUNT',
  'POST /api/stories/:id/translation': 'GENERATE_BY_ADDRESS GENERATE_BY_ACCOUNT',
  'PUT /api/stories/:id/scenes': 'GENERATE_BY_ACCOUNT',
  'PUT /api/stories/:id/memory': 'GENERATE_BY_ACCOUNT',
  'PUT /api/stories/:id/sentences/:n': 'GENERATE_BY_ACCOUNT',
  'POST /api/stories/:id/sentences/:n/translation': 'GENERATE_BY_ADDRESS GENERATE_BY_ACCOUNT',
  'POST /api/stories/:id/report': 'CONTACT_BY_ADDRESS CONTACT_BY_ACCOUNT',
  'GET /api/stories/:id/sentences/:n/speech': 'SENTENCES_BY_ADDRESS SENTENCES_BY_ACCOUNT',
  'POST /api/sayings/speech': 'SENTENCES_BY_ADDRESS SENTENCES_BY_ACCOUNT',
  'PUT /api/stories/:id/takes/:language/:n': 'SENTENCES_BY_ACCOUNT',
  'POST /api/audio/generate': 'GENERATE_BY_ADDRESS GENERATE_BY_ACCOUNT',
  'POST /api/audio/:id/sleep-edition': 'GENERATE_BY_ADDRESS GENERATE_BY_ACCOUNT',
  'POST /api/audio/:id/practice-edition': 'GENERATE_BY_ADDRESS GENERATE_BY_ACCOUNT',
  'POST /api/stripe/create-checkout-session': 'BILLING_BY_ACCOUNT',
  'GET /api/stripe/success': 'BILLING_BY_ACCOUNT',
  'POST /api/stripe/cancel-subscription': 'BILLING_BY_ACCOUNT',
  'POST /api/subscription/cancel': 'BILLING_BY_ACCOUNT',
  'POST /api/subscription/resume': 'BILLING_BY_ACCOUNT',
  'POST /api/subscription/portal': 'BILLING_BY_ACCOUNT',
  'POST /api/withdrawal': 'BILLING_BY_ACCOUNT',
  'POST /api/withdrawal/confirm': 'MAILED_LINK_BY_ADDRESS',
  'POST /api/examples/:id/report': 'CONTACT_BY_ADDRESS CONTACT_BY_ACCOUNT',
  'GET /feeds/:feed/:file': 'FEEDS_BY_ADDRESS',
};

test('each route counts against its limits, and every other route against none', async () => {
  const counted: Record<string, string> = {};
  const shared = await newOwner();
  for (const [route, { ask, changes }] of Object.entries(ROUTES)) {
    const owner = changes ? await newOwner() : shared;
    const names = new Set<string>();
    const asked = { ...(await ask(owner)), method: route.split(' ')[0]!, token: owner.buyer.token };
    const answer = await sendUnlimited(asked, {}, (name) => names.add(name));
    await answer.body?.cancel();
    if (names.size > 0) counted[route] = [...names].join(' ');
  }
  expect(counted).toEqual(LIMITS);
}, 60_000);

/** The Worker at another location, whose local counters are empty. */
const logInElsewhere = (email: string, password: string, address?: string) =>
  sendUnlimited({ path: '/api/auth/login', json: { email, password }, address });

/**
 * Tries wrong passwords until refused.
 * @returns the number of tries
 */
async function failUntilRefused(email: string, addressOf: (n: number) => string): Promise<number> {
  for (let n = 0; n < 200; n++) {
    const { status } = await logInElsewhere(email, NOT_IT, addressOf(n));
    if (status === 429) return n;
    expect(status).toBe(401);
  }
  throw new Error('never refused');
}

const anywhere = () => crypto.randomUUID();

test('an account accepts sixty wrong passwords an hour, over all locations', async () => {
  for (const email of [(await newOwner()).buyer.email, someone(0)]) {
    expect(await failUntilRefused(email, anywhere)).toBe(60);
    const refused = await logInElsewhere(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_attempts',
      message: 'Too many login attempts. Please try again later.',
    });
  }
});

test('attackers on a /48 and two IPv4 addresses do not lock out the owner on another network', async () => {
  const { buyer } = await newOwner();
  const prefix = `2001:db8:${crypto.randomUUID().slice(0, 4)}`;
  expect(await failUntilRefused(buyer.email, (n) => `${prefix}:${n.toString(16)}::1`)).toBe(15);
  expect(await failUntilRefused(buyer.email, () => '203.0.113.71')).toBe(15);
  // The shared half is used up: each further network has its reserved first tries.
  expect(await failUntilRefused(buyer.email, () => '203.0.113.72')).toBe(5);
  const home = '198.51.100.71';
  expect((await logInElsewhere(buyer.email, NOT_IT, home)).status).toBe(401);
  expect((await logInElsewhere(buyer.email, PASSWORD, home)).status).toBe(200);
  // The attackers stay locked out.
  expect((await logInElsewhere(buyer.email, NOT_IT, '203.0.113.71')).status).toBe(429);
});

test('the count restarts after an hour and after a sign-in', async () => {
  const { email } = (await newOwner()).buyer;
  const home = anywhere();
  const failTimes = async (times: number) => {
    for (let n = 0; n < times; n++) expect((await logInElsewhere(email, NOT_IT, home)).status).toBe(401);
  };
  await failTimes(14);
  expect((await logInElsewhere(email, PASSWORD, home)).status).toBe(200);
  await failTimes(15);
  expect((await logInElsewhere(email, PASSWORD, home)).status).toBe(429);
  advanceClock(59 * MINUTE_MS);
  expect((await logInElsewhere(email, PASSWORD, home)).status).toBe(429);
  advanceClock(2 * MINUTE_MS);
  expect((await logInElsewhere(email, PASSWORD, home)).status).toBe(200);
});

test('a locked account still works in open sessions and by a mailed link', async () => {
  const { buyer }: Owner = await newOwner();
  await failUntilRefused(buyer.email, anywhere);
  expect((await buyer.fetch('/api/account')).status).toBe(200);
  await send({ path: '/api/auth/forgot-password', json: { email: buyer.email } });
  const [mail] = await mailsArrived(buyer.email, 1);
  const password = 'another-long-password';
  const token = tokenIn(mail!, 'reset-password');
  expect((await send({ path: '/api/auth/reset-password', json: { token, password } })).status).toBe(204);
  expect((await logInElsewhere(buyer.email, password)).status).toBe(200);
});

test('parallel wrong passwords are all counted', async () => {
  const { email } = (await newOwner()).buyer;
  const answers: Response[] = [];
  for (let n = 0; n < 3; n++)
    answers.push(
      ...(await Promise.all(Array.from({ length: 6 }, () => logInElsewhere(email, NOT_IT, '203.0.113.73')))),
    );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(15).fill(401), ...Array(3).fill(429)]);
});

test('an attempt refused by the hashing queue is not counted as a wrong password', async () => {
  const { email } = (await newOwner()).buyer;
  const [address, end] = ['203.0.113.74', Promise.withResolvers<void>()];
  const others = Array.from({ length: PLACES_PER_NETWORK }, () => inQueue(address, () => end.promise));
  for (let n = 0; n < 20; n++) {
    const refused = await logInElsewhere(email, NOT_IT, address);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
  }
  end.resolve();
  await Promise.all(others);
  expect((await logInElsewhere(email, PASSWORD, address)).status).toBe(200);
});

test('neither the platform’s counters nor ours reveal the counted address', async () => {
  const { buyer } = await newOwner();
  const [address, keys] = ['203.0.113.75', [] as string[]];
  const note = (_: string, key: string) => void keys.push(key);
  const ask = (path: string, json: unknown, more: Record<string, string> = {}) =>
    sendUnlimited({ path, json, address }, more, note);
  await ask('/api/auth/login', { email: buyer.email, password: NOT_IT });
  await ask('/api/auth/forgot-password', { email: buyer.email });
  await ask('/api/auth/refresh-token', {}, { cookie: buyer.cookie });
  await ask('/api/stories/generate', {}, { authorization: `Bearer ${buyer.token}` });
  expect(keys.length).toBeGreaterThan(6);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  // Keyed: a plain hash of the address finds none.
  const { results } = await env.DB.prepare('SELECT key FROM usage_counts').all<{ key: string }>();
  const own = [...keys, ...results.map(({ key }) => key)];
  for (const text of [buyer.email, address, `password of ${buyer.email}`])
    expect(own).not.toContain((await sha256Hex(text)).slice(0, 32));
});
