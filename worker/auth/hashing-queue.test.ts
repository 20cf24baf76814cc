import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../contract/time.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { app } from '../app.ts';
import { database } from '../directory/client.ts';
import { insertMailToken } from '../directory/mail-tokens.ts';
import { sha256Hex } from '../files/digest.ts';
import { PLACES_PER_NETWORK } from './fair-queue.ts';
import { inQueue, type Turn } from './hashing-queue.ts';

const NETWORK = '203.0.113.5';
const atOnce = async (turn: Turn) => turn.come();

/** Work that reports its start and waits to be ended. */
function handWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = { isRunning: false, end: resolve };
  const run = async (turn: Turn) => {
    await turn.come();
    work.isRunning = true;
    let isEnding = false;
    promise.then(() => {
      isEnding = true;
    });
    while (!isEnding) await turn.pause();
    work.isRunning = false;
  };
  return { work, run };
}

test('the queue hashes one password at a time, those of one network in order of arrival', async () => {
  const works = [handWork(), handWork(), handWork()];
  const running = () => works.map(({ work }) => work.isRunning);
  const all = works.map(({ run }) => inQueue(NETWORK, run));
  for (const [position, { work }] of works.entries()) {
    await vi.waitFor(() => expect(running()).toEqual(works.map((_, n) => n === position)));
    work.end();
    await all[position];
  }
});

test('a network without a free place gets Retry-After, and failed work frees its place', async () => {
  const first = handWork();
  const others = Array.from({ length: PLACES_PER_NETWORK - 1 }, () => inQueue(NETWORK, atOnce));
  const waiting = [inQueue(NETWORK, first.run), ...others];
  expect(await inQueue(NETWORK, atOnce)).toEqual({ ok: false, code: 'rate_limited', retryAfter: 3 });
  first.work.end();
  await Promise.all(waiting);
  await expect(
    inQueue(NETWORK, async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await inQueue(NETWORK, async () => 'next')).toBe('next');
});

test('a request that vanished while hashing blocks the queue only briefly', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const lost = inQueue(NETWORK, async (turn) => {
    await turn.come();
    await never;
  });
  lost.catch(() => {});
  let isOver = false;
  const next = inQueue('198.51.100.1', atOnce).then(() => {
    isOver = true;
  });
  await scheduler.wait(100);
  expect(isOver).toBe(false);
  advanceClock(3_000);
  await next;
});

test('requests that waited while the isolate paused still get their turns', async () => {
  const first = handWork();
  const running = inQueue(NETWORK, first.run);
  await vi.waitFor(() => expect(first.work.isRunning).toBe(true));
  const waiting = ['a', 'b'].map((network) => inQueue(network, atOnce));
  // The first poll after the pause finds no ticket renewed for a minute.
  advanceClock(60_000);
  const late = inQueue('c', atOnce);
  first.work.end();
  await Promise.all([running, ...waiting, late]);
});

type Ask = { path: string; json: unknown; method?: string };
const newPassword = 'another-long-password';

const ASKS: Record<string, (person: Person) => Promise<Ask> | Ask> = {
  registering: () => ({
    path: '/api/auth/register',
    json: { email: `${crypto.randomUUID()}@example.org`, password: newPassword },
  }),
  'signing in': ({ email, password }) => ({ path: '/api/auth/login', json: { email, password } }),
  async 'setting a password by a link'({ user }) {
    const [token, expiresAt] = [crypto.randomUUID(), Date.now() + HOUR_MS];
    const link = { tokenHash: await sha256Hex(token), userId: user.id, expiresAt };
    await insertMailToken(database(env.DB), { ...link, purpose: 'reset_password' }, Date.now());
    return { path: '/api/auth/reset-password', json: { token, password: newPassword } };
  },
  'changing the password': ({ password }) => ({
    path: '/api/account/password',
    json: {
      currentPassword: password,
      newPassword,
    },
  }),
  'deleting the account': ({ password }) => ({ path: '/api/account', method: 'DELETE', json: { password } }),
};

test.each(Object.keys(ASKS))(
  '%s is refused for a network without a free place, and works for others',
  async (what) => {
    const person = await newPerson();
    const { path, json, method = 'POST' } = await ASKS[what]!(person);
    const ask = (address: string) =>
      person.fetch(path, { method, json, headers: { 'cf-connecting-ip': address } });
    const end = Promise.withResolvers<void>();
    const network = '2001:db8:77::/48';
    const others = Array.from({ length: PLACES_PER_NETWORK }, () => inQueue(network, () => end.promise));
    const refused = await ask('2001:db8:77:1::1');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect((await ask('2001:db8:78:1::1')).ok).toBe(true);
    end.resolve();
    await Promise.all(others);
  },
);

test('a sign-in without a place is refused before any database query', async () => {
  const { db, statements } = recordedD1(env.DB);
  const end = Promise.withResolvers<void>();
  const others = Array.from({ length: PLACES_PER_NETWORK }, () => inQueue(NETWORK, () => end.promise));
  const refused = await app.fetch(
    new Request('http://api.test/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': NETWORK },
      body: JSON.stringify({ email: 'rosa@example.org', password: 'not that one' }),
    }),
    { ...env, DB: db },
    createExecutionContext(),
  );
  expect([refused.status, statements]).toEqual([429, []]);
  end.resolve();
  await Promise.all(others);
});
