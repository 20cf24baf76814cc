import { HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { tombstonesAfter } from '../directory/tombstones.ts';
import { type BackupBucket, backupKey, newestBackup, TOMBSTONE_COPIES } from '../files/backups.ts';

/** Rows of one statement and of one object, some half a megabyte. */
const AT_ONCE = 10_000;
/**
 * How far behind the last copy the next one begins. The time of a tombstone is that of its deletion, which may reach D1
 * later; and each tombstone is in some twenty copies.
 */
const OVERLAP_MS = 25 * HOUR_MS;

/**
 * Copies the tombstones since the last copy into the second bucket, in the order of their time: a copy that ends early
 * goes on from its last object. One object at least, which says that the copy ran.
 * @returns how many were copied
 */
export async function copyTombstones(
  db: Database,
  bucket: BackupBucket,
  now: number,
  atOnce = AT_ONCE,
): Promise<number> {
  const last = await newestBackup(bucket, TOMBSTONE_COPIES, now);
  let place = { deletedAt: last === null ? 0 : last - OVERLAP_MS, digest: '' };
  let copied = 0;
  for (let isMore = true; isMore;) {
    const rows = await tombstonesAfter(db, place, atOnce);
    isMore = rows.length === atOnce;
    if (isMore) place = rows.at(-1)!;
    const text = rows.map(({ digest, deletedAt }) => `${JSON.stringify([digest, deletedAt])}\n`).join('');
    // A tombstone's clock may be ahead of this one.
    await bucket.put(backupKey(TOMBSTONE_COPIES, isMore ? Math.min(place.deletedAt, now) : now), text);
    copied += rows.length;
  }
  return copied;
}
