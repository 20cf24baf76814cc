import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import { newPerson } from '../../testkit/worker/person.ts';
import { database } from './client.ts';
import { insertContactMessage } from './contact.ts';
import { deleteExpired } from './expired.ts';
import { buriedAmong, bury } from './tombstones.ts';

test("visitors' messages are kept for 24 months, users' messages are deleted with the account", async () => {
  const db = database(env.DB);
  const { user } = await newPerson();
  const now = Date.now();
  const message = {
    name: 'Rosa',
    email: 'r@example.org',
    subject: null,
    message: 'Hola',
    isPriority: false,
    createdAt: now,
    claimedAt: null,
    mailedAt: now,
  };
  const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()];
  await insertContactMessage(db, { ...message, id: visitor, userId: null });
  await insertContactMessage(db, { ...message, id: member, userId: user.id });
  const kept = async () => {
    const { results } = await env.DB.prepare('SELECT id FROM contact_messages WHERE id IN (?, ?)')
      .bind(visitor, member)
      .all<{ id: string }>();
    return results.map(({ id }) => id).sort();
  };
  expect((await deleteExpired(db, now + 729 * DAY_MS)).messages).toBe(0);
  expect(await kept()).toEqual([visitor, member].sort());
  expect((await deleteExpired(db, now + 731 * DAY_MS)).messages).toBe(1);
  expect(await kept()).toEqual([member]);
});

test("visitors' reports are kept for 24 months, users' reports are deleted with the account", async () => {
  const { user } = await newPerson();
  const now = Date.now();
  const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, userId] of [
    [visitor, null],
    [member, user.id],
  ])
    await env.DB.prepare(
      `INSERT INTO story_reports (id, user_id, example_id, title, reason, created_at) VALUES (?, ?, 'a', '', 'other', ?)`,
    )
      .bind(id, userId, now)
      .run();
  const kept = async () => {
    const { results } = await env.DB.prepare('SELECT id FROM story_reports').all<{ id: string }>();
    return results.map(({ id }) => id).sort();
  };
  await deleteExpired(database(env.DB), now + 729 * DAY_MS);
  expect(await kept()).toEqual([visitor, member].sort());
  await deleteExpired(database(env.DB), now + 731 * DAY_MS);
  expect(await kept()).toEqual([member]);
});

test('a tombstone is kept for 35 days', async () => {
  const db = database(env.DB);
  const [digest, now] = [crypto.randomUUID(), Date.now()];
  await bury(db, digest, now);
  expect((await deleteExpired(db, now + 34.9 * DAY_MS)).tombstones).toBe(0);
  expect(await buriedAmong(db, [digest])).toEqual(new Set([digest]));
  expect((await deleteExpired(db, now + 35 * DAY_MS)).tombstones).toBe(1);
  expect(await buriedAmong(db, [digest])).toEqual(new Set());
});

test('expired rows are deleted until nothing is left, or the batches of a run are over', async () => {
  const now = Date.now();
  const plant = () =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
       INSERT INTO usage_counts (key, uses, ends_at) SELECT 'flood ' || i, 1, ? FROM n`,
    )
      .bind(now - 1)
      .run();
  const left = () =>
    env.DB.prepare(`SELECT count(*) AS n FROM usage_counts WHERE key LIKE 'flood %'`).first<number>('n');
  await plant();
  await deleteExpired(database(env.DB), now);
  expect(await left()).toBe(0);
  await plant();
  await deleteExpired(database(env.DB), now, 2);
  expect(await left()).toBe(2000);
});
