import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../contract/time.ts';
import { database } from '../directory/client.ts';
import { bury } from '../directory/tombstones.ts';
import type { Env } from '../env.ts';
import { lastBackups } from '../files/backups.ts';
import { scheduled } from '../scheduled.ts';
import { copyTombstones } from './copy-tombstones.ts';

const db = database(env.DB);
const bucket = env.BACKUPS!;
const NOW = Date.UTC(2030, 2, 10, 12, 7);
const digestOf = (n: number) => n.toString(16).padStart(32, '0');
/** How many tombstones all copies have together. */
async function copied(): Promise<number> {
  const { objects } = await bucket.list();
  const texts = await Promise.all(objects.map(async ({ key }) => (await bucket.get(key))!.text()));
  return new Set(texts.join('').match(/^\["[0-9a-f]{32}",\d+\]$/gm)).size;
}

beforeEach(async () => {
  await env.DB.exec('DELETE FROM tombstones');
  for (const { key } of (await bucket.list()).objects) await bucket.delete(key);
});

test('a database that was set back takes no tombstone from the copies, and late ones are copied', async () => {
  for (const n of [1, 2]) await bury(db, digestOf(n), NOW - n * HOUR_MS);
  expect(await copyTombstones(db, bucket, NOW)).toBe(2);
  await env.DB.exec('DELETE FROM tombstones');
  // Deleted before the last copy, and in the database after it.
  await bury(db, digestOf(3), NOW - 20 * HOUR_MS);
  await copyTombstones(db, bucket, NOW + HOUR_MS);
  expect((await lastBackups(bucket, NOW + HOUR_MS)).tombstones).toBe(NOW + HOUR_MS);
  expect(await copied()).toBe(3);
});

test('more tombstones than one object has are copied in several, and a copy that ended early goes on', async () => {
  // Deletions of one account have one time.
  for (let n = 0; n < 7; n++) await bury(db, digestOf(n), NOW - HOUR_MS);
  let puts = 0;
  const failing = {
    list: bucket.list.bind(bucket),
    get: bucket.get.bind(bucket),
    put: (key: string, text: string) =>
      ++puts === 2 ? Promise.reject(new Error('R2 internal error (10001)')) : bucket.put(key, text),
  };
  await expect(copyTombstones(db, failing, NOW, 3)).rejects.toThrow('10001');
  // What is not complete does not count as fresh.
  expect((await lastBackups(bucket, NOW)).tombstones).toBe(NOW - HOUR_MS);
  expect(await copied()).toBe(3);
  await copyTombstones(db, bucket, NOW, 3);
  expect(await copied()).toBe(7);
  expect((await lastBackups(bucket, NOW)).tombstones).toBe(NOW);
});

test('the hourly trigger copies, also when nothing was deleted, and does without a second bucket', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const run = (settings: Partial<Env>) =>
    scheduled(createScheduledController({ cron: '7 * * * *' }), { ...env, ...settings } as Env);
  await run({});
  expect(Date.now() - (await lastBackups(bucket, Date.now())).tombstones!).toBeLessThan(60_000);
  expect((await bucket.list()).objects).toHaveLength(1);
  await run({ BACKUPS: undefined });
  expect((await bucket.list()).objects).toHaveLength(1);
});
