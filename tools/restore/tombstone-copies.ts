import { type BackupBucket, backupsOf, TOMBSTONE_COPIES } from '../../worker/files/backups.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Tombstones of the second bucket, where the Worker's hourly cron copies them. */

type Tombstone = [digest: string, deletedAt: number];

/** Rows of one statement. */
const AT_ONCE = 1000;
/** Parallel downloads. */
const PARALLEL = 8;

/** @throws Error for a line that is no tombstone */
export function tombstonesIn(text: string, name: string): Tombstone[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, place) => {
    const [digest, deletedAt] = JSON.parse(line) as Tombstone;
    if (!/^[0-9a-f]{32}$/.test(digest) || !Number.isSafeInteger(deletedAt))
      throw new Error(`${name}:${place + 1} is no tombstone`);
    return [digest, deletedAt];
  });
}

/**
 * All tombstones of all copies: a database that was set back lost some that an older copy has.
 * @returns them, and up to which time they are complete (null: there is no copy), in milliseconds since the epoch
 * @throws Error for a damaged copy
 */
export async function readCopies(
  bucket: BackupBucket,
): Promise<{ tombstones: Map<string, number>; until: number | null }> {
  const tombstones = new Map<string, number>();
  const copies = await backupsOf(bucket, TOMBSTONE_COPIES);
  const queue = copies.values();
  const worker = async () => {
    for (const { key } of queue) {
      const object = await bucket.get(key);
      // Expired since it was listed.
      if (!object) continue;
      for (const [digest, deletedAt] of tombstonesIn(await object.text(), key))
        tombstones.set(digest, deletedAt);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return { tombstones, until: copies.reduce<number | null>((last, { at }) => Math.max(last ?? 0, at), null) };
}

/** Adds tombstones to the database. May be repeated. */
export async function reapplyTombstones(
  d1: Storage['d1'],
  tombstones: ReadonlyMap<string, number>,
): Promise<void> {
  const all = [...tombstones];
  for (let start = 0; start < all.length; start += AT_ONCE)
    await d1
      .prepare(
        `INSERT OR IGNORE INTO tombstones (digest, deleted_at)
         SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
      )
      .bind(JSON.stringify(all.slice(start, start + AT_ONCE)))
      .run();
}
