import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { failingD1 } from '../../testkit/worker/failing-d1.ts';
import { database } from './client.ts';
import { countInOrder, forgetUsage } from './usage-counts.ts';

const db = database(env.DB);
const PERIOD_MS = 1_000;
const NOW = 1_800_000_000_000;

const counted = () => {
  const key = crypto.randomUUID();
  const last = { key, limit: 2, periodMs: PERIOD_MS };
  const count = async (ms: number) => (await countInOrder(db, { before: [], last }, NOW + ms)).ok;
  return { key, count };
};

const usesOfKey = (key: string) =>
  env.DB.prepare('SELECT uses FROM usage_counts WHERE key = ?').bind(key).first<number>('uses');

test('a period ends a fixed time after its first use, whatever follows', async () => {
  const { count } = counted();
  expect(await count(0)).toBe(true);
  expect(await count(600)).toBe(true);
  expect(await count(999)).toBe(false);
  expect(await count(PERIOD_MS)).toBe(true);
  expect(await count(PERIOD_MS + 600)).toBe(true);
  expect(await count(PERIOD_MS + 999)).toBe(false);
});

test('a refused use is not counted and returns the end of the period', async () => {
  const key = crypto.randomUUID();
  const take = (limit: number, ms: number) =>
    countInOrder(db, { before: [], last: { key, limit, periodMs: PERIOD_MS } }, NOW + ms);
  expect(await take(1, 0)).toEqual({ ok: true, keys: [key] });
  expect(await take(1, 400)).toEqual({ ok: false, place: 0, endsAt: NOW + PERIOD_MS });
  expect(await take(2, 500)).toEqual({ ok: true, keys: [key] });
});

test('a use that one limit refuses is not counted by those after it, and by no limit of another batch', async () => {
  const [one, another, shared] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const take = (own: string, ms = 0) => {
    const before = [{ key: own, limit: 2, periodMs: PERIOD_MS }];
    return countInOrder(db, { before, last: { key: shared, limit: 3, periodMs: 2 * PERIOD_MS } }, NOW + ms);
  };
  const refusedAt = (place: number, endsAt: number) => ({ ok: false, place, endsAt });
  expect(await take(one)).toEqual({ ok: true, keys: [one, shared] });
  expect(await take(one)).toMatchObject({ ok: true });
  for (let n = 0; n < 3; n++) expect(await take(one, 5)).toEqual(refusedAt(0, NOW + PERIOD_MS));
  expect(await take(another)).toMatchObject({ ok: true });
  expect(await take(another)).toEqual(refusedAt(1, NOW + 2 * PERIOD_MS));
  // The period of its own counter is over, that of the shared one is not.
  expect(await take(one, PERIOD_MS)).toEqual(refusedAt(1, NOW + 2 * PERIOD_MS));
  expect(await take(one, 2 * PERIOD_MS)).toMatchObject({ ok: true });
});

test('parallel uses are counted only up to the limit', async () => {
  const { count } = counted();
  const answers = await Promise.all(Array.from({ length: 10 }, () => count(0)));
  expect(answers.filter(Boolean)).toHaveLength(2);
});

test('a use whose answer was lost is counted once, whatever others count meanwhile', async () => {
  const { key, count } = counted();
  const [lost, period] = ['D1_ERROR: Network connection lost.', { limit: 9, periodMs: PERIOD_MS }];
  for (const others of [0, 3]) {
    const before = (await usesOfKey(key)) ?? 0;
    vi.spyOn(scheduler, 'wait').mockImplementationOnce(async () => {
      for (let n = 0; n < others; n++) await countInOrder(db, { before: [], last: { key, ...period } }, NOW);
    });
    const { db: failing } = failingD1(env.DB, { call: 0, when: 'after', error: new Error(lost) });
    const use = await countInOrder(database(failing), { before: [], last: { key, ...period } }, NOW);
    expect([use, await usesOfKey(key)]).toEqual([{ ok: true, keys: [key] }, before + 1 + others]);
  }
  expect(await count(0)).toBe(false);
});

test('forgetUsage resets its keys and keeps others', async () => {
  const [one, other] = [counted(), counted()];
  for (const { count } of [one, one, other, other]) await count(0);
  await forgetUsage(db, [one.key]);
  expect([await one.count(0), await other.count(0)]).toEqual([true, false]);
});
