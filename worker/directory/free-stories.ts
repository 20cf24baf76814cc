import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { freeStories, users } from './schema.ts';
import { NEXT_VERSION, type UserRow } from './users.ts';

/**
 * Free stories count per mailbox, over all its accounts. A generation holds a row while it runs, see
 * `story-reservations.ts`; saving the story settles the row in the same transaction, a refund releases it. A lost
 * release heals itself: a held row expires.
 */

/** Settled rows of other accounts of the user's mailbox. For an UPDATE of `users`. */
const elsewhere = (now: number) =>
  sql<number>`(SELECT count(*) FROM free_stories AS had
    WHERE had.mailbox = users.mailbox AND had.user_id IS NOT users.id
    AND (had.counts_until IS NULL OR (had.user_id IS NULL AND had.counts_until > ${now})))`;

export type FreeStory = { generationId: string; userId: string };

/** Statement that gives back the place of a refunded or withdrawn story. */
export const releaseOf = (db: Database, generationId: string) =>
  db.repeatable.delete(freeStories).where(eq(freeStories.generationId, generationId));

/** Statement that updates the accounts of a user's mailbox whose count changed, and returns their rows. */
export const recountMailbox = (db: Database, userId: string, now: number) =>
  db.repeatable
    .update(users)
    .set({ storiesElsewhere: elsewhere(now), ...NEXT_VERSION })
    .where(
      sql`${users.mailbox} = (SELECT own.mailbox FROM users AS own WHERE own.id = ${userId})
        AND ${users.storiesElsewhere} <> ${elsewhere(now)}`,
    )
    .returning();

/**
 * Settles the place of a saved story. Idempotent.
 * @returns the accounts of the mailbox whose free stories became fewer by it; none where a first answer was lost, whose
 * accounts the minute's cron hands over
 */
export async function settleFreeStory(
  db: Database,
  { generationId, userId }: FreeStory,
  now: number,
): Promise<UserRow[]> {
  const [, changed] = await db.batch([
    db.repeatable
      .insert(freeStories)
      .select(
        sql`SELECT ${generationId}, users.mailbox, users.id, NULL FROM users WHERE users.id = ${userId}`,
      )
      .onConflictDoUpdate({ target: freeStories.generationId, set: { countsUntil: null } }),
    recountMailbox(db, userId, now),
  ]);
  return changed;
}

/**
 * Statements for the transaction that deletes a user, run before the user's row goes: settled rows count until `until`,
 * held ones are removed.
 * @param isTheirs condition on `users` that selects the deleted row; when it selects none, nothing changes
 */
export const remembranceOf = (
  db: Database,
  userId: string,
  isTheirs: ReturnType<typeof and>,
  until: number,
) => {
  const ofUser = and(eq(freeStories.userId, userId), sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isTheirs})`);
  return [
    db.repeatable.delete(freeStories).where(and(ofUser, isNotNull(freeStories.countsUntil))),
    db.repeatable.update(freeStories).set({ userId: null, countsUntil: until }).where(ofUser),
  ] as const;
};

/** Statement for the nightly removal, before expired rows are deleted: updates the accounts of their mailboxes. */
export const recountOf = (db: Database, now: number) =>
  db.repeatable
    .update(users)
    .set({ storiesElsewhere: elsewhere(now), ...NEXT_VERSION })
    .where(
      sql`${users.mailbox} IN (SELECT mailbox FROM ${freeStories} WHERE ${lte(freeStories.countsUntil, now)})
        AND ${users.storiesElsewhere} <> ${elsewhere(now)}`,
    );
