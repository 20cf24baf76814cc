import { asc, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { Database } from './client.ts';
import { tombstones } from './schema.ts';

/** Retention: longer than that of any backup. */
export const TOMBSTONES_FOR_MS = 35 * DAY_MS;

/** Digest of a deleted user, story or take, or of a feed's ended secret; it names none without the key. */
export const tombstoneOf = (secret: string, kind: 'user' | 'story' | 'feed' | 'take', id: string) =>
  keyedDigest(secret, `deleted ${kind} ${id}`, UNIQUE);

/** Records an end. Idempotent. */
export async function bury(db: Database, digest: string, now: number): Promise<void> {
  await db.repeatable.insert(tombstones).values({ digest, deletedAt: now }).onConflictDoNothing();
}

/** @returns those of the digests that have a tombstone */
export async function buriedAmong(db: Database, digests: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ digest: tombstones.digest })
    .from(tombstones)
    .where(inArray(tombstones.digest, sql`(SELECT value FROM json_each(${JSON.stringify(digests)}))`));
  return new Set(rows.map(({ digest }) => digest));
}

/** Tombstones behind a place in the order of time and digest, that one not included. */
export const tombstonesAfter = (
  db: Database,
  { deletedAt, digest }: { deletedAt: number; digest: string },
  limit: number,
): Promise<{ digest: string; deletedAt: number }[]> =>
  db
    .select()
    .from(tombstones)
    .where(sql`(${tombstones.deletedAt}, ${tombstones.digest}) > (${deletedAt}, ${digest})`)
    .orderBy(asc(tombstones.deletedAt), asc(tombstones.digest))
    .limit(limit);
