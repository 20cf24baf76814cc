import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { database } from './client.ts';
import { countUsage, forgetUsage, takeUse } from './usage-counts.ts';

const db = database(env.DB);
const PERIOD_MS = 1_000;
const NOW = 1_800_000_000_000;

const counted = () => {
  const key = crypto.randomUUID();
  const count = (ms: number) => countUsage(db, { key, limit: 2, periodMs: PERIOD_MS }, NOW + ms);
  return { key, count };
};

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
  const take = (limit: number, ms: number) => takeUse(db, { key, limit, periodMs: PERIOD_MS }, NOW + ms);
  expect(await take(1, 0)).toEqual({ ok: true, uses: 1, endsAt: NOW + PERIOD_MS });
  expect(await take(1, 400)).toEqual({ ok: false, uses: 1, endsAt: NOW + PERIOD_MS });
  expect(await take(2, 500)).toEqual({ ok: true, uses: 2, endsAt: NOW + PERIOD_MS });
});

test('parallel uses are counted only up to the limit', async () => {
  const { count } = counted();
  const answers = await Promise.all(Array.from({ length: 10 }, () => count(0)));
  expect(answers.filter(Boolean)).toHaveLength(2);
});

test('forgetUsage resets its keys and keeps others', async () => {
  const [one, other] = [counted(), counted()];
  for (const { count } of [one, one, other, other]) await count(0);
  await forgetUsage(db, [one.key]);
  expect([await one.count(0), await other.count(0)]).toEqual([true, false]);
});
