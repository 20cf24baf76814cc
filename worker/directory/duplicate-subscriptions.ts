import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
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

/** Marks a duplicate as cancelled and refunded, with the cents that went back. */
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
