import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newPerson } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import type { Env } from '../env.ts';

/** A deployment without payments, mail, Google and the human check. */
const bare = {
  ...env,
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_PRICE_ID: '',
  MAIL_FROM: '',
  MAIL_SINK_URL: undefined,
  EMAIL: undefined,
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  TURNSTILE_SECRET_KEY: 'none',
};

const waiting: Promise<unknown>[] = [];
const context = {
  waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  passThroughOnException() {},
  props: {},
};

async function ask(
  path: string,
  json?: unknown,
  token?: string,
  settings: Env = bare,
): Promise<[number, { code?: string }]> {
  const answer = await app.request(
    `http://api.test${path}`,
    {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    },
    settings,
    context as unknown as ExecutionContext,
  );
  const text = await answer.text();
  return [answer.status, text === '' ? {} : JSON.parse(text)];
}

test('the diagnostics name what a deployment lacks', async () => {
  expect(await ask('/api/diagnostics')).toMatchObject([
    200,
    { lacks: ['payments', 'mail', 'google', 'human_check'] },
  ]);
});

test('registering and signing in work without mail, and no mail fails behind them', async () => {
  const email = `rosa-${crypto.randomUUID()}@example.org`;
  const password = 'una contraseña larga';
  const [status] = await ask('/api/auth/register', { email, password, name: 'Rosa' });
  expect(status).toBe(201);
  expect((await ask('/api/auth/login', { email, password }))[0]).toBe(200);
  await Promise.all(waiting);
});

test.each([
  ['/api/stripe/create-checkout-session', 'payments_not_configured'],
  ['/api/stripe/success?session_id=cs_test_1', 'payments_not_configured'],
  ['/api/stripe/webhook', 'payments_not_configured'],
  ['/api/stripe/cancel-subscription', 'payments_not_configured'],
  ['/api/subscription/cancel', 'payments_not_configured'],
  ['/api/subscription/resume', 'payments_not_configured'],
  ['/api/subscription/portal', 'payments_not_configured'],
  ['/api/withdrawal', 'payments_not_configured'],
  ['/api/withdrawal/confirm', 'payments_not_configured'],
  ['/api/auth/forgot-password', 'mail_not_configured'],
  ['/api/auth/verify-email/resend', 'mail_not_configured'],
  ['/api/contact', 'mail_not_configured'],
])('%s answers %s', async (path, code) => {
  const { token } = await newPerson();
  const body = path.includes('success') ? undefined : {};
  expect(await ask(path, body, token)).toMatchObject([503, { code }]);
});

/** Settings and secrets of an earlier deployment, whose owner does without these parts now. */
const switchedOff = { ...env, SWITCHED_OFF: 'payments,google' };

test.each([
  ['/api/stripe/create-checkout-session', { email: '' }, 503, 'payments_not_configured'],
  ['/api/subscription/resume', {}, 503, 'payments_not_configured'],
  ['/api/auth/google', { idToken: 'x' }, 503, 'google_not_configured'],
  // Contracts that were sold before.
  ['/api/subscription/cancel', {}, 409, 'no_subscription'],
  ['/api/subscription/portal', {}, 409, 'no_subscription'],
  ['/api/stripe/webhook', {}, 400, 'invalid_signature'],
  ['/api/withdrawal/confirm', { token: 'x'.repeat(43) }, 410, 'link_invalid'],
])('%s of what is switched off answers as it must, with the secrets still there', async (...row) => {
  const [path, body, status, code] = row;
  const { token } = await newPerson();
  expect(await ask(path, body, token, switchedOff)).toMatchObject([status, { code }]);
});

test('a user withdraws from a contract that was made before payments were switched off', async () => {
  const { token } = await newPerson();
  expect((await ask('/api/withdrawal', {}, token, switchedOff))[0]).toBe(200);
});

test('the subscription of a deployment without payments is shown as it is stored', async () => {
  const { token } = await newPerson();
  expect((await ask('/api/subscription', undefined, token))[0]).toBe(200);
});
