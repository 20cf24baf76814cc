import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { type D1Fault, failingD1 } from '../../testkit/worker/failing-d1.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { mailsTo, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, ORIGIN, PASSWORD, registerPerson } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { contactOutbox } from '../mail/contact-outbox.ts';
import { deliver } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';

/**
 * Each call of the database fails once, before it was executed or after it, under each request that a person makes in
 * front of a home. The request ends as it does without a fault.
 */

beforeAll(async () => {
  await Promise.all([import('stripe'), idTokenOf(googlePerson())]);
}, 60_000);
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

type Sent = { path: string; json?: unknown; body?: string; headers?: Record<string, string> };

/** A request of its own person: what is sent, and what it leaves, the same for each person. */
type Prepared = { send: Sent; effect(answer: Response): Promise<unknown> };

const post = (path: string, json: unknown, headers: Record<string, string> = {}): Sent => ({
  path,
  json,
  headers: {
    'cf-connecting-ip': crypto.randomUUID(),
    ...headers,
  },
});
const bearer = (person: { token: string }) => ({ authorization: `Bearer ${person.token}` });

const sumOf = async (sql: string, ...values: unknown[]) =>
  (await env.DB.prepare(sql)
    .bind(...values)
    .first<{ n: number }>())!.n;
const uses = () => sumOf('SELECT coalesce(sum(uses), 0) AS n FROM usage_counts');
const rowsIn = (table: string, where: string, value: string) =>
  sumOf(`SELECT count(*) AS n FROM ${table} WHERE ${where} = ?`, value);
const userFacts = (email: string) =>
  env.DB.prepare(
    `SELECT version, credentials, google_id IS NOT NULL AS google, password_hash IS NOT NULL AS password,
      email_verified_at IS NOT NULL AS verified, subscription_status AS status FROM users WHERE email = ?`,
  )
    .bind(email)
    .first();
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const signedIn = async (answer: Response) => (await answer.json<Partial<SessionAnswer>>()).user !== undefined;

/** Mails what is still to be mailed when claims have expired, as each night. */
async function mailLater(): Promise<void> {
  for (const outbox of [contactOutbox(env), withdrawalOutbox(env, 'all')])
    await deliver<never>(outbox as never, Date.now() + 10 * 60_000);
}

const WRONG_PASSWORD = 'a sign-in with a wrong password';

const REQUESTS: Record<string, () => Promise<Prepared>> = {
  'a sign-in': async () => {
    const { email } = await newPerson();
    return {
      send: post('/api/auth/login', { email, password: PASSWORD }),
      effect: async (answer) => [await signedIn(answer), await userFacts(email)],
    };
  },
  [WRONG_PASSWORD]: async () => {
    const { email } = await newPerson();
    const before = await uses();
    return {
      send: post('/api/auth/login', { email, password: 'not the password' }),
      effect: async () => (await uses()) - before,
    };
  },
  'a registration': async () => {
    const email = `new-${crypto.randomUUID()}@example.org`;
    const before = await uses();
    return {
      send: post('/api/auth/register', { email, password: PASSWORD }),
      effect: async (answer) => [
        await signedIn(answer),
        await userFacts(email),
        await subjects(email),
        (await uses()) - before,
      ],
    };
  },
  'a forgotten password': async () => {
    const { email, user } = await newPerson();
    const before = await uses();
    return {
      send: post('/api/auth/forgot-password', { email }),
      effect: async () => [
        await subjects(email),
        await rowsIn('mail_tokens', 'user_id', user.id),
        (await uses()) - before,
      ],
    };
  },
  'a new password by a link': async () => {
    const { email } = await newPerson();
    await run(post('/api/auth/forgot-password', { email }), null);
    const token = tokenIn((await mailsTo(email))[0]!, 'reset-password');
    return {
      send: post('/api/auth/reset-password', { token, password: 'another-long-password' }),
      effect: () => userFacts(email),
    };
  },
  'a new password in the profile': async () => {
    const person = await newPerson();
    return {
      send: post(
        '/api/account/password',
        { currentPassword: PASSWORD, newPassword: 'another-long-password' },
        bearer(person),
      ),
      effect: () => userFacts(person.email),
    };
  },
  'a confirmed address': async () => {
    const person = await registerPerson();
    const [mail] = await vi.waitFor(async () => {
      const mails = await mailsTo(person.email);
      if (mails.length === 0) throw new Error('no mail yet');
      return mails;
    });
    return {
      send: post('/api/auth/verify-email', { token: tokenIn(mail!, 'verify-email') }, bearer(person)),
      effect: () => userFacts(person.email),
    };
  },
  'a first sign-in with Google': async () => {
    const person = googlePerson();
    return {
      send: post('/api/auth/google', { idToken: await idTokenOf(person) }),
      effect: async (answer) => [await signedIn(answer), await userFacts(person.email)],
    };
  },
  'a later sign-in with Google': async () => {
    const person = googlePerson();
    await run(post('/api/auth/google', { idToken: await idTokenOf(person) }), null);
    return {
      send: post('/api/auth/google', { idToken: await idTokenOf(person) }),
      effect: async (answer) => [await signedIn(answer), await userFacts(person.email)],
    };
  },
  'Google linked to an unconfirmed account': async () => {
    const person = await newPerson();
    return {
      send: post('/api/auth/google', { idToken: await idTokenOf({ email: person.email }) }),
      effect: async (answer) => [
        await signedIn(answer),
        await userFacts(person.email),
        await subjects(person.email),
      ],
    };
  },
  'an event of Stripe': async () => {
    const buyer = await Buyer.new();
    await buyer.buy();
    const event = (await buyer.events()).find(({ type }) => type === 'checkout.session.completed')!;
    return {
      send: { path: '/api/stripe/webhook', body: event.body, headers: event.headers },
      effect: async () => [
        await rowsIn('stripe_events', 'id', event.id),
        (await buyer.me()).isPremium,
        await buyer.subscriptionsAtStripe(),
      ],
    };
  },
  'a message': async () => {
    const email = `visitor-${crypto.randomUUID()}@example.org`;
    const message = { user_name: 'Ana', user_email: email, message: `Hola ${email}` };
    return {
      send: post('/api/contact', message),
      effect: async () => [
        await rowsIn('contact_messages', 'email', email),
        (await mailsTo(env.SUPPORT_ADDRESS)).filter(({ text }) => text.includes(email)).length,
      ],
    };
  },
  "a visitor's withdrawal": async () => {
    const email = `visitor-${crypto.randomUUID()}@example.org`;
    return {
      send: post('/api/withdrawal', { email, name: 'Ana Pérez' }),
      effect: async () => [await rowsIn('withdrawals', 'email', email), await subjects(email)],
    };
  },
  "a user's withdrawal": async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    return {
      send: post('/api/withdrawal', {}, bearer(buyer)),
      effect: async () => [
        await rowsIn('withdrawals', 'email', buyer.email),
        await subjects(buyer.email),
        await buyer.refunds(),
        await buyer.subscriptionsAtStripe(),
      ],
    };
  },
};

/** Sends a request to a Worker with this fault, and waits for what runs behind the answer. */
async function run({ path, json, body, headers = {} }: Sent, fault: D1Fault | null) {
  const { db, calls } = failingD1(env.DB, fault);
  const context = createExecutionContext();
  const answer = await app.fetch(
    new Request(new URL(path, ORIGIN), {
      method: 'POST',
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: body ?? JSON.stringify(json),
    }),
    { ...env, DB: db },
    context,
  );
  const copy = answer.clone();
  await waitOnExecutionContext(context);
  return { answer: copy, calls };
}

async function outcome(prepare: () => Promise<Prepared>, fault: D1Fault | null) {
  const { send, effect } = await prepare();
  const { answer, calls } = await run(send, fault);
  await mailLater();
  return { calls, status: answer.status, effect: await effect(answer) };
}

const ERRORS = {
  before: 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  after: 'D1_ERROR: Network connection lost.',
};

/** A call that changes nothing fails alike before and after it. */
const isRead = (call: string) => call.split(';\n').every((sql) => /^\s*select\b/i.test(sql));

test.for(Object.entries(REQUESTS))(
  '%s survives one failure of each call',
  { timeout: 120_000 },
  async ([name, prepare]) => {
    const healthy = await outcome(prepare, null);
    expect(healthy.calls.length).toBeGreaterThan(0);
    expect(healthy.status < 300).toBe(name !== WRONG_PASSWORD);
    for (const [call, sql] of healthy.calls.entries()) {
      for (const when of isRead(sql) ? (['before'] as const) : (['before', 'after'] as const)) {
        const { status, effect } = await outcome(prepare, { call, when, error: new Error(ERRORS[when]) });
        expect({ status, effect }, `${when} ${sql}`).toEqual({
          status: healthy.status,
          effect: healthy.effect,
        });
      }
    }
  },
);
