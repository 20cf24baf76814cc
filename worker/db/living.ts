import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { narrations, stories, sweepPositions, users } from './schema.ts';

/** Any number of ids as one parameter, of which D1 takes a hundred. */
const anyOf = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

export type OwnedId = { id: string; userId: string };

/** Those of the stories that there are, with whose they are. */
export function livingStories(db: Database, ids: readonly string[]): Promise<OwnedId[]> {
  return db
    .select({ id: stories.id, userId: stories.userId })
    .from(stories)
    .where(inArray(stories.id, anyOf(ids)));
}

/** Those of the narrations that there are, with whose they are. */
export function livingNarrations(db: Database, ids: readonly string[]): Promise<OwnedId[]> {
  return db
    .select({ id: narrations.id, userId: narrations.userId })
    .from(narrations)
    .where(inArray(narrations.id, anyOf(ids)));
}

/** Those of the people that have an account. */
export async function livingUsers(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, anyOf(ids)));
  return rows.map(({ id }) => id);
}

/** @returns the last key that a sweep of the bucket looked at; null when it begins anew */
export async function sweepPosition(db: Database, bucket: string): Promise<string | null> {
  const row = await db.query.sweepPositions.findFirst({ where: eq(sweepPositions.bucket, bucket) });
  return row?.after ?? null;
}

/** @param after null when everything has been looked at */
export async function keepSweepPosition(db: Database, bucket: string, after: string | null): Promise<void> {
  if (after === null) await db.delete(sweepPositions).where(eq(sweepPositions.bucket, bucket));
  else {
    await db
      .insert(sweepPositions)
      .values({ bucket, after })
      .onConflictDoUpdate({ target: sweepPositions.bucket, set: { after } });
  }
}
