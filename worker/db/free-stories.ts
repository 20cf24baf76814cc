import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { FREE_STORIES } from '../../contract/limits.ts';
import type { Database } from './client.ts';
import { freeStories, users } from './schema.ts';

/**
 * Free stories are counted over all accounts of a mailbox. A generation holds its row while it runs, the row is settled in the
 * transaction that saves the story, and released when the generation is refunded. A release that is lost does no harm for
 * long: a held row stops counting by itself.
 */

/** Rows by other accounts of a user's mailbox, without those that are only held. For an UPDATE of `users`. */
const elsewhere = (now: number) =>
  sql<number>`(SELECT count(*) FROM free_stories AS had
    WHERE had.mailbox = users.mailbox AND had.user_id IS NOT users.id
    AND (had.counts_until IS NULL OR (had.user_id IS NULL AND had.counts_until > ${now})))`;

/** The same for a user who is about to be inserted. */
export const elsewhereBefore = (mailbox: string, now: number) =>
  sql<number>`(SELECT count(*) FROM free_stories AS had WHERE had.mailbox = ${mailbox}
    AND (had.counts_until IS NULL OR (had.user_id IS NULL AND had.counts_until > ${now})))`;

export type FreeStory = { generationId: string; userId: string };

/**
 * Holds one of the mailbox's free stories for a generation, in one statement: of two accounts at once the second sees the row
 * of the first. May be repeated for the same generation.
 * @returns false when none is left
 */
export async function holdFreeStory(
  db: Database,
  { generationId, userId }: FreeStory,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const rows = await db
    .insert(freeStories)
    .select(
      sql`SELECT ${generationId}, person.mailbox, person.id, ${until} FROM users AS person
        WHERE person.id = ${userId} AND ${FREE_STORIES} > (SELECT count(*) FROM free_stories AS had
          WHERE had.mailbox = person.mailbox AND had.generation_id <> ${generationId}
          AND (had.counts_until IS NULL OR had.counts_until > ${now}))`,
    )
    .onConflictDoUpdate({ target: freeStories.generationId, set: { countsUntil: until } })
    .returning({ generationId: freeStories.generationId });
  return rows.length === 1;
}

/** Gives back what a generation held; a settled row stays. */
export async function releaseFreeStory(db: Database, generationId: string): Promise<void> {
  await db
    .delete(freeStories)
    .where(and(eq(freeStories.generationId, generationId), isNotNull(freeStories.countsUntil)));
}

/** Statements for the transaction that saves a free story: its row counts for good, and the mailbox's other accounts know. */
export const settlementOf = (db: Database, { generationId, userId }: FreeStory, now: number) =>
  [
    db
      .insert(freeStories)
      .select(
        sql`SELECT ${generationId}, person.mailbox, person.id, NULL FROM users AS person WHERE person.id = ${userId}`,
      )
      .onConflictDoUpdate({ target: freeStories.generationId, set: { countsUntil: null } }),
    db
      .update(users)
      .set({ storiesElsewhere: elsewhere(now) })
      .where(sql`${users.mailbox} = (SELECT own.mailbox FROM users AS own WHERE own.id = ${userId})`),
  ] as const;

/** Statements for the transaction that withdraws a saved story: the mailbox has it back, and its other accounts know. */
export const withdrawalOf = (db: Database, { generationId, userId }: FreeStory, now: number) =>
  [
    db.delete(freeStories).where(eq(freeStories.generationId, generationId)),
    db
      .update(users)
      .set({ storiesElsewhere: elsewhere(now) })
      .where(sql`${users.mailbox} = (SELECT own.mailbox FROM users AS own WHERE own.id = ${userId})`),
  ] as const;

/**
 * Statements for the transaction that deletes a user, before the user's row goes: saved stories count until `until`, and
 * nothing is held any more.
 * @param isTheirs which row of `users` is deleted; none of it when there is no such row
 */
export const remembranceOf = (
  db: Database,
  userId: string,
  isTheirs: ReturnType<typeof and>,
  until: number,
) => {
  const ofUser = and(eq(freeStories.userId, userId), sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isTheirs})`);
  return [
    db.delete(freeStories).where(and(ofUser, isNotNull(freeStories.countsUntil))),
    db.update(freeStories).set({ userId: null, countsUntil: until }).where(ofUser),
  ] as const;
};

/** Statement for the nightly removal, before rows that stopped counting are deleted: accounts of their mailboxes know. */
export const recountOf = (db: Database, now: number) =>
  db
    .update(users)
    .set({ storiesElsewhere: elsewhere(now) })
    .where(
      sql`${users.mailbox} IN (SELECT mailbox FROM ${freeStories} WHERE ${lte(freeStories.countsUntil, now)})`,
    );
