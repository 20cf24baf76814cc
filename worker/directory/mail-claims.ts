import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from './client.ts';
import type { contactMessages, duplicateSubscriptions, storyReports, withdrawals } from './schema.ts';

/**
 * Rows of an outbox. A row is claimed before it is mailed and marked afterwards: two workers send one mail, and a crash
 * delays it until the claim expires.
 */
type Mailable =
  | typeof contactMessages
  | typeof storyReports
  | typeof duplicateSubscriptions
  | typeof withdrawals;

/** Expiry of a claim: longer than a mail takes, and than the Worker lives after its response. */
const CLAIM_MS = 5 * 60_000;

/** Neither mailed nor claimed. */
export const isUnclaimed = (table: Mailable, now: number) =>
  and(isNull(table.mailedAt), or(isNull(table.claimedAt), lt(table.claimedAt, now - CLAIM_MS)));

/** @returns whether this caller may mail the row; false when it was mailed or is claimed */
export async function claimForMailing(
  db: Database,
  table: Mailable,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await db.once
    .update(table)
    .set({ claimedAt: now })
    .where(and(eq(table.id, id), isUnclaimed(table, now)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Marks a row after the mail service accepted the mail. */
export async function markMailed(db: Database, table: Mailable, id: string, now: number): Promise<void> {
  await db.repeatable.update(table).set({ mailedAt: now }).where(eq(table.id, id));
}

/** Releases a row after the mail service rejected the mail; it is retried after the untried ones. */
export async function releaseForMailing(
  db: Database,
  table: Mailable,
  id: string,
  now: number,
): Promise<void> {
  await db.repeatable
    .update(table)
    .set({ claimedAt: now - CLAIM_MS - 1 })
    .where(eq(table.id, id));
}

/** Order of an outbox: untried rows first, so that failing ones do not block others. */
export const longestUntried = (table: Mailable) => asc(table.claimedAt);
