import { and, asc, eq, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { narrations, stories, users } from './schema.ts';
import type { UserRow } from './users.ts';

/** Kinds of inactive accounts, by the next action. Times are milliseconds since the epoch. */
export type Inactive =
  /** To delete: unused since then, address never confirmed, no story, no narration, no checkout. */
  | { kind: 'abandoned'; before: number }
  /** To notify: unused since then, no notice sent yet. */
  | { kind: 'unused'; before: number }
  /** To notify again or delete: the notice of `days` was sent before `notifiedBefore`. */
  | { kind: 'notified'; days: 30 | 7; notifiedBefore: number };

/** No paid period, now or running out. */
const isUnpaid = (now: number) =>
  or(
    inArray(users.subscriptionState, ['none', 'ended']),
    and(eq(users.subscriptionState, 'cancelled'), lte(users.periodEnd, now)),
  );

function conditionOf(db: Database, which: Inactive, now: number): SQL | undefined {
  if (which.kind === 'unused')
    return and(isNull(users.deletionNoticeDays), lte(users.activeAt, which.before), isUnpaid(now));
  if (which.kind === 'notified')
    return and(
      eq(users.deletionNoticeDays, which.days),
      lte(users.deletionNoticeAt, which.notifiedBefore),
      isUnpaid(now),
    );
  return and(
    isNull(users.emailVerifiedAt),
    lte(users.activeAt, which.before),
    // The plus keeps SQLite from using the indexes of these columns: nearly all values are null.
    sql`+${users.googleId} IS NULL`,
    sql`+${users.stripeCustomerId} IS NULL`,
    notExists(db.select({ id: stories.id }).from(stories).where(eq(stories.userId, users.id))),
    notExists(db.select({ id: narrations.id }).from(narrations).where(eq(narrations.userId, users.id))),
  );
}

/** @param after the last id of the previous page; null for the first page */
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

/** Whether an account of a page still is inactive: users come back while the page is worked through. */
export async function isInactive(db: Database, which: Inactive, now: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), conditionOf(db, which, now)));
  return rows.length === 1;
}

/**
 * Records a notice before it is mailed, so that it is mailed once.
 * @returns false when the user returned or was notified meanwhile
 */
export async function claimDeletionNotice(
  db: Database,
  user: UserRow,
  days: 30 | 7,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ deletionNoticeDays: days, deletionNoticeAt: now })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.activeAt, user.activeAt),
        sql`${users.deletionNoticeDays} IS ${user.deletionNoticeDays}`,
      ),
    )
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Undoes the claim after the mail service rejected the mail. */
export async function releaseDeletionNotice(db: Database, user: UserRow): Promise<void> {
  await db
    .update(users)
    .set({ deletionNoticeDays: user.deletionNoticeDays, deletionNoticeAt: user.deletionNoticeAt })
    .where(and(eq(users.id, user.id), eq(users.activeAt, user.activeAt)));
}
