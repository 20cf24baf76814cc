import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Storage } from '../../scripts/storage.ts';
import { readTombstones, reapplyTombstones, saveTombstones } from './tombstone-file.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 23);

const folder = mkdtempSync(join(tmpdir(), 'cuentame-tombstones-'));
afterAll(() => rmSync(folder, { recursive: true }));

const digestOf = (n: number) => n.toString(16).padStart(32, '0');

/** The calls of D1 that the file's functions make, on Node's SQLite. */
function databaseWith(...tombstones: [number, number][]) {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('CREATE TABLE tombstones (digest TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL)');
  for (const [n, at] of tombstones)
    sqlite.prepare('INSERT INTO tombstones VALUES (?, ?)').run(digestOf(n), at);
  const prepare = (query: string) => ({
    bind: (...values: SQLInputValue[]) => ({
      all: async () => ({ results: sqlite.prepare(query).all(...values) }),
      run: async () => sqlite.prepare(query).run(...values),
    }),
  });
  const count = () => sqlite.prepare('SELECT count(*) AS n FROM tombstones').get()?.n;
  return { d1: { prepare } as unknown as Storage['d1'], count };
}

test('a database that was set back removes no tombstone from the file', async () => {
  const file = join(folder, 'set-back');
  await saveTombstones(databaseWith([1, NOW], [2, NOW]).d1, file, NOW);
  expect(await saveTombstones(databaseWith([2, NOW], [3, NOW]).d1, file, NOW)).toBe(3);
  expect(readTombstones(file)).toEqual([1, 2, 3].map((n) => [digestOf(n), NOW]));
});

test('the file forgets a tombstone after 35 days', async () => {
  const file = join(folder, 'old');
  const { d1 } = databaseWith([1, NOW - 34 * DAY_MS], [2, NOW - 36 * DAY_MS]);
  expect(await saveTombstones(d1, file, NOW)).toBe(1);
});

test('thousands of tombstones are saved and reapplied, any number of times', async () => {
  const file = join(folder, 'many');
  const many = Array.from({ length: 2500 }, (_, n): [number, number] => [n, NOW]);
  expect(await saveTombstones(databaseWith(...many).d1, file, NOW)).toBe(2500);
  const { d1, count } = databaseWith([7, NOW]);
  await reapplyTombstones(d1, file);
  expect(await reapplyTombstones(d1, file)).toBe(2500);
  expect(count()).toBe(2500);
});

test('a file that has another line is refused before anything is reapplied', async () => {
  const file = join(folder, 'damaged');
  writeFileSync(file, `${JSON.stringify([digestOf(1), NOW])}\n["short",1]\n`);
  const { d1, count } = databaseWith();
  await expect(reapplyTombstones(d1, file)).rejects.toThrow('damaged:2 is no tombstone');
  expect(count()).toBe(0);
});
