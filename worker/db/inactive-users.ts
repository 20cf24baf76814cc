import { and, asc, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { stories, users } from './schema.ts';
import type { UserRow } from './users.ts';

/** Nobody has used it since `before`, its address was never confirmed, it holds no story, and nobody began to pay. */
export function abandonedUsers(db: Database, before: number, limit: number): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.emailVerifiedAt),
        lte(users.activeAt, before),
        // The plus keeps SQLite from looking for these by their own indexes: nearly all have neither.
        sql`+${users.googleId} IS NULL`,
        sql`+${users.stripeCustomerId} IS NULL`,
        notExists(db.select({ id: stories.id }).from(stories).where(eq(stories.userId, users.id))),
      ),
    )
    .orderBy(asc(users.activeAt))
    .limit(limit);
}

/** Nothing is paid for, nor was until now. */
const isUnpaid = (now: number) =>
  or(
    inArray(users.subscriptionState, ['none', 'ended']),
    and(eq(users.subscriptionState, 'cancelled'), lte(users.periodEnd, now)),
  );

/** Unused since `before` and not told yet. */
export function usersToTellFirst(
  db: Database,
  before: number,
  now: number,
  limit: number,
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(isNull(users.deletionTold), lte(users.activeAt, before), isUnpaid(now)))
    .orderBy(asc(users.activeAt))
    .limit(limit);
}

/** Those who were told `days` before, and that not after `toldBefore`. */
export function usersTold(
  db: Database,
  days: 30 | 7,
  toldBefore: number,
  now: number,
  limit: number,
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.deletionTold, days), lte(users.deletionToldAt, toldBefore), isUnpaid(now)))
    .orderBy(asc(users.activeAt))
    .limit(limit);
}

/**
 * Notes what a person is going to be told, before they are: so that they are told once.
 * @returns false when they have been here or were told meanwhile
 */
export async function claimTelling(db: Database, user: UserRow, days: 30 | 7, now: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ deletionTold: days, deletionToldAt: now })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.activeAt, user.activeAt),
        sql`${users.deletionTold} IS ${user.deletionTold}`,
      ),
    )
    .returning({ id: users.id });
  return rows.length === 1;
}

/** They could not be told: it is as it was before. */
export async function releaseTelling(db: Database, user: UserRow): Promise<void> {
  await db
    .update(users)
    .set({ deletionTold: user.deletionTold, deletionToldAt: user.deletionToldAt })
    .where(and(eq(users.id, user.id), eq(users.activeAt, user.activeAt)));
}
