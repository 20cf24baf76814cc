import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HUMAN_CHECK_HEADER } from '../../contract/human-check.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { PASSWORD, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { database } from '../directory/client.ts';
import { examples } from '../directory/schema.ts';

const OURS = 'built-in';
const VERIFY = env.TURNSTILE_VERIFY_URL!;

beforeAll(async () => {
  await database(env.DB).once.insert(examples).values({
    id: 'the-owl',
    position: 1,
    title: 'The owl',
    age: '3-5',
    language: 'english',
    level: 'beginner',
    imagePath: 'images/owl.jpg',
    altSpanish: '',
    altEnglish: '',
    textHash: 'x',
  });
});
afterEach(() => vi.restoreAllMocks());

/** A token of the widget for one form, on a page of this origin. */
async function newToken(action: string, origin = 'http://app.test'): Promise<string> {
  const answer = await fetch(new URL('token', VERIFY), {
    method: 'POST',
    body: JSON.stringify({ action, origin }),
  });
  return (await answer.json<{ token: string }>()).token;
}

const anAddress = () => `${crypto.randomUUID()}@example.org`;

/** Path, action, status of what is accepted, and a body. */
const FORMS: [string, string, number, () => unknown][] = [
  ['/api/auth/register', 'register', 201, () => ({ email: anAddress(), password: PASSWORD })],
  [
    '/api/contact',
    'contact',
    201,
    () => ({ user_name: 'Rosa', user_email: 'rosa@example.org', message: 'Hola' }),
  ],
  ['/api/examples/the-owl/report', 'report', 201, () => ({ reason: 'other' })],
  ['/api/withdrawal', 'withdrawal', 202, () => ({ name: 'Rosa', email: anAddress() })],
];

/** Submits one form to a Worker with these settings. */
async function send(
  settings: { TURNSTILE_SECRET_KEY?: string; TURNSTILE_VERIFY_URL?: string },
  path: string,
  body: unknown,
  token?: string,
  address: string = crypto.randomUUID(),
): Promise<{ status: number; code?: string }> {
  const context = createExecutionContext();
  const answer = await app.fetch(
    new Request(`http://api.test${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cf-connecting-ip': address,
        ...(token === undefined ? {} : { [HUMAN_CHECK_HEADER]: token }),
      },
      body: JSON.stringify(body),
    }),
    { ...env, ...settings },
    context,
  );
  await waitOnExecutionContext(context);
  const { code } = await answer.json<{ code?: string }>();
  return { status: answer.status, ...(code === undefined ? {} : { code }) };
}

describe.each(FORMS)('%s', (path, action, status, body) => {
  const ours = { TURNSTILE_SECRET_KEY: OURS };
  const refused = { status: 403, code: 'human_check_failed' };

  test('needs no check unless it is configured', async () => {
    expect(await send({}, path, body())).toEqual({ status });
    expect(await send({ TURNSTILE_SECRET_KEY: '' }, path, body(), 'anything')).toEqual({ status });
  });

  test('accepts a token once', async () => {
    const token = await newToken(action);
    expect(await send(ours, path, body(), token)).toEqual({ status });
    expect(await send(ours, path, body(), token)).toEqual(refused);
  });

  test('rejects a token of another form or site', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const other = action === 'contact' ? 'register' : 'contact';
    for (const token of [
      await newToken(other),
      await newToken(''),
      await newToken(action, 'https://evil.example'),
      await newToken(action, 'https://app.test.evil.example'),
    ])
      expect(await send(ours, path, body(), token)).toEqual(refused);
    expect(warn.mock.calls[0]).toEqual([
      expect.objectContaining({ turnstile: 'of another form or site', action: other, hostname: 'app.test' }),
    ]);
  });

  test("accepts Cloudflare's testing key, whose result names no form", async () => {
    const testing = { TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' };
    expect(await send(testing, path, body(), 'XXXX.DUMMY.TOKEN.XXXX')).toEqual({ status });
  });

  test('rejects a missing token (except registration), an invented and an endless one', async () => {
    const isRegistering = path === '/api/auth/register';
    expect(await send(ours, path, body())).toEqual(isRegistering ? { status } : refused);
    for (const token of ['made-up', 'x'.repeat(2049)])
      expect(await send(ours, path, body(), token)).toEqual(refused);
  });

  test('answers `human_check_unavailable` while the check is unreachable, and records a withdrawal', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const unavailable =
      action === 'withdrawal' ? { status } : { status: 503, code: 'human_check_unavailable' };
    const token = await newToken(action);
    expect(await send({ TURNSTILE_SECRET_KEY: 'wrong' }, path, body(), token)).toEqual(unavailable);
    const elsewhere = { ...ours, TURNSTILE_VERIFY_URL: 'http://elsewhere.test/' };
    expect(await send(elsewhere, path, body(), token)).toEqual(unavailable);
    expect(error.mock.calls.map(([line]) => line)).toEqual([
      expect.objectContaining({ turnstile: 200, errors: ['invalid-input-secret'] }),
      expect.objectContaining({ turnstile: 'no answer' }),
    ]);
    expect(JSON.stringify(error.mock.calls)).not.toContain(token);
  });
});

describe('registration without a token, as by clients of the earlier app,', () => {
  const [path, action, , body] = FORMS[0]!;
  const ours = { TURNSTILE_SECRET_KEY: OURS };
  const elsewhere = { status: 403, code: 'registration_elsewhere' };
  const forget = () => env.DB.prepare('DELETE FROM usage_counts').run();

  test('is limited to five accounts an hour per network, and more with a token', async () => {
    await forget();
    const address = (n: number) => `2001:db8:1:2::${n}`;
    for (let n = 0; n < 5; n++)
      expect(await send(ours, path, body(), undefined, address(n))).toEqual({ status: 201 });
    expect(await send(ours, path, body(), undefined, address(6))).toEqual(elsewhere);
    expect(await send(ours, path, body(), await newToken(action), address(7))).toEqual({ status: 201 });
    // A neighbouring network has its own limit.
    expect(await send(ours, path, body(), undefined, '2001:db8:1:3::1')).toEqual({ status: 201 });
    advanceClock(3_600_001);
    expect(await send(ours, path, body(), undefined, address(8))).toEqual({ status: 201 });
  });

  test('is closed for the day at the global limit, and the message names the alternative', async () => {
    await forget();
    expect(await send(ours, path, body())).toEqual({ status: 201 });
    await env.DB.prepare('UPDATE usage_counts SET uses = 200').run();
    const context = createExecutionContext();
    const answer = await app.fetch(
      new Request(`http://api.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.80' },
        body: JSON.stringify(body()),
      }),
      { ...env, ...ours },
      context,
    );
    const { code, message } = await answer.json<{ code: string; message: string }>();
    expect(code).toBe('registration_elsewhere');
    expect(message).toMatch(/nuestra página: http:\/\/app\.test$/);
    expect(await send(ours, path, body(), await newToken(action))).toEqual({ status: 201 });
    advanceClock(24 * 3_600_000 + 1);
    expect(await send(ours, path, body())).toEqual({ status: 201 });
  });
});

test("a preflight allows the token's header", async () => {
  const answer = await request('/api/contact', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://app.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': HUMAN_CHECK_HEADER,
    },
  });
  expect(answer.headers.get('access-control-allow-headers')).toContain(HUMAN_CHECK_HEADER);
});
