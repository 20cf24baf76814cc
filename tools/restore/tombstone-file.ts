import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Storage } from '../../scripts/storage.ts';
import { TOMBSTONES_FOR_MS } from '../../worker/directory/tombstones.ts';

/** Tombstones as a file of JSON lines `[digest, milliseconds since the epoch]`, apart from backups. */

type Tombstone = [digest: string, deletedAt: number];

/** Rows of one statement. */
const AT_ONCE = 1000;

/** @throws Error for a line that is no tombstone */
export function readTombstones(file: string): Tombstone[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line, place) => {
    const [digest, deletedAt] = JSON.parse(line) as Tombstone;
    if (!/^[0-9a-f]{32}$/.test(digest) || !Number.isSafeInteger(deletedAt))
      throw new Error(`${file}:${place + 1} is no tombstone`);
    return [digest, deletedAt];
  });
}

/**
 * Adds the database's tombstones to a file. Those of the file stay until they expire, so that a database that was set
 * back removes none.
 * @returns how many the file has now
 */
export async function saveTombstones(d1: Storage['d1'], file: string, now: number): Promise<number> {
  const known = new Map(existsSync(file) ? readTombstones(file) : []);
  for (let after = ''; ;) {
    const { results } = await d1
      .prepare('SELECT digest, deleted_at FROM tombstones WHERE digest > ? ORDER BY digest LIMIT ?')
      .bind(after, AT_ONCE)
      .all<{ digest: string; deleted_at: number }>();
    for (const { digest, deleted_at } of results) known.set(digest, deleted_at);
    if (results.length < AT_ONCE) break;
    after = results.at(-1)!.digest;
  }
  const kept = [...known].filter(([, deletedAt]) => deletedAt > now - TOMBSTONES_FOR_MS);
  writeFileSync(`${file}.part`, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
  renameSync(`${file}.part`, file);
  return kept.length;
}

/** Adds a file's tombstones to the database. @returns how many the file has */
export async function reapplyTombstones(d1: Storage['d1'], file: string): Promise<number> {
  const all = readTombstones(file);
  for (let start = 0; start < all.length; start += AT_ONCE)
    await d1
      .prepare(
        `INSERT OR IGNORE INTO tombstones (digest, deleted_at)
         SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
      )
      .bind(JSON.stringify(all.slice(start, start + AT_ONCE)))
      .run();
  return all.length;
}
