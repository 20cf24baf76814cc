import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { request } from '../../testkit/worker/person.ts';
import { writtenPoints } from '../../testkit/worker/points.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { app } from '../app.ts';
import type { Env } from '../env.ts';

/** The isolate's counter never sees the clock go back. */
let ahead = 0;
const later = (ms: number) => {
  vi.useRealTimers();
  ahead += ms;
  advanceClock(ahead);
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // What other tests have left is written, and forgotten.
  await request('/test');
  later(120_000);
  await request('/test');
  await expect.poll(counted).toHaveProperty('answers');
  await env.DB.exec('DELETE FROM tallies');
});
afterEach(() => vi.restoreAllMocks());

async function counted(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    'SELECT what, detail, sum(n) AS n FROM tallies GROUP BY what, detail',
  ).all<{ what: string; detail: string; n: number }>();
  return Object.fromEntries(
    results.map(({ what, detail, n }) => [[what, detail].filter(Boolean).join(' '), n]),
  );
}

const FILES = new Proxy(env.FILES, {
  get() {
    throw new Error('R2: lost');
  },
});

/** One request to a Worker with other bindings. */
const ask = (path: string, bindings: object, init: RequestInit = {}) =>
  app.fetch(new Request(`http://api.test${path}`, init), { ...env, ...bindings } as Env);

test('healthy answers cost one statement a minute, whatever their number', async () => {
  const { db: DB, statements } = recordedD1(env.DB, { hasCounts: true });
  for (let n = 0; n < 40; n++) await ask('/test', { DB });
  expect(statements).toEqual([]);
  later(60_000);
  for (let n = 0; n < 10; n++) await ask('/test', { DB });
  expect(statements).toHaveLength(1);
  await expect.poll(counted).toEqual({ answers: 41 });
});

test('a fault is counted at once, further ones after some seconds, and all with their code', async () => {
  const before = writtenPoints().length;
  for (let n = 0; n < 4; n++) expect((await ask('/covers/a.jpg', { FILES })).status).toBe(500);
  await expect.poll(counted).toEqual({ answers: 1, 'faults internal_error': 1 });
  later(5_000);
  await ask('/covers/a.jpg', { FILES });
  await expect.poll(counted).toEqual({ answers: 5, 'faults internal_error': 5 });
  const points = writtenPoints().slice(before);
  expect(points.map(({ blobs }) => blobs)).toEqual(
    Array(5).fill(['fault', '', 'internal_error', 'XX', 'dev']),
  );
});

test('a part that is not configured, and a refusal, are no faults', async () => {
  const lacking = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' };
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await ask('/api/stripe/webhook', lacking, init)).status).toBe(503);
  expect((await request('/api/account')).status).toBe(401);
  later(60_000);
  await request('/test');
  await expect.poll(counted).toEqual({ answers: 3 });
});

test('counts that D1 does not take are written with the next ones', async () => {
  const DB = new Proxy(env.DB, {
    get() {
      throw new Error('D1_ERROR: lost');
    },
  });
  await ask('/covers/a.jpg', { FILES, DB });
  later(5_000);
  await ask('/covers/a.jpg', { FILES });
  await expect.poll(counted).toEqual({ answers: 2, 'faults internal_error': 2 });
});

test("an event of Stripe is counted by its answer, and a stranger's request is not", async () => {
  const init = (headers: Record<string, string>) => ({ method: 'POST', body: '{}', headers });
  await ask('/api/stripe/webhook', {}, init({ 'stripe-signature': 't=1,v1=forged' }));
  await ask('/api/stripe/webhook', {}, init({}));
  await expect.poll(counted).toEqual({ answers: 1, 'webhook failed': 1 });
});
