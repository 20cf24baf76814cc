import { gunzipSync, gzipSync } from 'node:zlib';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../contract/time.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { tombstoneOf } from '../directory/tombstones.ts';
import { userById } from '../directory/users.ts';
import { snapshotsOf, takeKey } from '../files/keys.ts';
import { filesBelow } from '../files/owned.ts';
import { Generations } from '../generation/generations.ts';
import { homeOf } from '../home/client.ts';
import type { Home } from '../home/home.ts';
import { fill } from '../home/restore.ts';
import type { Restored } from '../home/rpc.ts';
import { Deletions } from './deletions.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { Outbox } from './outbox.ts';
import { readSnapshot } from './snapshot-format.ts';
import { Snapshots, snapshotTables } from './snapshot.ts';
import { Timers } from './timers.ts';
import { copyOf } from './user.ts';

afterEach(() => vi.restoreAllMocks());

const MINUTE_MS = 60_000;
/** Longer than a day, for the clock of the alarm. */
const NEXT_DAY_MS = 25 * HOUR_MS;
/** More than a page of rows. */
const MANY = 230;

type User = Pick<Person['user'], 'id'>;

const stubOf = ({ id }: User) => env.HOMES.get(env.HOMES.idFromName(id));

const snapshotsIn = async ({ id }: User) =>
  (await filesBelow(env.FILES, snapshotsOf(id))).map(({ key }) => key);

/** Rows of the state of snapshots and of their timer. */
async function stateOf({ id }: User) {
  const [state] = await sqlInHome(id, 'SELECT state, number, key FROM snapshot');
  const [timer] = await sqlInHome(id, `SELECT due_at FROM timers WHERE name = 'snapshot'`);
  const { state: how, number, key } = state ?? {};
  return { state: how, number, key, dueAt: (timer?.due_at as number | undefined) ?? null };
}

/** Rows of all tables of a snapshot, by table. */
function contentOf(user: User) {
  return runInDurableObject(stubOf(user), (_, { storage }) =>
    Object.fromEntries(
      snapshotTables(storage.sql).map(({ name }) => [
        name,
        storage.sql.exec(`SELECT * FROM ${name}`).toArray(),
      ]),
    ),
  );
}

/** Loses storage and memory of the object, as in a disaster. */
async function lose(user: User): Promise<void> {
  await expect(() =>
    runInDurableObject(stubOf(user), async (_, state) => {
      await state.storage.deleteAlarm();
      await state.storage.deleteAll();
      state.abort('lost');
    }),
  ).rejects.toThrow();
}

async function restore({ id }: User): Promise<Restored> {
  const row = await userById(database(env.DB), id);
  if (!row) throw new Error('the directory has no such user');
  return homeOf(env, id).restore(copyOf(row));
}

/** Rows of every table, with every kind of value, and more of one table than a page has. */
async function fillHome({ id }: User, storyId: string): Promise<void> {
  const generation = (n: string, status: string, kind = 'story') =>
    sqlInHome(
      id,
      `INSERT INTO generations (id, kind, status, idempotency_key, fingerprint, request, story_id, plan, period_start,
         admitted_at, deadline, attempt, failure, retry_after, request_id, ended_at)
       VALUES (?, ?, ?, NULL, 'f"\n', '{"a":"ñ😀"}', ?, 'free', 0, 9007199254740991, 1, 1, NULL, 7, '', NULL)`,
      n,
      kind,
      status,
      storyId,
    );
  for (let n = 0; n < MANY; n++) await generation(`many-${n}`, 'saved', 'narration');
  await generation(storyId, 'saved');
  await sqlInHome(id, `INSERT INTO series VALUES (?, '{"Ana":"Nadia"}', 2, 5)`, storyId);
  await sqlInHome(
    id,
    `INSERT OR REPLACE INTO nights VALUES (?, 'ñ😀', '[]', ?, 1, NULL, 0)`,
    storyId,
    storyId,
  );
  await sqlInHome(id, `INSERT INTO feed VALUES ('a-feed', 0, 'es', 5)`);
  await sqlInHome(id, `INSERT INTO outbox (change, subject) VALUES ('settle_story', ?)`, storyId);
  await sqlInHome(id, `INSERT INTO bought_sentences VALUES (?, 'es', 3, 'female', 0, '2026-11-23')`, storyId);
  await sqlInHome(id, 'INSERT INTO translation_tries VALUES (?, 2)', storyId);
  await sqlInHome(id, `INSERT INTO sayings VALUES ('a-saying', 'es', 'Maeve', 'Meiv', 6)`);
  const take = "'a-take', ?, 'es', 0, 'a', 'b', 2, NULL, 3, 4, 5";
  await sqlInHome(id, `INSERT INTO takes VALUES (${take})`, storyId);
  await env.FILES.put(takeKey(id, { storyId, id: 'a-take' }), 'RIFF');
  await sqlInHome(id, `INSERT INTO pending_readings VALUES (?, '{}', 1, 'violence')`, 'unknown');
  await sqlInHome(id, `UPDATE narrations SET sleep_edition = '{"length":1.5}'`);
}

test('a snapshot brings back every row of every table', async () => {
  const { buyer, storyId, text } = await newOwner();
  await fillHome(buyer.user, storyId);
  const before = await contentOf(buyer.user);
  for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);
  await homeOf(env, buyer.user.id).snapshot();
  await lose(buyer.user);
  expect((await buyer.fetch('/api/stories')).status).toBe(401);

  expect(await restore(buyer.user)).toEqual({
    outcome: 'restored',
    stories: 1,
    narrations: 1,
    buried: 0,
    unknownFiles: 0,
  });
  const after = await contentOf(buyer.user);
  // Their generation is unknown: the erasure is over. A running outbox is emptied behind the answer.
  const { pending_readings: _, outbox: __, ...rest } = before;
  expect(after).toMatchObject(rest);
  const session = await request('/api/auth/login', {
    method: 'POST',
    json: { email: buyer.email, password: buyer.password },
  });
  const { token } = await session.json<{ token: string }>();
  const story = await request(`/api/stories/${storyId}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await story.json()).toMatchObject({ content: text });
});

test('a restored home keeps its foreign keys', async () => {
  const { buyer, storyId, narrationId } = await newOwner();
  await homeOf(env, buyer.user.id).snapshot();
  await lose(buyer.user);
  await restore(buyer.user);
  const kept = `voice_id, speech_rate_percent, music_track, language, duration_ms, sound_bytes, timeline, created_at,
    updated_at`;
  const insert = `INSERT INTO narrations (id, story_id, ${kept}) SELECT 'other', ?, ${kept} FROM narrations`;
  const refused = await runInDurableObject(stubOf(buyer.user), (_, { storage }) => {
    try {
      storage.sql.exec(insert, 'no-story');
      return 'inserted';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toMatch(/FOREIGN KEY/);
  await sqlInHome(buyer.user.id, 'DELETE FROM stories WHERE id = ?', storyId);
  expect(await inLibrary(buyer.user.id, (library) => library.hasNarration(narrationId))).toBe(false);
});

test('a write to any table of a snapshot notes the change', async () => {
  const { buyer, storyId } = await newOwner();
  const { user } = buyer;
  await fillHome(user, storyId);
  const tables = await runInDurableObject(stubOf(user), (_, { storage }) => snapshotTables(storage.sql));
  expect(tables.length).toBeGreaterThan(7);
  const noted = async (query: string) => {
    await sqlInHome(user.id, `UPDATE snapshot SET state = 'current'`);
    await sqlInHome(user.id, query);
    return (await stateOf(user)).state;
  };
  for (const { name, columns } of tables) {
    const [column] = columns;
    expect(await noted(`UPDATE ${name} SET ${column} = ${column}`), `update of ${name}`).toBe('changed');
    await sqlInHome(user.id, `CREATE TABLE IF NOT EXISTS copied_${name} AS SELECT * FROM ${name} LIMIT 1`);
  }
  for (const { name } of tables.toReversed()) {
    expect(await noted(`DELETE FROM ${name}`), `deletion from ${name}`).toBe('changed');
  }
  // Left by the deletion of a story.
  await sqlInHome(user.id, 'DELETE FROM outbox');
  for (const { name } of tables) {
    const insert = `INSERT INTO ${name} SELECT * FROM copied_${name}`;
    expect(await noted(insert), `insert into ${name}`).toBe('changed');
  }
});

test('the alarm writes one snapshot a day, a day after the first change', async () => {
  // The home's first change is its making.
  const begin = Date.now();
  const { buyer } = await newOwner();
  const { user } = buyer;
  await buyer.fetch('/api/stories');
  const { dueAt } = await stateOf(user);
  expect(dueAt! - begin).toBeGreaterThanOrEqual(24 * HOUR_MS);
  expect(dueAt! - begin).toBeLessThan(24 * HOUR_MS + 10 * MINUTE_MS);
  advanceClock(HOUR_MS);
  await sqlInHome(user.id, `INSERT INTO feed VALUES ('a-feed', 1, 'es', 5)`);
  await buyer.fetch('/api/stories');
  await runDurableObjectAlarm(stubOf(user));
  expect(await snapshotsIn(user)).toEqual([]);
  expect((await stateOf(user)).dueAt).toBe(dueAt);
  advanceClock(NEXT_DAY_MS);
  await runDurableObjectAlarm(stubOf(user));
  const first = await snapshotsIn(user);
  expect(first).toHaveLength(1);
  expect(await stateOf(user)).toEqual({ state: 'current', number: 1, key: first[0], dueAt: null });

  await sqlInHome(user.id, 'UPDATE feed SET shows_names = 0');
  await buyer.fetch('/api/stories');
  const later = await stateOf(user);
  expect(later.dueAt).toBeGreaterThan(dueAt! + 24 * HOUR_MS);
  await runDurableObjectAlarm(stubOf(user));
  expect(await snapshotsIn(user)).toEqual(first);
  advanceClock(NEXT_DAY_MS);
  await runDurableObjectAlarm(stubOf(user));
  const second = await snapshotsIn(user);
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});

test('reading, renewing a session and a change of the directory make no snapshot due', async () => {
  const { buyer } = await newOwner();
  const { user } = buyer;
  await homeOf(env, user.id).snapshot();
  await buyer.fetch('/api/stories');
  await request('/api/auth/refresh-token', { method: 'POST', json: {}, headers: { cookie: buyer.cookie } });
  await buyer.fetch('/api/auth/me');
  expect(await stateOf(user)).toMatchObject({ state: 'current', dueAt: null });
  const before = await snapshotsIn(user);
  await homeOf(env, user.id).snapshot();
  expect(await snapshotsIn(user)).toEqual(before);
});

test('a change before the object was lost from memory is in the next snapshot', async () => {
  const { buyer } = await newOwner();
  const { user } = buyer;
  await homeOf(env, user.id).snapshot();
  await sqlInHome(user.id, `INSERT INTO feed VALUES ('a-feed', 1, 'es', 5)`);
  await expect(() =>
    runInDurableObject(stubOf(user), (_, state) => {
      state.abort('crash');
    }),
  ).rejects.toThrow();
  await buyer.fetch('/api/auth/me');
  advanceClock(NEXT_DAY_MS);
  await runDurableObjectAlarm(stubOf(user));
  expect(await stateOf(user)).toMatchObject({ state: 'current', number: 2 });
});

/** A story deleted by its reader, and its files. */
async function removeStory({ buyer, storyId }: Owner): Promise<void> {
  const { status } = await buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' });
  expect(status).toBe(204);
  await expect.poll(() => sqlInHome(buyer.user.id, 'SELECT 1 FROM to_delete')).toEqual([]);
}

test('work whose instance died leaves a timer of the snapshot when it ends', async () => {
  const { buyer } = await newOwner();
  const { id } = buyer.user;
  await sqlInHome(id, 'DELETE FROM timers');
  await sqlInHome(id, `INSERT INTO timers VALUES ('deletions', 5)`);
  await sqlInHome(id, `DELETE FROM timers WHERE name = 'deletions'`);
  expect((await stateOf(buyer.user)).dueAt).toBe(5 + 24 * HOUR_MS);

  await homeOf(env, id).snapshot();
  await sqlInHome(id, `INSERT INTO timers VALUES ('deletions', 5)`);
  await sqlInHome(id, `DELETE FROM timers WHERE name = 'deletions'`);
  expect((await stateOf(buyer.user)).dueAt).toBeNull();
});

test('a deleted story deletes the snapshot, and a new one is due in ten minutes', async () => {
  const owner = await newOwner();
  const { user } = owner.buyer;
  await homeOf(env, user.id).snapshot();
  const [old] = await snapshotsIn(user);
  expect(old).toBeDefined();
  await removeStory(owner);
  expect(await snapshotsIn(user)).toEqual([]);
  const due = (await stateOf(user)).dueAt!;
  expect(due).toBeLessThan(Date.now() + 11 * MINUTE_MS);
  // Stored by an instance that died before its row.
  const orphan = `${snapshotsOf(user.id)}0.jsonl.gz`;
  await env.FILES.put(orphan, owner.secret);
  await sqlInHome(user.id, 'INSERT INTO to_delete VALUES (?, ?)', orphan, Date.now() + NEXT_DAY_MS);
  advanceClock(11 * MINUTE_MS);
  await runDurableObjectAlarm(stubOf(user));
  const [fresh, ...others] = await snapshotsIn(user);
  expect(fresh).toBeDefined();
  expect(others).toEqual([]);
  expect(fresh).not.toBe(old);
  const body = gunzipSync(await (await env.FILES.get(fresh!))!.arrayBuffer()).toString();
  expect(body).not.toContain(owner.secret);
  // A row of the old snapshot that came late deletes the old key alone.
  await sqlInHome(user.id, 'INSERT INTO to_delete VALUES (?, 0)', old!);
  await sqlInHome(user.id, `INSERT OR REPLACE INTO timers VALUES ('deletions', 0)`);
  await runInDurableObject(stubOf(user), (home) => (home as Home).alarm());
  expect(await sqlInHome(user.id, 'SELECT key FROM to_delete')).toEqual([]);
  expect(await snapshotsIn(user)).toEqual([fresh]);
});

test('a deleted story leaves a tombstone', async () => {
  const owner = await newOwner();
  await removeStory(owner);
  const digest = await tombstoneOf(env.DIGEST_SECRET, 'story', owner.storyId);
  const buried = () => env.DB.prepare('SELECT 1 FROM tombstones WHERE digest = ?').bind(digest).first();
  await expect.poll(buried).not.toBeNull();
});

/** Address of the feed. */
async function feedOf({ buyer }: Owner): Promise<string> {
  const { url } = await (await buyer.fetch('/api/feed')).json<{ url: string }>();
  return new URL(url).pathname;
}

const openFeed = ({ buyer }: Owner, showsNames: boolean) =>
  buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames } });

test.each([
  ['renewed', 'POST', '/api/feed/address'],
  ['closed', 'DELETE', '/api/feed'],
])('a %s feed address stays ended after a restore of an older backup', async (_, method, path) => {
  const owner = await newOwner();
  const { user } = owner.buyer;
  await openFeed(owner, true);
  const old = await feedOf(owner);
  await homeOf(env, user.id).snapshot();
  const [backup] = await snapshotsIn(user);
  const bytes = await (await env.FILES.get(backup!))!.arrayBuffer();

  expect((await owner.buyer.fetch(path, { method })).ok).toBe(true);
  await expect.poll(() => snapshotsIn(user)).toEqual([]);
  await expect.poll(() => sqlInHome(user.id, 'SELECT 1 FROM outbox')).toEqual([]);
  await lose(owner.buyer.user);
  await env.FILES.put(backup!, bytes);
  expect(await restore(user)).toMatchObject({ outcome: 'restored', stories: 1 });
  expect((await request(old)).status).toBe(404);
  expect(await sqlInHome(user.id, 'SELECT 1 FROM feed')).toEqual([]);
});

test('a take that was deleted stays deleted after a restore of an older backup, with its narration', async () => {
  const { buyer, storyId, narrationId } = await newOwner();
  const { user } = buyer;
  const row = (id: string, sentence: number) =>
    sqlInHome(
      user.id,
      `INSERT INTO takes VALUES (?, ?, 'es', ?, 'a', 'b', 2, NULL, 3, 4, 5)`,
      id,
      storyId,
      sentence,
    );
  const file = (id: string) => takeKey(user.id, { storyId, id });
  for (const [sentence, id] of ['kept', 'deleted', 'lost'].entries()) {
    await row(id, sentence);
    await env.FILES.put(file(id), 'RIFF');
  }
  await sqlInHome(user.id, `UPDATE narrations SET takes = 'a digest'`);
  await homeOf(env, user.id).snapshot();
  const [backup] = await snapshotsIn(user);
  const bytes = await (await env.FILES.get(backup!))!.arrayBuffer();

  const path = `/api/stories/${storyId}/takes/deleted`;
  expect((await buyer.fetch(path, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(() => snapshotsIn(user)).toEqual([]);
  await expect.poll(() => sqlInHome(user.id, 'SELECT 1 FROM outbox')).toEqual([]);
  await lose(user);
  await env.FILES.put(backup!, bytes);
  for (const id of ['deleted', 'kept']) await env.FILES.put(file(id), 'RIFF');
  await env.FILES.delete(file('lost'));
  await restore(user);
  // A row without its file would be a narration that breaks off.
  expect(await sqlInHome(user.id, 'SELECT id FROM takes')).toEqual([{ id: 'kept' }]);
  expect(await inLibrary(user.id, (library) => library.hasNarration(narrationId))).toBe(false);
  await expect.poll(() => env.FILES.head(file('deleted'))).toBeNull();
  expect(await env.FILES.head(file('kept'))).not.toBeNull();
});

test('a restored feed keeps its address and hides names', async () => {
  const owner = await newOwner();
  const { user } = owner.buyer;
  await openFeed(owner, true);
  const address = await feedOf(owner);
  await homeOf(env, user.id).snapshot();
  await lose(user);
  await restore(user);
  expect((await request(address)).status).toBe(200);
  expect(await sqlInHome(user.id, 'SELECT shows_names FROM feed')).toEqual([{ shows_names: 0 }]);
});

test('a table that the runtime keeps beside ours is in no snapshot, and a restore skips one', async () => {
  const { buyer } = await newOwner();
  const { user } = buyer;
  const foreign = `CREATE TABLE __runtime_name (id INTEGER PRIMARY KEY, name TEXT)`;
  await sqlInHome(user.id, foreign);
  await sqlInHome(user.id, `INSERT INTO __runtime_name VALUES (1, 'a')`);
  await homeOf(env, user.id).snapshot();
  const [key] = await snapshotsIn(user);
  const lines = gunzipSync(await (await env.FILES.get(key!))!.arrayBuffer())
    .toString()
    .trimEnd()
    .split('\n');
  expect(lines[0]).not.toContain('__runtime_name');

  // A snapshot that has one, as those before this rule.
  const header = JSON.parse(lines[0]!);
  header.tables.push({ name: '__runtime_name', columns: ['id', 'name'] });
  const { rows } = JSON.parse(lines.at(-1)!);
  const row = JSON.stringify([header.tables.length - 1, 1, 'a']);
  const body = [JSON.stringify(header), ...lines.slice(1, -1), row, JSON.stringify({ rows: [...rows, 1] })];
  await lose(user);
  await env.FILES.put(key!, gzipSync(body.map((line) => `${line}\n`).join('')));
  await runInDurableObject(stubOf(user), (_, { storage }) => {
    storage.sql.exec(foreign);
    storage.sql.exec(`INSERT INTO __runtime_name VALUES (1, 'b')`);
  });
  expect(await restore(user)).toMatchObject({ outcome: 'restored', stories: 1 });
  expect(await sqlInHome(user.id, 'SELECT name FROM __runtime_name')).toEqual([{ name: 'b' }]);
});

/** Snapshots on the object's storage whose bucket runs `during` before it stores. */
function snapshotDuring(user: User, during: (sql: SqlStorage) => void): Promise<void> {
  return runInDurableObject(stubOf(user), async (_, { storage }) => {
    const timers = new Timers(storage);
    const files = new Proxy(env.FILES, {
      get(bucket, name) {
        if (name !== 'put') return Reflect.get(bucket, name).bind(bucket);
        return (...args: Parameters<R2Bucket['put']>) => {
          during(storage.sql);
          return bucket.put(...args);
        };
      },
    });
    const deletions = new Deletions(storage.sql, env.FILES, timers);
    const snapshots = new Snapshots({
      storage,
      files,
      timers,
      deletions,
      user: () => ({
        id: user.id,
        version: 1,
      }),
    });
    await snapshots.run(Date.now());
  });
}

test('a story that is deleted while the snapshot is stored is in none', async () => {
  const { buyer, storyId, secret } = await newOwner();
  await snapshotDuring(buyer.user, (sql) => void sql.exec('DELETE FROM stories WHERE id = ?', storyId));
  const [key, ...others] = await snapshotsIn(buyer.user);
  expect(others).toEqual([]);
  expect(gunzipSync(await (await env.FILES.get(key!))!.arrayBuffer()).toString()).not.toContain(secret);
});

test('a snapshot whose home changes while it is read is read again', async () => {
  const { buyer } = await newOwner();
  await runInDurableObject(stubOf(buyer.user), async (_, { storage }) => {
    let isChanged = false;
    const sql = new Proxy(storage.sql, {
      get(target, name) {
        if (name !== 'exec') return Reflect.get(target, name).bind(target);
        return (query: string, ...bindings: SqlStorageValue[]) => {
          // The stories were read before.
          if (!isChanged && /rowid.*FROM generations/.test(query)) {
            isChanged = true;
            target.exec(`UPDATE stories SET title = 'A later title'`);
          }
          return target.exec(query, ...bindings);
        };
      },
    });
    const changing = new Proxy(storage, {
      get(target, name) {
        if (name === 'sql') return sql;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const timers = new Timers(storage);
    const deletions = new Deletions(storage.sql, env.FILES, timers);
    const user = () => ({ id: buyer.user.id, version: 1 });
    await new Snapshots({ storage: changing, files: env.FILES, timers, deletions, user }).run(Date.now());
  });
  const [key, ...others] = await snapshotsIn(buyer.user);
  expect(others).toEqual([]);
  const body = gunzipSync(await (await env.FILES.get(key!))!.arrayBuffer()).toString();
  expect(body).toContain('A later title');
  expect(await stateOf(buyer.user)).toMatchObject({ state: 'current', key });
});

test('a row that is written while the snapshot is stored is in the next one', async () => {
  const { buyer } = await newOwner();
  let isWritten = false;
  await snapshotDuring(buyer.user, (sql) => {
    if (!isWritten) sql.exec(`INSERT INTO feed VALUES ('a-feed', 1, 'es', 5)`);
    isWritten = true;
  });
  const { state, dueAt, key } = await stateOf(buyer.user);
  expect({ state, keys: [key] }).toEqual({ state: 'changed', keys: await snapshotsIn(buyer.user) });
  expect(dueAt).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
});

test('a snapshot that R2 refuses is tried again within the hour, and nothing is lost', async () => {
  const { buyer } = await newOwner();
  const refused = snapshotDuring(buyer.user, () => {
    throw new Error('R2 is away');
  }).catch(String);
  expect(await refused).toMatch(/R2 is away/);
  const { state, dueAt } = await stateOf(buyer.user);
  expect(state).not.toBe('current');
  expect(dueAt).toBeLessThanOrEqual(Date.now() + HOUR_MS);
  await homeOf(env, buyer.user.id).snapshot();
  expect(await stateOf(buyer.user)).toMatchObject({ state: 'current', dueAt: null });
});

test('the deletion of the account deletes the snapshot', async () => {
  const { buyer } = await newOwner();
  await homeOf(env, buyer.user.id).snapshot();
  expect(await snapshotsIn(buyer.user)).toHaveLength(1);
  const { email, password } = buyer;
  const answer = await buyer.fetch('/api/account', { method: 'DELETE', json: { password } });
  expect(answer.status, email).toBe(204);
  await expect.poll(() => snapshotsIn(buyer.user)).toEqual([]);
});

test('a snapshot that is being stored does not outlive its account', async () => {
  const { buyer } = await newOwner();
  const [asked, released, stored] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const bucket = Object.getPrototypeOf(env.FILES) as R2Bucket;
  const put = bucket.put;
  vi.spyOn(bucket, 'put').mockImplementation(async function (this: R2Bucket, ...args) {
    const isSnapshot = args[0].startsWith('snapshots/');
    if (isSnapshot) asked!.resolve();
    if (isSnapshot) await released!.promise;
    const object = await Reflect.apply(put, this, args);
    if (isSnapshot) stored!.resolve();
    return object;
  });
  const snapshot = homeOf(env, buyer.user.id).snapshot().catch(String);
  await asked!.promise;
  const { password } = buyer;
  const answer = await buyer.fetch('/api/account', { method: 'DELETE', json: { password } });
  expect(answer.status).toBe(204);
  // Time for the files to be deleted, behind the answer.
  await scheduler.wait(300);
  released!.resolve();
  await stored!.promise;
  await snapshot;
  await expect.poll(() => snapshotsIn(buyer.user)).toEqual([]);
});

test('no address opens a snapshot, and the export of the account does not list it', async () => {
  const { buyer } = await newOwner();
  await homeOf(env, buyer.user.id).snapshot();
  const [key] = await snapshotsIn(buyer.user);
  expect((await buyer.fetch(`/files/${key}`)).status).toBeGreaterThanOrEqual(400);
  const exported = await (await buyer.fetch('/api/account/export')).text();
  expect(exported).toContain(`audio/${buyer.user.id}/`);
  expect(exported).not.toContain('snapshots/');
});

/** Two of each kind of work, as a snapshot finds them, and what a restore makes of them. */
test('what was under way is given back by a restore, and what was done stays as it was', async () => {
  const { buyer } = await newOwner();
  const { id } = buyer.user;
  const generations = [
    ...['running', 'written', 'saved', 'refunded'].map((status) => ['story', status] as const),
    ...['running', 'written', 'saved'].map((status) => ['narration', status] as const),
  ];
  const WORDS = { story: '{"topic":"x"}', narration: '{"title":"x"}' };
  for (const [kind, status] of generations)
    await sqlInHome(
      id,
      `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at,
         deadline, attempt, request_id) VALUES (?, ?, ?, '', ?, ?, 'free', 0, 0, 0, 1, '')`,
      `${kind} ${status}`,
      kind,
      status,
      WORDS[kind],
      `${kind} ${status}`,
    );
  const readings = generations.flatMap(([kind, status]) => (kind === 'story' ? [`story ${status}`] : []));
  for (const story of readings)
    await sqlInHome(
      id,
      'INSERT INTO pending_readings VALUES (?, ?, 1, ?)',
      story,
      '{}',
      story === 'story refunded' ? 'violence' : null,
    );
  await homeOf(env, id).snapshot();
  await lose(buyer.user);
  const recover = vi.spyOn(Generations.prototype, 'recover').mockImplementation(() => {});
  vi.spyOn(Outbox.prototype, 'run').mockResolvedValue();
  await restore(buyer.user);
  expect(recover).toHaveBeenCalledOnce();
  const rows = await sqlInHome(id, 'SELECT id, status, failure, request FROM generations ORDER BY rowid');
  const asItWas = ([kind, status]: readonly ['story' | 'narration', string]) => ({
    id: `${kind} ${status}`,
    status,
    failure: null,
    request: WORDS[kind],
  });
  const givenBack = (name: string, failure: string) => ({
    id: name,
    status: 'refunded',
    failure,
    request: '{}',
  });
  expect(rows).toEqual([
    givenBack('story running', 'story_generation_failed'),
    givenBack('story written', 'story_generation_failed'),
    asItWas(['story', 'saved']),
    asItWas(['story', 'refunded']),
    givenBack('narration running', 'audio_generation_failed'),
    givenBack('narration written', 'audio_generation_failed'),
    asItWas(['narration', 'saved']),
  ]);
  // A withdrawn story is still to be erased; a saved one counts as unread.
  expect(await sqlInHome(id, 'SELECT story_id FROM pending_readings ORDER BY story_id')).toEqual([
    { story_id: 'story refunded' },
    { story_id: 'story saved' },
  ]);
  // Each story that is given back gives its place back, which the directory holds.
  expect(await sqlInHome(id, 'SELECT change, subject FROM outbox ORDER BY subject')).toEqual(
    ['story running', 'story written'].map((subject) => ({ change: 'release_story', subject })),
  );
  expect((await stateOf(buyer.user)).state).toBe('changed');
});

test('the newest of several snapshots is restored', async () => {
  const owner = await newOwner();
  const { id } = owner.buyer.user;
  const older = new Map<string, ArrayBuffer>();
  for (let n = 1; n <= 10; n += 1) {
    await sqlInHome(
      id,
      `INSERT OR REPLACE INTO household (id, time_zone, day_stories) VALUES (1, 'UTC', ?)`,
      n,
    );
    await homeOf(env, id).snapshot();
    const [key] = await snapshotsIn(owner.buyer.user);
    older.set(key!, await (await env.FILES.get(key!))!.arrayBuffer());
  }
  // A backup of the bucket has what was deleted since. By name, "10" is before "9".
  for (const [key, body] of older) await env.FILES.put(key, body);
  expect(await snapshotsIn(owner.buyer.user)).toHaveLength(10);
  await lose(owner.buyer.user);
  await restore(owner.buyer.user);
  expect(await sqlInHome(id, 'SELECT day_stories FROM household')).toEqual([{ day_stories: 10 }]);
});

test('a story that was deleted after the snapshot stays deleted', async () => {
  const owner = await newOwner();
  const { user } = owner.buyer;
  await homeOf(env, user.id).snapshot();
  const copies = await Promise.all(
    (await env.FILES.list({ limit: 1000 })).objects
      .filter(({ key }) => key.includes(user.id))
      .map(async ({ key }) => ({ key, body: await (await env.FILES.get(key))!.arrayBuffer() })),
  );
  expect(copies).toHaveLength(3);
  await removeStory(owner);
  await expect.poll(() => sqlInHome(user.id, `SELECT 1 FROM outbox WHERE change = 'bury_story'`)).toEqual([]);
  await lose(user);
  for (const { key, body } of copies) await env.FILES.put(key, body);
  expect(await restore(user)).toMatchObject({ outcome: 'restored', stories: 0, narrations: 0, buried: 1 });
  const left = (await env.FILES.list({ limit: 1000 })).objects.filter(({ key }) => key.includes(user.id));
  expect(left).toEqual([]);
});

test('files without a row wait a week for another restore', async () => {
  const { buyer } = await newOwner();
  await homeOf(env, buyer.user.id).snapshot();
  const key = `audio/${buyer.user.id}/${crypto.randomUUID()}.mp3`;
  await env.FILES.put(key, 'sound');
  await lose(buyer.user);
  expect(await restore(buyer.user)).toMatchObject({ stories: 1, unknownFiles: 1 });
  const [row, ...others] = await sqlInHome(buyer.user.id, 'SELECT key, delete_at FROM to_delete');
  expect([row?.key, others]).toEqual([key, []]);
  expect(row?.delete_at).toBeGreaterThan(Date.now() + 6 * 24 * HOUR_MS);
  expect(await env.FILES.head(key)).not.toBeNull();
});

test('a restore leaves a home that is there as it is, and takes an older row of the directory', async () => {
  const { buyer, storyId } = await newOwner();
  await homeOf(env, buyer.user.id).snapshot();
  await env.DB.prepare(`UPDATE users SET name = 'Older', version = 0 WHERE id = ?`).bind(buyer.user.id).run();
  expect(await restore(buyer.user)).toMatchObject({ outcome: 'kept' });
  expect((await buyer.fetch(`/api/stories/${storyId}`)).status).toBe(200);
  expect(await (await buyer.fetch('/api/auth/me')).json()).toMatchObject({ name: 'Older' });
});

test('a user without a snapshot gets an empty home', async () => {
  const person = await newPerson();
  await lose(person.user);
  expect(await restore(person.user)).toMatchObject({ outcome: 'empty', stories: 0 });
  expect((await stateOf(person.user)).state).toBe('current');
});

/** Lines of a snapshot, for planting damage. */
const linesOf = (body: ArrayBuffer) => gunzipSync(body).toString().trimEnd().split('\n');
const zipped = (lines: string[]) => gzipSync(`${lines.join('\n')}\n`);
const inHeader = (change: object) => (body: ArrayBuffer) => {
  const [first, ...rest] = linesOf(body);
  return zipped([JSON.stringify({ ...JSON.parse(first!), ...change }), ...rest]);
};

test.each<[string, RegExp, (body: ArrayBuffer) => Uint8Array | Buffer]>([
  ['a cut file', /cannot be used/, (body) => new Uint8Array(body.slice(0, body.byteLength - 20))],
  [
    'a flipped bit',
    /cannot be used/,
    (body) => new Uint8Array(body).map((byte, at) => (at === 200 ? byte ^ 4 : byte)),
  ],
  ['an empty file', /cannot be used/, () => new Uint8Array()],
  ['a missing end', /its end is missing/, (body) => zipped(linesOf(body).slice(0, -1))],
  ['a missing row', /rows are missing/, (body) => zipped(linesOf(body).filter((_, line) => line !== 1))],
  [
    'a short row',
    /does not fit its table/,
    (body) => zipped(linesOf(body).map((line, at) => (at === 1 ? '[0,"x"]' : line))),
  ],
  ['a second end', /goes on after its end/, (body) => zipped([...linesOf(body), '[0]'])],
  ['another user', /of another user/, inHeader({ userId: 'other' })],
  ['another number', /number of another/, inHeader({ number: 7 })],
  ['a newer schema', /unknown step: later/, inHeader({ migrations: ['start', 'later'] })],
  ['another format', /invalid at format/, inHeader({ format: 2 })],
  [
    'other columns',
    /not those of its schema/,
    (body) => zipped(linesOf(body).map((line) => line.replace('"title"', '"heading"'))),
  ],
])(
  'a snapshot with %s is refused with its reason, and a good one restores the home later',
  async (_, reason, damage) => {
    const { buyer } = await newOwner();
    await homeOf(env, buyer.user.id).snapshot();
    const [key] = await snapshotsIn(buyer.user);
    const good = await (await env.FILES.get(key!))!.arrayBuffer();
    await env.FILES.put(key!, damage(good));
    await lose(buyer.user);
    const refusal = await restore(buyer.user).catch(String);
    expect(refusal).toMatch(reason);
    expect((await buyer.fetch('/api/stories')).status).toBe(401);
    await env.FILES.put(key!, good);
    expect(await restore(buyer.user)).toMatchObject({ outcome: 'restored', stories: 1, narrations: 1 });
  },
);

test('a snapshot of an earlier schema is filled by its steps and brought up to date', async () => {
  const { buyer, storyId } = await newOwner();
  await homeOf(env, buyer.user.id).snapshot();
  const [name] = await snapshotsIn(buyer.user);
  const body = (await env.FILES.get(name!))!.body;
  const snapshot = await readSnapshot(body, { userId: buyer.user.id, number: 1, name: name! });
  const later: Migration = {
    name: 'colours',
    statements: [`ALTER TABLE stories ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'`],
  };
  const rows = await runInDurableObject(env.HOMES.get(env.HOMES.newUniqueId()), (_, { storage }) => {
    fill(storage, snapshot, [...MIGRATIONS, later]);
    return storage.sql.exec('SELECT id, colour FROM stories').toArray();
  });
  expect(rows).toEqual([{ id: storyId, colour: 'blue' }]);
});
