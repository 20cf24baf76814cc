import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import { forgettingSpoken, selectSpokenOf } from './account-speech.ts';
import type { Database } from './client.ts';
import { rememberingWithdrawals } from './earlier-withdrawals.ts';
import { remembranceOf } from './free-stories.ts';
import {
  contactMessages,
  contracts,
  duplicateSubscriptions,
  freeStories,
  mailTokens,
  ownerActs,
  storyReports,
  tombstones,
  users,
  withdrawals,
} from './schema.ts';
import { NEXT_VERSION, nextCredentials, type UserRow, userById } from './users.ts';

/** @returns null when the account is deleted */
export async function renameUser(db: Database, userId: string, name: string | null): Promise<UserRow | null> {
  const rows = await db.repeatable
    .update(users)
    .set({ name, ...NEXT_VERSION })
    .where(eq(users.id, userId))
    .returning();
  return rows[0] ?? null;
}

/**
 * Records acceptance of a version of the terms. An equal or later recorded version is kept.
 * @returns null when the account is deleted
 */
export async function acceptTerms(
  db: Database,
  userId: string,
  termsVersion: string,
  now: number,
): Promise<UserRow | null> {
  const isNewer = or(isNull(users.termsVersion), lt(users.termsVersion, termsVersion));
  const rows = await db.repeatable
    .update(users)
    .set({ termsVersion, termsAcceptedAt: now, ...NEXT_VERSION })
    .where(and(eq(users.id, userId), isNewer))
    .returning();
  return rows[0] ?? userById(db, userId);
}

/**
 * Sets a password under new credentials, which end all other sessions, and deletes links to reset it.
 * @param user as read before the old password was verified
 * @returns null, without a change, when the password was replaced during the hashing
 */
export async function replacePassword(
  db: Database,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  passwordHash: string,
  keptSession: string,
): Promise<UserRow | null> {
  const isAsRead = sql`${users.passwordHash} IS ${user.passwordHash}`;
  // Optimistic lock: the salt is random, so an equal hash is the unchanged one.
  const isReplaced = and(eq(users.id, user.id), eq(users.passwordHash, passwordHash));
  const holder = db.select({ id: users.id }).from(users).where(isReplaced);
  const [, , replaced] = await db.batch([
    db.repeatable
      .update(users)
      .set({ passwordHash, ...nextCredentials(keptSession), ...NEXT_VERSION })
      .where(and(eq(users.id, user.id), isAsRead)),
    db.repeatable
      .delete(mailTokens)
      .where(and(inArray(mailTokens.userId, holder), eq(mailTokens.purpose, 'reset_password'))),
    db.select().from(users).where(isReplaced),
  ]);
  return replaced[0] ?? null;
}

/** Rows of a user in the directory's other tables. */
export async function rowsOf(db: Database, userId: string, now: number) {
  const [messageRows, reportRows, linkRows, duplicateRows, freeRows, withdrawalRows, actRows, spokenRows] =
    await db.batch([
      db.query.contactMessages.findMany({
        where: eq(contactMessages.userId, userId),
        orderBy: asc(contactMessages.createdAt),
      }),
      db.query.storyReports.findMany({
        where: eq(storyReports.userId, userId),
        orderBy: asc(storyReports.createdAt),
      }),
      db.query.mailTokens.findMany({ where: eq(mailTokens.userId, userId) }),
      db.query.duplicateSubscriptions.findMany({ where: eq(duplicateSubscriptions.userId, userId) }),
      db.query.freeStories.findMany({ where: eq(freeStories.userId, userId) }),
      db.query.withdrawals.findMany({
        where: eq(withdrawals.userId, userId),
        orderBy: asc(withdrawals.statedAt),
      }),
      db.query.ownerActs.findMany({ where: eq(ownerActs.userId, userId), orderBy: asc(ownerActs.begunAt) }),
      selectSpokenOf(db, userId, now),
    ]);
  return {
    contactMessages: messageRows,
    storyReports: reportRows,
    mailTokens: linkRows,
    duplicateSubscriptions: duplicateRows,
    freeStories: freeRows,
    withdrawals: withdrawalRows,
    ownerActs: actRows,
    spoken: spokenRows,
  };
}

/** Twelve months, as in the privacy policy: how long free stories count for a mailbox after the deletion. */
const REMEMBERED_MS = 365 * DAY_MS;

/**
 * Deletes a user unless they became another Stripe customer meanwhile. Referring rows are deleted by cascade; free
 * stories become those of a deleted account, withdrawals lose name and address and keep what the books need, and the
 * tombstone is left, in the same transaction. Idempotent.
 * @param digest of the tombstone
 * @param closedAt when the account was closed, if before now: what is paid from then on is returned
 * @returns null when the user is deleted, else the current row
 */
export async function deleteUser(
  db: Database,
  {
    id,
    stripeCustomerId,
    digest,
    closedAt,
  }: Pick<UserRow, 'id' | 'stripeCustomerId'> & { digest: string; closedAt?: number },
  now: number,
): Promise<UserRow | null> {
  const isSame =
    stripeCustomerId === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, stripeCustomerId);
  const isTheirs = and(eq(users.id, id), isSame);
  const theirId = db.select({ id: users.id }).from(users).where(isTheirs);
  const theirAddress = db.select({ email: users.email }).from(users).where(isTheirs);
  const [, , , , , , , , rows] = await db.batch([
    rememberingWithdrawals(db, isTheirs),
    ...remembranceOf(db, id, isTheirs, now + REMEMBERED_MS),
    db.repeatable
      .update(contracts)
      // A backup that was restored ends an account for the second time.
      .set({
        holder: digest,
        accountEndedAt: sql`coalesce((SELECT ${tombstones.deletedAt} FROM ${tombstones}
          WHERE ${eq(tombstones.digest, digest)}), ${closedAt ?? now})`,
      })
      .where(inArray(contracts.userId, theirId)),
    db.repeatable
      .update(withdrawals)
      .set({ email: null, name: null, linkHash: null, holder: digest })
      .where(inArray(withdrawals.userId, theirId)),
    // A visitor's statement can still be confirmed by its link.
    db.repeatable
      .update(withdrawals)
      .set({ holder: digest })
      .where(
        and(isNull(withdrawals.userId), isNull(withdrawals.holder), inArray(withdrawals.email, theirAddress)),
      ),
    db.repeatable.delete(users).where(isTheirs),
    db.repeatable
      .insert(tombstones)
      .select(
        sql`SELECT ${digest}, ${now} WHERE NOT EXISTS (SELECT 1 FROM ${users} WHERE ${eq(users.id, id)})`,
      )
      .onConflictDoNothing(),
    db.select().from(users).where(eq(users.id, id)),
    forgettingSpoken(db, id, now),
  ]);
  return rows[0] ?? null;
}

/** @returns the user's row, and whether the user was deleted: without either the directory has lost the row */
export async function userOrTombstone(
  db: Database,
  id: string,
  digest: string,
): Promise<{ row: UserRow | null; isDeleted: boolean }> {
  const [rows, stones] = await db.batch([
    db.select().from(users).where(eq(users.id, id)),
    db.select({ digest: tombstones.digest }).from(tombstones).where(eq(tombstones.digest, digest)),
  ]);
  return { row: rows[0] ?? null, isDeleted: stones.length > 0 };
}
