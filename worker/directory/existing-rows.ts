import { inArray, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { narrations, stories, users } from './schema.ts';

/** Which ids of a list still have a row; the sweep asks before it deletes files. */

/** A list of any length as one parameter: a D1 statement takes a hundred. */
const anyOf = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

export type OwnedId = { id: string; userId: string };

/** @returns the ids that are stories, each with its owner */
export function existingStories(db: Database, ids: readonly string[]): Promise<OwnedId[]> {
  return db
    .select({ id: stories.id, userId: stories.userId })
    .from(stories)
    .where(inArray(stories.id, anyOf(ids)));
}

/** @returns the ids that are narrations, each with its owner */
export function existingNarrations(db: Database, ids: readonly string[]): Promise<OwnedId[]> {
  return db
    .select({ id: narrations.id, userId: narrations.userId })
    .from(narrations)
    .where(inArray(narrations.id, anyOf(ids)));
}

/** @returns the ids that are users */
export async function existingUsers(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, anyOf(ids)));
  return rows.map(({ id }) => id);
}
