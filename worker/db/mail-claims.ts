import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from './client.ts';
import type { contactMessages, duplicateSubscriptions, storyReports } from './schema.ts';

/** Rows that are to be mailed: claimed before and marked afterwards, so that two at once send one mail, and one that dies none. */
type Mailable = typeof contactMessages | typeof storyReports | typeof duplicateSubscriptions;

/** Longer than a mail takes, or the Worker lives on after its answer. */
const CLAIM_MS = 5 * 60_000;

/** Neither mailed nor being mailed. */
export const isFreeToMail = (table: Mailable, now: number) =>
  and(isNull(table.mailedAt), or(isNull(table.claimedAt), lt(table.claimedAt, now - CLAIM_MS)));

/** @returns whether the row is the caller's to mail; false when it was mailed or is being mailed */
export async function claimForMailing(
  db: Database,
  table: Mailable,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ claimedAt: now })
    .where(and(eq(table.id, id), isFreeToMail(table, now)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** The mail was accepted. */
export async function markMailed(db: Database, table: Mailable, id: string, now: number): Promise<void> {
  await db.update(table).set({ mailedAt: now }).where(eq(table.id, id));
}

/** The mail was not accepted: the row waits for another attempt, behind those that were not tried since. */
export async function releaseForMailing(
  db: Database,
  table: Mailable,
  id: string,
  now: number,
): Promise<void> {
  await db
    .update(table)
    .set({ claimedAt: now - CLAIM_MS - 1 })
    .where(eq(table.id, id));
}

/** Rows that were never tried come first, so that some which fail again and again keep nothing else waiting. */
export const longestUntried = (table: Mailable) => asc(table.claimedAt);
