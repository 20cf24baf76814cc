import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isFreeToMail, longestUntried } from './mail-claims.ts';
import { duplicateSubscriptions, users } from './schema.ts';

export type DuplicateRow = typeof duplicateSubscriptions.$inferSelect;

/** A subscription whose payments were given back, and the address of whoever paid. */
export type RefundedDuplicate = DuplicateRow & { email: string };

/** Remembers that a subscription has to end and its payments to be given back, unless that is known. */
export async function noteDuplicate(
  db: Database,
  duplicate: { id: string; userId: string; now: number },
): Promise<void> {
  const { now, ...values } = duplicate;
  await db
    .insert(duplicateSubscriptions)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing();
}

/** A person's that are not settled yet. */
export function unsettledOf(db: Database, userId: string): Promise<DuplicateRow[]> {
  return db.query.duplicateSubscriptions.findMany({
    where: and(eq(duplicateSubscriptions.userId, userId), isNull(duplicateSubscriptions.refundedAmount)),
  });
}

/** Anybody's that were found after `since` and are not settled yet, the oldest first. */
export function unsettled(db: Database, since: number, limit: number): Promise<DuplicateRow[]> {
  return db.query.duplicateSubscriptions.findMany({
    where: and(isNull(duplicateSubscriptions.refundedAmount), gt(duplicateSubscriptions.createdAt, since)),
    orderBy: asc(duplicateSubscriptions.createdAt),
    limit,
  });
}

/** It is cancelled and all was given back. */
export async function markRefunded(
  db: Database,
  id: string,
  refunded: { amount: number; currency: string | null },
): Promise<void> {
  await db
    .update(duplicateSubscriptions)
    .set({ refundedAmount: refunded.amount, currency: refunded.currency })
    .where(eq(duplicateSubscriptions.id, id));
}

/** Counts a failure; of several at once that made the same attempt, once. */
export async function countFailedRefund(db: Database, { id, attempts }: DuplicateRow): Promise<void> {
  await db
    .update(duplicateSubscriptions)
    .set({ attempts: attempts + 1 })
    .where(and(eq(duplicateSubscriptions.id, id), eq(duplicateSubscriptions.attempts, attempts)));
}

/** Found after `since`, settled, and neither mailed nor being mailed: those never tried, the oldest first. */
export function unmailedDuplicates(
  db: Database,
  since: number,
  now: number,
  limit: number,
): Promise<RefundedDuplicate[]> {
  return db
    .select({ ...getTableColumns(duplicateSubscriptions), email: users.email })
    .from(duplicateSubscriptions)
    .innerJoin(users, eq(users.id, duplicateSubscriptions.userId))
    .where(
      and(
        isFreeToMail(duplicateSubscriptions, now),
        gt(duplicateSubscriptions.createdAt, since),
        // Nothing to speak of where nothing was paid.
        gt(duplicateSubscriptions.refundedAmount, 0),
      ),
    )
    .orderBy(longestUntried(duplicateSubscriptions), asc(duplicateSubscriptions.createdAt))
    .limit(limit);
}
