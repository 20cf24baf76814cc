import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isUnclaimed, longestUntried } from './mail-claims.ts';
import { duplicateSubscriptions, users } from './schema.ts';

export type DuplicateRow = typeof duplicateSubscriptions.$inferSelect;

/** A refunded subscription, and the customer's address. */
export type RefundedDuplicate = DuplicateRow & { email: string };

/** Stores a subscription that has to be cancelled and refunded, unless it is stored already. */
export async function noteDuplicate(
  db: Database,
  duplicate: { id: string; userId: string; now: number },
): Promise<void> {
  const { now, ...values } = duplicate;
  await db.repeatable
    .insert(duplicateSubscriptions)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing();
}

/** Unsettled duplicates of one user. */
export function unsettledOf(db: Database, userId: string): Promise<DuplicateRow[]> {
  return db.query.duplicateSubscriptions.findMany({
    where: and(eq(duplicateSubscriptions.userId, userId), isNull(duplicateSubscriptions.refundedAmount)),
  });
}

/** Unsettled duplicates found after `since`, oldest first. */
export function unsettled(db: Database, since: number, limit: number): Promise<DuplicateRow[]> {
  return db.query.duplicateSubscriptions.findMany({
    where: and(isNull(duplicateSubscriptions.refundedAmount), gt(duplicateSubscriptions.createdAt, since)),
    orderBy: asc(duplicateSubscriptions.createdAt),
    limit,
  });
}

/** Marks a duplicate as cancelled and fully refunded. */
export async function markRefunded(
  db: Database,
  id: string,
  refunded: { amount: number; currency: string | null },
): Promise<void> {
  await db.repeatable
    .update(duplicateSubscriptions)
    .set({ refundedAmount: refunded.amount, currency: refunded.currency })
    .where(eq(duplicateSubscriptions.id, id));
}

/** Counts a failed refund; concurrent failures of the same attempt count once. */
export async function countFailedRefund(db: Database, { id, attempts }: DuplicateRow): Promise<void> {
  await db.repeatable
    .update(duplicateSubscriptions)
    .set({ attempts: attempts + 1 })
    .where(and(eq(duplicateSubscriptions.id, id), eq(duplicateSubscriptions.attempts, attempts)));
}

/** Settled duplicates found after `since`, neither mailed nor claimed: untried first, then oldest. */
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
        isUnclaimed(duplicateSubscriptions, now),
        gt(duplicateSubscriptions.createdAt, since),
        // No mail when nothing had been paid.
        gt(duplicateSubscriptions.refundedAmount, 0),
      ),
    )
    .orderBy(longestUntried(duplicateSubscriptions), asc(duplicateSubscriptions.createdAt))
    .limit(limit);
}
