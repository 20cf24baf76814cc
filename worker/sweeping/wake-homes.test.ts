import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { alarmIn, sqlInHome } from '../../testkit/worker/in-home.ts';
import { rowsInObject } from '../../testkit/worker/left-behind.ts';
import { changeUser, newPerson, PASSWORD, PASSWORD_HASH, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { insertUser } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { wakeHomes } from './wake-homes.ts';

const stubOf = (id: string) => env.HOMES.get(env.HOMES.idFromName(id));

/** The nightly run in `days` days. */
const night = (days: number, size?: { page: number; homes: number }, settings: Env = env) =>
  wakeHomes(settings, Date.now() + days * DAY_MS, size);

const wakeAt = (id: string) =>
  env.DB.prepare('SELECT wake_at FROM users WHERE id = ?').bind(id).first<number>('wake_at');

const alarmOf = (id: string) => runInDurableObject(stubOf(id), (_, { storage }) => storage.getAlarm());

/** A user whose registration ended before the home was made. */
async function homeless(): Promise<{ id: string; email: string }> {
  const [id, email] = [crypto.randomUUID(), `homeless-${crypto.randomUUID()}@example.org`];
  const row = { name: null, passwordHash: PASSWORD_HASH, termsVersion: null, locationHint: null };
  await insertUser(database(env.DB), { ...row, id, email, mailbox: id, now: Date.now() });
  return { id, email };
}

/** Those of earlier tests are no longer due. */
beforeEach(async () => {
  await env.DB.prepare('UPDATE users SET wake_at = ?')
    .bind(Date.now() + 9_000 * DAY_MS)
    .run();
});

test('the nightly run makes the home of a user who has had none for an hour', async () => {
  const { id } = await homeless();
  await wakeHomes(env, Date.now() + 0.9 * HOUR_MS);
  expect((await rowsInObject(id)).rows).toEqual([]);
  const now = Date.now();
  await wakeHomes(env, now + 1.1 * HOUR_MS);
  expect(await sqlInHome(id, 'SELECT id FROM user')).toEqual([{ id }]);
  // The home forgets the user who never came; the nightly run looks a day after that.
  const leaves = (await alarmOf(id))!;
  expect(leaves - now).toBeLessThanOrEqual(14 * DAY_MS);
  expect(await wakeAt(id)).toBe(leaves + DAY_MS);
  await alarmIn(14.1, id);
  expect(await wakeAt(id)).toBeNull();
});

test('a user without a home can sign in', async () => {
  const { id, email } = await homeless();
  const json = { email, password: PASSWORD };
  expect((await request('/api/auth/login', { method: 'POST', json })).status).toBe(200);
  expect(await sqlInHome(id, 'SELECT id FROM user')).toEqual([{ id }]);
});

test('a home whose next step passed by a day is woken, and works it off', async () => {
  const { user } = await newPerson();
  await night(1);
  expect(await wakeAt(user.id)).toBe((await alarmOf(user.id))! + DAY_MS);
  // As if the platform had given up.
  await runInDurableObject(stubOf(user.id), (_, { storage }) => storage.deleteAlarm());
  expect((await night(14.9)).woken).toBe(0);
  expect(await alarmOf(user.id)).toBeNull();
  expect((await night(15.1)).woken).toBe(1);
  expect(await alarmOf(user.id)).not.toBeNull();
  await alarmIn(15.1, user.id);
  expect(await wakeAt(user.id)).toBeNull();
});

test('a home that died before it planned its retention is asked by night, and plans it', async () => {
  const { user } = await newPerson();
  const planned = (await alarmOf(user.id))!;
  await sqlInHome(user.id, `DELETE FROM timers WHERE name = 'leaving'`);
  await runInDurableObject(stubOf(user.id), (_, { storage }) => storage.deleteAlarm());
  await night(1);
  expect(await sqlInHome(user.id, `SELECT due_at FROM timers WHERE name = 'leaving'`)).toEqual([
    { due_at: planned },
  ]);
  expect(await wakeAt(user.id)).toBe(planned + DAY_MS);
});

test('the nightly run ends what an account left when its own timer stopped', async () => {
  const { user } = await newPerson();
  await runInDurableObject(stubOf(user.id), async (_, { storage }) => {
    storage.sql.exec('INSERT INTO closing (closed_at, is_row_gone) VALUES (0, 0)');
    storage.sql.exec('DELETE FROM timers');
    storage.sql.exec(`INSERT INTO timers (name, due_at) VALUES ('closing', ?)`, Date.now() + DAY_MS);
    await storage.deleteAlarm();
  });
  await runInDurableObject(stubOf(user.id), (_, state) => state.abort('evicted')).catch(() => {});
  await night(2);
  expect(await runDurableObjectAlarm(stubOf(user.id))).toBe(true);
  await alarmIn(2, user.id);
  expect(await wakeAt(user.id)).toBeNull();
  await vi.waitFor(async () => expect(await rowsInObject(user.id)).toEqual({ rows: [], alarm: null }));
});

test('the nightly run hands a row on that the home has not seen', async () => {
  const person = await newPerson();
  await env.DB.prepare(`UPDATE users SET name = 'Eva', version = 9, handed_version = 9 WHERE id = ?`)
    .bind(person.user.id)
    .run();
  await night(1);
  expect(await (await person.fetch('/api/auth/me')).json()).toMatchObject({ name: 'Eva' });
});

test('the nightly run asks page by page, and the rest follows the next night', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => newPerson()));
  expect(await night(1, { page: 2, homes: 5 })).toEqual({ woken: 5, failed: 0 });
  expect(await night(1, { page: 2, homes: 5 })).toEqual({ woken: 2, failed: 0 });
  for (const { user } of people) expect(await wakeAt(user.id)).toBeGreaterThan(Date.now() + 14 * DAY_MS);
  expect(await night(1)).toEqual({ woken: 0, failed: 0 });
});

/** The settings with another answer for one home. */
function withHome(userId: string, before: () => Promise<unknown>): Env {
  const HOMES = new Proxy(env.HOMES, {
    get(namespace, name) {
      if (name !== 'get') return Reflect.get(namespace, name).bind(namespace);
      return (id: DurableObjectId, options: DurableObjectNamespaceGetDurableObjectOptions) => {
        const stub = namespace.get(id, options);
        if (!id.equals(namespace.idFromName(userId))) return stub;
        return new Proxy(stub, {
          get:
            (target, method) =>
            async (...args: unknown[]) => {
              await before();
              return Reflect.apply(Reflect.get(target, method), target, args);
            },
        });
      };
    },
  });
  return { ...env, HOMES } as Env;
}

test('a home that fails is asked again the next night, and delays no other', async () => {
  const [failing, other] = [await newPerson(), await newPerson()];
  await changeUser(failing, 'wake_at = 1');
  const settings = withHome(failing.user.id, () => Promise.reject(new Error('unreachable')));
  await expect(night(1, { page: 1, homes: 9 }, settings)).rejects.toThrow('unreachable');
  expect(await wakeAt(other.user.id)).toBeGreaterThan(Date.now() + 14 * DAY_MS);
  expect((await night(1.5)).woken).toBe(0);
  expect((await night(2)).woken).toBe(1);
});

test('the nightly run makes no home of a user who is deleted meanwhile', async () => {
  const { id } = await homeless();
  const settings = withHome(id, () => env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run());
  await night(1, undefined, settings);
  expect(await rowsInObject(id)).toEqual({ rows: [], alarm: null });
});
