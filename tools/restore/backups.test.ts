import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { backupKey, TOMBSTONE_COPIES } from '../../worker/files/backups.ts';
import { saveBucket } from '../storage/bucket-copy.ts';
import type { Bucket, Storage } from '../storage/open-storage.ts';
import { makeSave, saveAt } from './generations.ts';
import { refusalOfPlace } from './safe-place.ts';
import { readCopies, reapplyTombstones, tombstonesIn } from './tombstone-copies.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 23, 3, 40);

const folder = mkdtempSync(join(tmpdir(), 'cuentame-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const digestOf = (n: number) => n.toString(16).padStart(32, '0');

test('the tombstones of all copies are read, and thousands are reapplied any number of times', async () => {
  const copies = new Map<string, string>();
  const copy = (at: number, digests: number[]) =>
    copies.set(
      backupKey(TOMBSTONE_COPIES, at),
      digests.map((n) => `${JSON.stringify([digestOf(n), NOW])}\n`).join(''),
    );
  copy(
    NOW,
    Array.from({ length: 2500 }, (_, n) => n),
  );
  copy(NOW + DAY_MS, [2499, 2500]);
  const keys = [...copies.keys(), 'tombstones/notes.txt'];
  const { tombstones, until } = await readCopies({
    // Pages of one key.
    list: async ({ cursor = '0' }) => ({
      objects: [{ key: keys[Number(cursor)]! }],
      truncated: Number(cursor) < keys.length - 1,
      cursor: String(Number(cursor) + 1),
    }),
    get: async (key) => ({ text: async () => copies.get(key)! }),
    put: async () => {},
  });
  expect([tombstones.size, until]).toEqual([2501, NOW + DAY_MS]);
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('CREATE TABLE tombstones (digest TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL)');
  const prepare = (query: string) => ({
    bind: (...values: SQLInputValue[]) => ({ run: async () => sqlite.prepare(query).run(...values) }),
  });
  for (const _ of [1, 2]) await reapplyTombstones({ prepare } as unknown as Storage['d1'], tombstones);
  expect(sqlite.prepare('SELECT count(*) AS n FROM tombstones').get()?.n).toBe(2501);
});

test('a copy that has another line is refused', () => {
  const text = `${JSON.stringify([digestOf(1), NOW])}\n["short",1]\n`;
  expect(() => tombstonesIn(text, 'tombstones/a')).toThrow('tombstones/a:2 is no tombstone');
});

/** A bucket with these texts by key. */
const bucketWith = (objects: Record<string, string>): Bucket => ({
  list: async () => ({
    objects: Object.entries(objects).map(([key, text]) => ({ key, etag: text, size: text.length })),
    truncated: false,
  }),
  get: async (key) => ({
    arrayBuffer: async () => new TextEncoder().encode(objects[key]).buffer as ArrayBuffer,
  }),
  put: async () => {},
  delete: async () => {},
});

test('a save of emptied or changed files leaves the earlier saves, and an interrupted one leaves none', async () => {
  const path = join(folder, 'saves');
  const save = (now: number, objects: Record<string, string>) =>
    makeSave(path, now, async (to) => {
      writeFileSync(join(to, 'data.sql'), `of ${now}`);
      await saveBucket(bucketWith(objects), join(to, 'files'));
    });
  const first = await save(NOW, { 'stories/a': 'one', 'stories/b': 'two' });
  const second = await save(NOW + DAY_MS, { 'stories/a': 'one' });
  const third = await save(NOW + 2 * DAY_MS, { 'stories/a': 'other' });
  const read = (of: { folder: string }, name: string) =>
    readFileSync(join(of.folder, 'files/objects', name), 'utf8');
  expect([read(first, 'stories/a'), read(first, 'stories/b'), read(third, 'stories/a')]).toEqual([
    'one',
    'two',
    'other',
  ]);
  expect(readFileSync(join(first.folder, 'files/objects.jsonl'), 'utf8').match(/stories/g)).toHaveLength(2);
  // An unchanged file is there once.
  const inode = (of: { folder: string }) => statSync(join(of.folder, 'files/objects/stories/a')).ino;
  expect([inode(second) === inode(first), inode(third) === inode(first)]).toEqual([true, false]);
  expect(statSync(path).mode & 0o777).toBe(0o700);

  const interrupted = makeSave(path, NOW + 3 * DAY_MS, () => Promise.reject(new Error('no network')));
  await expect(interrupted).rejects.toThrow('no network');
  expect(saveAt(path)).toEqual({ folder: third.folder, at: NOW + 2 * DAY_MS });
  expect(saveAt(first.folder).at).toBe(NOW);
  expect(() => saveAt(join(first.folder, 'files'))).toThrow('has no finished save');

  const last = await save(NOW + 31 * DAY_MS + 1, { 'stories/a': 'other' });
  expect(last.deleted).toBe(2);
  expect(readdirSync(path)).toHaveLength(2);
});

test.each<[string, Record<string, string>, string | null]>([
  ['/srv/cuentame-saves', {}, null],
  ['/srv/cuentame-saves', { CI: 'false', PATH: '/bin' }, null],
  ['/srv/cuentame-saves', { CI: '1' }, 'CI is set'],
  ['/srv/cuentame-saves', { CI: 'true' }, 'CI is set'],
  ['/srv/cuentame-saves', { GITHUB_ACTIONS: 'true' }, 'GITHUB_ACTIONS is set'],
  ['/srv/cuentame-saves', { JENKINS_URL: 'http://ci' }, 'JENKINS_URL is set'],
  ['/srv/cuentame-saves', { TF_BUILD: 'True' }, 'TF_BUILD is set'],
  ['REPOSITORY', {}, 'is in the repository'],
  ['REPOSITORY/a/b', {}, 'is in the repository'],
  ['REPOSITORY/../saves', {}, null],
  ['REPOSITORY-saves', {}, null],
  ['LINK/saves', {}, 'is in the repository'],
])('a save into %s with %o is refused: %s', (place, env, words) => {
  const repository = join(folder, 'repository');
  mkdirSync(repository, { recursive: true });
  const link = join(folder, 'link');
  rmSync(link, { force: true });
  symlinkSync(repository, link);
  const path = place.replace('REPOSITORY', repository).replace('LINK', link);
  const refusal = refusalOfPlace(path, repository, env);
  if (words === null) expect(refusal).toBe(null);
  else expect(refusal).toContain(words);
});
