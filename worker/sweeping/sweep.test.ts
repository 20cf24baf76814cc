import { createScheduledController, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { PASSWORD } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { sweepPosition } from '../directory/sweep-position.ts';
import { audioKey, SHARED_SPEECH, sleepKey, speechKey, storyKey, storySpeech } from '../files/keys.ts';
import { homeOf } from '../home/client.ts';
import worker from '../index.ts';
import { removeOrphans } from './orphans.ts';
import { sweep } from './sweep.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** R2 dates objects by the real clock: a day later all are old. */
const tomorrow = () => Date.now() + DAY_MS + HOUR_MS;

const db = database(env.DB);
const deps = {
  db,
  files: env.FILES,
  unfinished: (userId: string) => homeOf(env, userId).unfinished(),
};

async function keys(): Promise<string[]> {
  const { objects } = await env.FILES.list();
  return objects.map(({ key }) => key);
}

async function put(...names: string[]): Promise<string[]> {
  for (const name of names) await env.FILES.put(name, 'x');
  return names;
}

const speechOf = ({ buyer, storyId }: Owner) => speechKey(storySpeech(buyer.user.id, storyId), 'a1b2');

/** Files with an owner: private, public, and of unknown kind. */
async function theLiving(): Promise<{ owner: Owner; files: string[] }> {
  const owner = await newOwner();
  const { id } = owner.buyer.user;
  const files = await put(
    speechOf(owner),
    sleepKey(id, owner.narrationId),
    ...['stories/examples/fox.txt', 'audio/examples/fox.mp3', 'images/fox.jpg', 'images/fox.webp'],
    ...['music/piano.pcm', 'music/piano.mp3', speechKey(SHARED_SPEECH, 'a1'), 'speech/samples/b2.mp3'],
    ...['stories/notes.txt', `stories/${id}/a/b.txt`, `audio/${id}/x.wav`, 'speech/old.pcm', 'backups/1.sql'],
  );
  return {
    owner,
    files: [...files, storyKey(id, owner.storyId), audioKey(id, owner.narrationId)],
  };
}

/** One orphan of every kind of file. */
async function theOrphans(living: Owner): Promise<string[]> {
  const [leaver, loser] = [await newOwner(), await newOwner()];
  await leaver.buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
  await env.DB.prepare('DELETE FROM stories WHERE id = ?').bind(loser.storyId).run();
  const [gone, left] = [leaver.buyer.user.id, loser.buyer.user.id];
  return put(
    // Files of a deleted user.
    ...[storyKey(gone, leaver.storyId), audioKey(gone, leaver.narrationId), speechOf(leaver)],
    // Files of an existing user: of a deleted story, and of one that was never finished.
    ...[storyKey(left, loser.storyId), audioKey(left, loser.narrationId), speechOf(loser)],
    sleepKey(gone, leaver.narrationId),
    sleepKey(left, loser.narrationId),
    ...[storyKey(left, crypto.randomUUID()), audioKey(left, crypto.randomUUID())],
    // Files in one user's folder under the ids of another user's story and narration.
    ...[storyKey(left, living.storyId), audioKey(left, living.narrationId)],
  );
}

beforeEach(async () => {
  for (const key of await keys()) await env.FILES.delete(key);
});
afterEach(() => vi.restoreAllMocks());

test('the sweep deletes orphans of every kind and keeps every other file', async () => {
  const { owner, files } = await theLiving();
  const orphans = await theOrphans(owner);
  expect(await keys()).toHaveLength(files.length + orphans.length);
  const counts = await removeOrphans(deps, tomorrow());
  expect((await keys()).sort()).toEqual(files.sort());
  expect(counts).toEqual({
    seen: files.length + orphans.length,
    removed: orphans.length,
    bytes: orphans.length,
    finished: true,
  });
  expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status).toBe(200);
  expect(await removeOrphans(deps, tomorrow())).toMatchObject({ removed: 0 });
});

test('the sweep keeps a file younger than a day', async () => {
  const { owner, files } = await theLiving();
  const orphans = await theOrphans(owner);
  expect(await removeOrphans(deps, Date.now() + DAY_MS - HOUR_MS)).toMatchObject({ removed: 0 });
  expect(await keys()).toHaveLength(files.length + orphans.length);
});

test('the sweep keeps files of unsaved generations as long as the Durable Object retries', async () => {
  const { buyer, storyId } = await newOwner();
  const id = crypto.randomUUID();
  const file = audioKey(buyer.user.id, id);
  await put(file);
  const stub = env.HOMES.get(env.HOMES.idFromName(buyer.user.id));
  const ledger = (sql: string, ...values: unknown[]) =>
    runInDurableObject(stub, (_, { storage }) => void storage.sql.exec(sql, ...values));
  await ledger(
    `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at, deadline, epoch, request_id)
     VALUES (?, 'narration', 'written', '', '{}', ?, 'free', 0, 0, 0, 1, '')`,
    id,
    storyId,
  );
  expect(await removeOrphans(deps, tomorrow())).toMatchObject({ removed: 0 });
  await ledger(`UPDATE generations SET status = 'refunded' WHERE id = ?`, id);
  expect(await removeOrphans(deps, tomorrow())).toMatchObject({ removed: 1 });
  expect(await keys()).not.toContain(file);
});

test('an unfinished run is continued by the next, over every key once', async () => {
  const { owner, files } = await theLiving();
  const orphans = await theOrphans(owner);
  const total = files.length + orphans.length;
  const run = () => removeOrphans(deps, tomorrow(), { pages: 2, pageSize: 3 });
  const runs = [await run()];
  expect(runs[0]).toMatchObject({ seen: 6, finished: false });
  expect(await sweepPosition(db, 'files')).not.toBeNull();
  while (!runs.at(-1)!.finished) runs.push(await run());
  expect(runs).toHaveLength(Math.ceil(total / 6));
  expect(runs.reduce((sum, { seen }) => sum + seen, 0)).toBe(total);
  expect(runs.reduce((sum, { removed }) => sum + removed, 0)).toBe(orphans.length);
  expect(await sweepPosition(db, 'files')).toBeNull();
  expect((await keys()).sort()).toEqual(files.sort());
});

test('a page that failed is repeated by the next run', async () => {
  const { owner, files } = await theLiving();
  await theOrphans(owner);
  const asked = vi.fn(() => Promise.reject(new Error('no answer')));
  await expect(removeOrphans({ ...deps, unfinished: asked }, tomorrow())).rejects.toThrow('no answer');
  await removeOrphans(deps, tomorrow());
  expect((await keys()).sort()).toEqual(files.sort());
});

test('the sweep deletes expired rows and keeps the others', async () => {
  const { buyer } = await newOwner();
  const now = Date.now();
  const { id: userId } = buyer.user;
  const insert = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  for (const [name, isOver] of [
    ['over', true],
    ['good', false],
  ] as const) {
    const edge = isOver ? 0 : 1;
    const before = (age: number) => now - age + edge;
    await insert(
      `INSERT INTO sessions (id, user_id, secret_hash, created_at, used_at, expires_at) VALUES (?, ?, '', 0, 0, ?)`,
      ...[name, userId, now + edge],
    );
    await insert(
      `INSERT INTO mail_tokens (token_hash, user_id, purpose, expires_at) VALUES (?, ?, 'reset_password', ?)`,
      ...[name, userId, now + edge],
    );
    await insert('INSERT INTO usage_counts (key, uses, ends_at) VALUES (?, 1, ?)', name, now + edge);
    await insert(
      'INSERT INTO free_stories (generation_id, mailbox, counts_until) VALUES (?, ?, ?)',
      ...[name, name, now + edge],
    );
    await insert('INSERT INTO admin_notices (kind, sent_at) VALUES (?, ?)', name, before(7 * DAY_MS));
    await insert(
      `INSERT INTO stripe_events (id, type, handled_at) VALUES (?, 'x', ?)`,
      ...[name, isOver ? now - 30 * DAY_MS - 1 : before(30 * DAY_MS)],
    );
    await insert(
      `INSERT INTO daily_spending (day, what, "all", free, unconfirmed) VALUES (?, 'stories', 1, 0, 0)`,
      day(now - (isOver ? 93 : 92) * DAY_MS),
    );
  }
  const { rows } = await sweep(env, now);
  expect(rows).toEqual({
    sessions: 1,
    mailLinks: 1,
    adminNotices: 1,
    stripeEvents: 1,
    days: 1,
    usageCounts: 1,
    freeStories: 1,
    messages: 0,
    reports: 0,
  });
  for (const [table, key] of [
    ['sessions', 'id'],
    ['mail_tokens', 'token_hash'],
    ['usage_counts', 'key'],
    ['free_stories', 'generation_id'],
    ['admin_notices', 'kind'],
    ['stripe_events', 'id'],
  ]) {
    const { results } = await env.DB.prepare(`SELECT ${key} AS name FROM ${table}`).all<{ name: string }>();
    const names = results.map(({ name }) => name);
    expect(names, table).toContain('good');
    expect(names, table).not.toContain('over');
  }
  expect((await env.DB.prepare('SELECT * FROM daily_spending').all()).results).toHaveLength(1);
  expect((await buyer.fetch('/api/auth/me')).status).toBe(200);
});

test('the cron trigger runs every part, mails the outboxes and logs one line', async () => {
  const { owner } = await theLiving();
  const orphans = await theOrphans(owner);
  const subject = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO contact_messages (id, name, email, subject, message, is_priority, created_at)
     VALUES (?, 'Rosa', 'rosa@example.org', ?, 'Hola', 0, ?)`,
  )
    .bind(subject, subject, Date.now())
    .run();
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow());
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  await worker.scheduled(createScheduledController(), env);
  expect(log.mock.calls).toEqual([
    [
      {
        requestId: expect.stringMatching(/^sweep-/),
        swept: {
          rows: expect.objectContaining({ sessions: expect.any(Number) }),
          files: expect.objectContaining({ removed: orphans.length, finished: true }),
          models: { asked: 2, unusable: 0, unanswered: 0 },
          accounts: { notified: 0, deleted: 0 },
        },
        failed: 0,
      },
    ],
  ]);
  expect((await mailsTo(env.SUPPORT_ADDRESS)).some((mail) => mail.subject.includes(subject))).toBe(true);
});

test('a failing part does not stop the others, and fails the run', async () => {
  const { owner } = await theLiving();
  const orphans = await theOrphans(owner);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === 'batch') return () => Promise.reject(new Error('D1_ERROR: no'));
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await expect(sweep({ ...env, DB }, tomorrow())).rejects.toThrow('1 parts of the sweep failed');
  expect(error.mock.calls).toEqual([[expect.objectContaining({ sweeping: 'rows' })]]);
  for (const orphan of orphans) expect(await keys()).not.toContain(orphan);
});

test('the sweep keeps a file whose row is saved during its check', async () => {
  const { buyer, storyId } = await newOwner();
  const id = crypto.randomUUID();
  const [file] = await put(audioKey(buyer.user.id, id));
  const savedMeanwhile = async (userId: string) => {
    if (userId === buyer.user.id)
      await env.DB.prepare(
        `INSERT INTO narrations (id, story_id, user_id, voice_id, speech_rate_percent, music_track, language, duration_ms, sound_bytes, timeline, created_at, updated_at)
         VALUES (?, ?, ?, 'female', 70, 'none', 'es', 1000, 1, '[]', 0, 0)`,
      )
        .bind(id, storyId, userId)
        .run();
    return [];
  };
  await removeOrphans({ ...deps, unfinished: savedMeanwhile }, tomorrow());
  expect(await keys()).toContain(file);
});
