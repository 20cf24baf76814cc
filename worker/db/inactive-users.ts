import { and, asc, eq, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { narrations, stories, users } from './schema.ts';
import type { UserRow } from './users.ts';

/** Accounts that nobody uses, by what is due to them. Times are milliseconds since the epoch. */
export type Inactive =
  /** Unused since then, its address never confirmed, with no story and no narration in it, and nobody began to pay. */
  | { kind: 'abandoned'; before: number }
  /** Unused since then, and nobody was told yet. */
  | { kind: 'unused'; before: number }
  /** Told so many days before the deletion, and that not after `toldBefore`. */
  | { kind: 'told'; days: 30 | 7; toldBefore: number };

/** Nothing is paid for, nor was until now. */
const isUnpaid = (now: number) =>
  or(
    inArray(users.subscriptionState, ['none', 'ended']),
    and(eq(users.subscriptionState, 'cancelled'), lte(users.periodEnd, now)),
  );

function conditionOf(db: Database, which: Inactive, now: number): SQL | undefined {
  if (which.kind === 'unused')
    return and(isNull(users.deletionTold), lte(users.activeAt, which.before), isUnpaid(now));
  if (which.kind === 'told')
    return and(
      eq(users.deletionTold, which.days),
      lte(users.deletionToldAt, which.toldBefore),
      isUnpaid(now),
    );
  return and(
    isNull(users.emailVerifiedAt),
    lte(users.activeAt, which.before),
    // The plus keeps SQLite from looking for these by their own indexes: nearly all have neither.
    sql`+${users.googleId} IS NULL`,
    sql`+${users.stripeCustomerId} IS NULL`,
    notExists(db.select({ id: stories.id }).from(stories).where(eq(stories.userId, users.id))),
    notExists(db.select({ id: narrations.id }).from(narrations).where(eq(narrations.userId, users.id))),
  );
}

/** @param after the last one of the page before; null for the first page */
export function inactiveUsers(
  db: Database,
  which: Inactive,
  now: number,
  { after, limit }: { after: Pick<UserRow, 'activeAt' | 'id'> | null; limit: number },
): Promise<UserRow[]> {
  const isLater = after && sql`(${users.activeAt}, ${users.id}) > (${after.activeAt}, ${after.id})`;
  return db
    .select()
    .from(users)
    .where(and(conditionOf(db, which, now), isLater ?? undefined))
    .orderBy(asc(users.activeAt), asc(users.id))
    .limit(limit);
}

/** Whether it still is: a page is worked through one account after the other, and people come back meanwhile. */
export async function isInactive(db: Database, which: Inactive, now: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), conditionOf(db, which, now)));
  return rows.length === 1;
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
