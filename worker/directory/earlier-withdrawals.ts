import { eq, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { usageCounts, users, withdrawals } from './schema.ts';

/**
 * Whether money went back after a withdrawal in the last twelve months: to any account of the mailbox, by the rows of
 * `withdrawals`, or to one that is deleted, by a row of `usage_counts` with the mailbox's digest.
 */

const COUNTS_FOR_MS = 365 * DAY_MS;

const KEY = 'withdrawn ';

export async function hasWithdrawnBefore(db: Database, userId: string, now: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${eq(users.id, userId)} AND (EXISTS (SELECT 1 FROM users AS one JOIN withdrawals AS back ON back.user_id = one.id
        WHERE one.mailbox = ${users.mailbox} AND back.outcome = 'refunded' AND back.stated_at > ${now - COUNTS_FOR_MS})
      OR EXISTS (SELECT 1 FROM usage_counts AS gone
        WHERE gone.key = ${KEY} || ${users.mailbox} AND gone.ends_at > ${now}))`,
    );
  return rows.length > 0;
}

/**
 * Statement that remembers it for a mailbox whose account is about to be deleted.
 * @param isTheirs condition on `users` that selects the account
 */
export const rememberingWithdrawals = (db: Database, isTheirs: SQL | undefined) =>
  db.repeatable
    .insert(usageCounts)
    .select(
      sql`SELECT ${KEY} || ${users.mailbox}, 1, max(${withdrawals.statedAt}) + ${COUNTS_FOR_MS}, ''
      FROM ${users} JOIN ${withdrawals} ON ${eq(withdrawals.userId, users.id)}
      WHERE ${isTheirs} AND ${eq(withdrawals.outcome, 'refunded')} GROUP BY ${users.mailbox}`,
    )
    .onConflictDoUpdate({
      target: usageCounts.key,
      set: { endsAt: sql`max(${usageCounts.endsAt}, excluded.ends_at)` },
    });
