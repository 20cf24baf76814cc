import { createScheduledController, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newOwner, newPremiumOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { deleteExpired } from '../directory/expired.ts';
import { tombstoneOf } from '../directory/tombstones.ts';
import { snapshotsOf } from '../files/keys.ts';
import { ownedFilesAndSnapshots } from '../files/owned.ts';
import { homeOf } from '../home/client.ts';
import worker from '../index.ts';
import { currentRelease, noteRelease } from '../logging/release.ts';
import { wakeHomes } from './wake-homes.ts';

const DAY_MS = 24 * 3600 * 1000;

type Task = 'restore' | 'snapshot';

const order = (task: Task, ...people: Pick<Person, 'user'>[]) =>
  env.DB.batch(
    people.map(({ user }) =>
      env.DB.prepare('UPDATE users SET home_task = ? WHERE id = ?').bind(task, user.id),
    ),
  );

const taskOf = ({ user }: Pick<Person, 'user'>) =>
  env.DB.prepare('SELECT home_task FROM users WHERE id = ?').bind(user.id).first<Task | null>('home_task');

/** The cron of every minute. */
const minute = () => worker.scheduled(createScheduledController({ cron: '* * * * *' }), env);

const login = ({ email, password }: Person) =>
  request('/api/auth/login', { method: 'POST', json: { email, password } });

async function lose({ user }: Pick<Person, 'user'>): Promise<void> {
  const stub = env.HOMES.get(env.HOMES.idFromName(user.id));
  await expect(() =>
    runInDurableObject(stub, async (_, state) => {
      await state.storage.deleteAlarm();
      await state.storage.deleteAll();
      state.abort('lost');
    }),
  ).rejects.toThrow();
}

async function lostOwner(): Promise<Owner> {
  const owner = await newOwner();
  await order('snapshot', owner.buyer);
  await minute();
  expect(await taskOf(owner.buyer)).toBeNull();
  await lose(owner.buyer);
  return owner;
}

test('a lost home takes no sign-in until the minute’s run has restored it', async () => {
  const { buyer, storyId } = await lostOwner();
  await order('restore', buyer);
  const early = await login(buyer);
  expect([early.status, await early.json()]).toMatchObject([503, { code: 'database_error' }]);
  await minute();
  expect(await taskOf(buyer)).toBeNull();
  const { token } = await (await login(buyer)).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request(`/api/stories/${storyId}`, { headers })).status).toBe(200);
});

test('a home that is there takes sign-ins while a restore is pending', async () => {
  const person = await newPerson();
  await order('restore', person);
  expect((await login(person)).status).toBe(200);
  await minute();
  expect(await taskOf(person)).toBeNull();
});

test('the nightly run makes no home that waits for its restore', async () => {
  const { buyer, storyId } = await lostOwner();
  await order('restore', buyer);
  await env.DB.prepare('UPDATE users SET wake_at = 0 WHERE id = ?').bind(buyer.user.id).run();
  expect((await wakeHomes(env, Date.now())).woken).toBeGreaterThan(0);
  await minute();
  const { token } = await (await login(buyer)).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request(`/api/stories/${storyId}`, { headers })).status).toBe(200);
});

/** Orders, after a tombstone, the restore of a user whom a backup has brought back. */
async function orderBuried({ user }: Pick<Person, 'user'>): Promise<void> {
  const digest = await tombstoneOf(env.DIGEST_SECRET, 'user', user.id);
  await env.DB.prepare('INSERT INTO tombstones (digest, deleted_at) VALUES (?, ?)')
    .bind(digest, Date.now())
    .run();
  await order('restore', { user });
}

test('a restored user with a tombstone is deleted again, with every file', async () => {
  const { buyer } = await lostOwner();
  const { id } = buyer.user;
  expect(await ownedFilesAndSnapshots(env.FILES, id)).toHaveLength(3);
  await orderBuried(buyer);
  await minute();
  expect(await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(id).first()).toBeNull();
  expect(await ownedFilesAndSnapshots(env.FILES, id)).toEqual([]);
  expect((await login(buyer)).status).toBe(401);
});

test('a subscription that a backup brought back with a deleted user ends', async () => {
  const { buyer } = await newPremiumOwner();
  const customer = await buyer.customer();
  expect(await buyer.subscriptionsAtStripe(customer)).toEqual(['active']);
  await lose(buyer);
  await orderBuried(buyer);
  await minute();
  expect(await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(buyer.user.id).first()).toBeNull();
  await expect(buyer.subscriptionsAtStripe(customer)).rejects.toThrow('No such customer');
});

test('the deletion of an account leaves a tombstone for 35 days', async () => {
  const { buyer } = await newOwner();
  const digest = await tombstoneOf(env.DIGEST_SECRET, 'user', buyer.user.id);
  const buried = () => env.DB.prepare('SELECT 1 FROM tombstones WHERE digest = ?').bind(digest).first();
  const answer = await buyer.fetch('/api/account', { method: 'DELETE', json: { password: buyer.password } });
  expect(answer.status).toBe(204);
  expect(await buried()).not.toBeNull();
  await deleteExpired(database(env.DB), Date.now() + 34 * DAY_MS);
  expect(await buried()).not.toBeNull();
  await deleteExpired(database(env.DB), Date.now() + 36 * DAY_MS);
  expect(await buried()).toBeNull();
});

test('a damaged snapshot keeps its user waiting and holds up no other', async () => {
  const [damaged, whole] = [await lostOwner(), await lostOwner()];
  const [key] = (await env.FILES.list({ prefix: snapshotsOf(damaged.buyer.user.id) })).objects;
  await env.FILES.put(key!.key, 'damaged');
  await order('restore', damaged.buyer, whole.buyer);
  await minute();
  expect([await taskOf(damaged.buyer), await taskOf(whole.buyer)]).toEqual(['restore', null]);
  expect((await login(damaged.buyer)).status).toBe(503);
  await env.FILES.delete(key!.key);
  await minute();
  expect((await login(damaged.buyer)).status).toBe(200);
});

test('an ordered snapshot of an unchanged home writes nothing', async () => {
  const { buyer } = await newOwner();
  const keys = async () => (await env.FILES.list({ prefix: snapshotsOf(buyer.user.id) })).objects;
  await homeOf(env, buyer.user.id).snapshot();
  const [before] = await keys();
  await order('snapshot', buyer);
  await minute();
  expect((await keys()).map(({ key }) => key)).toEqual([before?.key]);
});

test('a cron names the release that runs in its log', async () => {
  noteRelease('of an earlier isolate');
  await minute();
  expect(currentRelease()).toBe('dev');
});
