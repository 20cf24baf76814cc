import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import { deleteUser } from './account.ts';
import { database } from './client.ts';
import { deleteExpired } from './expired.ts';
import { releaseOf, settleFreeStory } from './free-stories.ts';
import { releaseStory, reserveStory } from './story-reservations.ts';
import { insertUser, userById } from './users.ts';

const db = database(env.DB);
const NOW = Date.UTC(2026, 10, 21, 12);
const UNTIL = NOW + 1000;

let mailbox: string;
beforeEach(() => {
  mailbox = crypto.randomUUID();
});

/** @returns the id of another account of the mailbox */
async function open(now = NOW): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${id}@example.org`;
  const place = { locationHint: null, termsVersion: null };
  await insertUser(db, { id, email, mailbox, name: null, now, passwordHash: '', ...place });
  return id;
}

/** @returns whether the generation holds one of the mailbox's free stories */
async function hold(userId: string, generationId: string = crypto.randomUUID(), now = NOW) {
  const story = { generationId, userId, mailbox: null, buyer: 'free', day: '2026-11-21' } as const;
  return (await reserveStory(db, story, null, { now, until: now + 1000 })).isReserved;
}
const settle = (userId: string, generationId: string = crypto.randomUUID()) =>
  settleFreeStory(db, { userId, generationId }, NOW);
const withdraw = (userId: string, generationId: string) =>
  releaseStory(db, { userId, generationId, buyer: 'free', day: '2026-11-21' }, false, NOW);
const elsewhere = async (userId: string) => (await userById(db, userId))?.storiesElsewhere;

test('of eight simultaneous generations in four accounts, three get a free story', async () => {
  const accounts = await Promise.all([open(), open(), open(), open()]);
  const held = await Promise.all([...accounts, ...accounts].map((id) => hold(id)));
  expect(held.filter(Boolean)).toHaveLength(3);
});

test('a generation that holds its free story again after a crash counts once', async () => {
  const [first, second] = [await open(), await open()];
  for (const id of ['a', 'b', 'c']) expect(await hold(first, mailbox + id)).toBe(true);
  for (const id of ['c', 'a']) expect(await hold(first, mailbox + id)).toBe(true);
  expect(await hold(second)).toBe(false);
});

test('a held free story stops counting after its deadline', async () => {
  const [first, second] = [await open(), await open()];
  for (let n = 0; n < 3; n += 1) await hold(first);
  expect(await hold(second, crypto.randomUUID(), UNTIL - 1)).toBe(false);
  expect(await hold(second, crypto.randomUUID(), UNTIL)).toBe(true);
});

test('a release returns the free story of its generation and keeps others, saved or held', async () => {
  const account = await open();
  for (const id of ['a', 'b', 'c']) await hold(account, mailbox + id);
  await settle(account, `${mailbox}a`);
  for (let n = 0; n < 2; n += 1) await releaseOf(db, `${mailbox}b`);
  expect([await hold(account), await hold(account)]).toEqual([true, false]);
});

test('a withdrawn story returns its free story once, even when withdrawn twice', async () => {
  const [first, second] = [await open(), await open()];
  const generation = crypto.randomUUID();
  await settle(first, generation);
  await settle(first);
  for (let n = 0; n < 2; n += 1) {
    const changed = (await withdraw(first, generation)).map(({ id }) => id);
    expect(changed).toEqual(n === 0 ? [second] : []);
  }
  expect([await elsewhere(first), await elsewhere(second)]).toEqual([0, 1]);
  expect([await hold(second), await hold(second), await hold(second)]).toEqual([true, true, false]);
});

test('a story saved after its hold expired still counts, once', async () => {
  const [first, second] = [await open(), await open()];
  const generation = crypto.randomUUID();
  await settle(first, generation);
  await settle(first, generation);
  expect([await elsewhere(first), await elsewhere(second)]).toEqual([0, 1]);
});

test('held stories are not copied to other accounts of the mailbox', async () => {
  const [first, second] = [await open(), await open()];
  await hold(first);
  await settle(first);
  expect(await elsewhere(second)).toBe(1);
  expect(await elsewhere(await open())).toBe(1);
});

test('stories of a deleted account count for its mailbox for twelve months', async () => {
  const [first, second] = [await open(), await open()];
  await settle(first);
  await hold(first);
  await deleteUser(db, { id: first, stripeCustomerId: null, digest: first }, NOW);
  const year = NOW + 365 * DAY_MS;
  await deleteExpired(db, year - 1);
  expect([await elsewhere(second), await elsewhere(await open(year - 1))]).toEqual([1, 1]);
  for (const held of [true, true, false]) expect(await hold(second)).toBe(held);
  await deleteExpired(db, year);
  expect([await elsewhere(second), await elsewhere(await open(year))]).toEqual([0, 0]);
  // Only rows of living accounts remain for the mailbox.
  const { results } = await env.DB.prepare('SELECT user_id FROM free_stories WHERE mailbox = ?')
    .bind(mailbox)
    .all<{ user_id: string }>();
  expect(results.every(({ user_id }) => user_id === second)).toBe(true);
});

test('an account that became another customer during its deletion keeps its stories', async () => {
  const account = await open();
  await settle(account);
  const left = await deleteUser(db, { id: account, stripeCustomerId: 'cus_before', digest: account }, NOW);
  expect(left?.id).toBe(account);
  const row = await env.DB.prepare('SELECT user_id, counts_until FROM free_stories WHERE mailbox = ?');
  expect(await row.bind(mailbox).first()).toEqual({ user_id: account, counts_until: null });
});
