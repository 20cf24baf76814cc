import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Buyer, deliver } from '../../testkit/worker/buyer.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsArrived, mailsTo, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { requestWithoutHandOver, withoutHandOver } from '../../testkit/worker/refusing-homes.ts';
import { renameUser } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { type UserRow, userById } from '../directory/users.ts';
import { copyOf, type UserCopy } from '../home-storage/user.ts';
import worker from '../index.ts';
import { homeOf } from './client.ts';
import { handOver, handOverAgain } from './hand-over.ts';

const db = database(env.DB);
const NEW_PASSWORD = 'another-long-password';
const EVERY_MINUTE = '* * * * *';

// Stripe's first import takes seconds.
beforeAll(async () => {
  await import('stripe');
}, 60_000);
afterEach(() => vi.restoreAllMocks());

const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

async function rowOf({ user }: Pick<Person, 'user'>): Promise<UserRow> {
  return (await userById(db, user.id))!;
}

async function copyInHome({ user }: Pick<Person, 'user'>): Promise<UserCopy> {
  const [row] = await sqlInHome(user.id, 'SELECT copy FROM user');
  return JSON.parse(String(row!.copy)) as UserCopy;
}

const codeOf = async (answer: Response) => [
  answer.status,
  (await answer.json<{ code?: string }>()).code ?? null,
];

/** The mailed link of a purpose, as its token. */
async function linkTo(person: Person, page: 'reset-password' | 'verify-email'): Promise<string> {
  const before = (await mailsTo(person.email)).length;
  const asked =
    page === 'reset-password'
      ? await request('/api/auth/forgot-password', {
          method: 'POST',
          json: { email: person.email },
          headers: elsewhere(),
        })
      : await person.fetch('/api/auth/verify-email/resend', { method: 'POST' });
  expect(asked.status).toBeLessThan(300);
  const mails = await mailsArrived(person.email, before + 1);
  return tokenIn(
    mails.find(({ text }) => text.includes(`/${page}`))!,
    page,
  );
}

type Asked = { path: string; method: string; json?: unknown; body?: string; headers?: HeadersInit };

const signedIn = ({ token }: Person) => ({ authorization: `Bearer ${token}`, ...elsewhere() });

/** A request of every route that writes the user's row, and what follows from it in the home's copy. */
const WRITERS: [string, (buyer: Buyer) => Promise<{ asked: Asked; copied: Partial<UserCopy> }>][] = [
  [
    'a new name',
    async () => ({
      asked: { path: '/api/account', method: 'PATCH', json: { name: 'Familia Ruiz' } },
      copied: { name: 'Familia Ruiz' },
    }),
  ],
  [
    'accepted terms',
    async () => ({
      asked: { path: '/api/account/terms', method: 'POST', json: { termsVersion: '2026-11-22' } },
      copied: { termsVersion: '2026-11-22' },
    }),
  ],
  [
    'a changed password',
    async ({ password }) => ({
      asked: {
        path: '/api/account/password',
        method: 'POST',
        json: {
          currentPassword: password,
          newPassword: NEW_PASSWORD,
        },
      },
      copied: { credentials: 2 },
    }),
  ],
  [
    'a password set by a mailed link',
    async (buyer) => ({
      asked: {
        path: '/api/auth/reset-password',
        method: 'POST',
        json: {
          token: await linkTo(buyer, 'reset-password'),
          password: NEW_PASSWORD,
        },
      },
      copied: { confirmedByHolderAt: expect.any(Number) },
    }),
  ],
  [
    'a confirmed address',
    async (buyer) => ({
      asked: {
        path: '/api/auth/verify-email',
        method: 'POST',
        json: { token: await linkTo(buyer, 'verify-email') },
      },
      copied: { emailVerifiedAt: expect.any(Number) },
    }),
  ],
  [
    'a new customer of Stripe',
    async ({ email }) => ({
      asked: {
        path: '/api/stripe/create-checkout-session',
        method: 'POST',
        json: {
          email,
          successUrl: 'http://app.test/success',
          cancelUrl: 'http://app.test/subscribe',
        },
      },
      copied: { stripeCustomerId: expect.stringMatching(/^cus_/) },
    }),
  ],
  [
    'a payment that the buyer returns from',
    async (buyer) => ({
      asked: { path: `/api/stripe/success?session_id=${await buyer.buy()}`, method: 'GET' },
      copied: { subscriptionState: 'active' },
    }),
  ],
  [
    'an event of Stripe',
    async (buyer) => {
      await buyer.buy();
      const [event] = (await buyer.events()).filter(({ type }) => type === 'checkout.session.completed');
      const { body, headers } = event!;
      return {
        asked: { path: '/api/stripe/webhook', method: 'POST', body, headers },
        copied: { subscriptionState: 'active' },
      };
    },
  ],
  [
    'a cancelled subscription',
    async (buyer) => {
      await buyer.subscribe();
      return {
        asked: { path: '/api/subscription/cancel', method: 'POST', json: {} },
        copied: { subscriptionState: 'cancelled' },
      };
    },
  ],
];

test.each(WRITERS)('%s is in the home when the request is answered', async (_, write) => {
  const buyer = await Buyer.new();
  const { asked, copied } = await write(buyer);
  const answer = await request(asked.path, { headers: signedIn(buyer), ...asked });
  expect(answer.status).toBeLessThan(300);
  expect(await copyInHome(buyer)).toMatchObject(copied);
  const { version, ...row } = await rowOf(buyer);
  expect(await copyInHome(buyer)).toEqual(copyOf({ version, ...row }));
  // Marked behind the answer.
  await vi.waitFor(async () => expect((await rowOf(buyer)).handedVersion).toBe(version));
});

test.each(WRITERS)(
  '%s that the home did not acknowledge answers 503 and is handed over by the next cron',
  async (_, write) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const buyer = await Buyer.new();
    const { asked } = await write(buyer);
    const before = await copyInHome(buyer);
    const answer = await requestWithoutHandOver(asked.path, { headers: signedIn(buyer), ...asked });
    expect(await codeOf(answer)).toEqual([503, 'database_error']);
    expect(await copyInHome(buyer)).toEqual(before);
    expect((await rowOf(buyer)).version).toBeGreaterThan(before.version);

    await worker.scheduled(createScheduledController({ cron: EVERY_MINUTE }), env);
    const row = await rowOf(buyer);
    expect(await copyInHome(buyer)).toEqual(copyOf(row));
    expect(row.handedVersion).toBe(row.version);
  },
);

/** Writers whose own credential may be used again; a repeated change of the password needs the new one. */
const REPEATABLE = WRITERS.filter(([what]) => what !== 'a changed password');

test.each(REPEATABLE)('%s may be repeated after a failed hand-over, before the cron', async (_, write) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const buyer = await Buyer.new();
  const { asked, copied } = await write(buyer);
  const init = { headers: signedIn(buyer), ...asked };
  expect((await requestWithoutHandOver(asked.path, init)).status).toBe(503);
  expect((await request(asked.path, init)).status).toBeLessThan(300);
  expect(await copyInHome(buyer)).toMatchObject(copied);
});

test('a link that was restored after a failed hand-over works once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const page of ['reset-password', 'verify-email'] as const) {
    const person = await newPerson();
    const json = { token: await linkTo(person, page), password: person.password };
    const init = { method: 'POST', json };
    const statuses = [
      (await requestWithoutHandOver(`/api/auth/${page}`, { ...init, headers: elsewhere() })).status,
    ];
    for (let n = 0; n < 2; n++)
      statuses.push((await request(`/api/auth/${page}`, { ...init, headers: elsewhere() })).status);
    expect(statuses, page).toEqual([503, 204, 410]);
  }
});

test('an event of Stripe that was handed over is not handed over again', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = (await buyer.events()).find(({ type }) => type === 'checkout.session.completed');
  expect((await deliver(event!)).status).toBe(200);
  await handOverAgain(env);
  const { body, headers } = event!;
  const repeated = await requestWithoutHandOver('/api/stripe/webhook', { method: 'POST', body, headers });
  expect([repeated.status, await repeated.json()]).toMatchObject([200, { outcome: 'replayed' }]);
});

test('the home refuses a row older than its own', async () => {
  const person = await newPerson();
  const first = (await renameUser(db, person.user.id, 'First'))!;
  const second = (await renameUser(db, person.user.id, 'Second'))!;
  await handOver(env, second);
  expect(await handOver(env, first)).toMatchObject({ name: 'Second', version: second.version });
  expect(await copyInHome(person)).toEqual(copyOf(second));
});

test('a late hand-over of an older row leaves the newer version to hand over', async () => {
  const person = await newPerson();
  await handOverAgain(env);
  const first = (await renameUser(db, person.user.id, 'First'))!;
  const second = (await renameUser(db, person.user.id, 'Second'))!;
  await handOver(env, first);
  await vi.waitFor(async () => expect((await rowOf(person)).handedVersion).toBe(first.version));
  expect((await copyInHome(person)).name).toBe('First');
  await handOverAgain(env);
  expect((await copyInHome(person)).name).toBe('Second');
  expect((await rowOf(person)).handedVersion).toBe(second.version);
});

test('a hand-over that fails again stops no other and is repeated by the next minute’s run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await handOverAgain(env);
  const people = [await newPerson(), await newPerson(), await newPerson()];
  await handOverAgain(env);
  for (const { user } of people) await renameUser(db, user.id, 'Meanwhile');
  const names = () => Promise.all(people.map(async (one) => (await copyInHome(one)).name));
  for (const { user } of people) {
    expect(await handOverAgain(withoutHandOver(user.id))).toMatchObject({ failed: 1 });
    expect((await names()).filter((name) => name === 'Meanwhile')).toHaveLength(2);
    await worker.scheduled(createScheduledController({ cron: EVERY_MINUTE }), env);
    expect(await names()).toEqual(['Meanwhile', 'Meanwhile', 'Meanwhile']);
    expect(await handOverAgain(env)).toEqual({ handedOver: 0, failed: 0 });
    for (const { user: one } of people) {
      await handOver(env, (await renameUser(db, one.id, 'Before'))!);
      await renameUser(db, one.id, 'Meanwhile');
    }
  }
  await handOverAgain(env);
});

test('a hand-over to an object without a user is acknowledged and writes nothing', async () => {
  const row = { ...(await rowOf(await newPerson())), id: crypto.randomUUID() };
  expect(await handOver(env, row)).toMatchObject({ id: row.id, spent: { free: 0 } });
  expect(
    await sqlInHome(row.id, `SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`),
  ).toEqual([]);
});

test('a sign-in with an older row begins a session of the newer one, unless the password was replaced', async () => {
  const person = await newPerson();
  const read = await rowOf(person);
  const device = { userAgent: null, tokenLifetime: 'hour' } as const;
  await handOver(env, (await renameUser(db, read.id, 'Meanwhile'))!);
  const begun = await homeOf(env, read.id).begin(copyOf(read), device, true);
  expect(begun).toMatchObject({ user: { name: 'Meanwhile' }, session: { secretNumber: 1 } });
  expect((await copyInHome(person)).name).toBe('Meanwhile');

  const json = { currentPassword: person.password, newPassword: NEW_PASSWORD };
  expect((await person.fetch('/api/account/password', { method: 'POST', json })).status).toBe(204);
  expect(await homeOf(env, read.id).begin(copyOf(read), device, true)).toBeNull();
});
