import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { remembranceOf } from './free-stories.ts';
import {
  contactMessages,
  duplicateSubscriptions,
  feeds,
  freeStories,
  mailTokens,
  narrations,
  sessions,
  stories,
  storyReports,
  users,
} from './schema.ts';
import { type UserRow, userById } from './users.ts';

/** @returns null when the account is deleted */
export async function renameUser(db: Database, userId: string, name: string | null): Promise<UserRow | null> {
  const rows = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
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
  const rows = await db
    .update(users)
    .set({ termsVersion, termsAcceptedAt: now })
    .where(and(eq(users.id, userId), isNewer))
    .returning();
  return rows[0] ?? userById(db, userId);
}

/**
 * Sets a password and, in one transaction, ends everything the old one may have opened: other sessions, mailed links.
 * @param user as read before the old password was verified
 * @returns false, without a change, when the password was replaced during the hashing
 */
export async function replacePassword(
  db: Database,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  passwordHash: string,
  keptSession: string,
): Promise<boolean> {
  const isAsRead = sql`${users.passwordHash} IS ${user.passwordHash}`;
  // Optimistic lock: the salt is random, so an equal hash is the unchanged one.
  const holder = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)));
  const [replaced] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), isAsRead))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(inArray(sessions.userId, holder), ne(sessions.id, keptSession))),
    db
      .delete(mailTokens)
      .where(and(inArray(mailTokens.userId, holder), eq(mailTokens.purpose, 'reset_password'))),
  ]);
  return replaced.length === 1;
}

/** Rows of a user in all other tables. */
export async function rowsOf(db: Database, userId: string) {
  const [
    sessionRows,
    storyRows,
    narrationRows,
    messageRows,
    reportRows,
    linkRows,
    duplicateRows,
    feedRows,
    freeRows,
  ] = await db.batch([
    db.query.sessions.findMany({ where: eq(sessions.userId, userId), orderBy: asc(sessions.createdAt) }),
    db.query.stories.findMany({ where: eq(stories.userId, userId), orderBy: asc(stories.createdAt) }),
    db.query.narrations.findMany({
      where: eq(narrations.userId, userId),
      orderBy: asc(narrations.createdAt),
    }),
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
    db.query.feeds.findMany({ where: eq(feeds.userId, userId) }),
    db.query.freeStories.findMany({ where: eq(freeStories.userId, userId) }),
  ]);
  return {
    sessions: sessionRows,
    stories: storyRows,
    narrations: narrationRows,
    contactMessages: messageRows,
    storyReports: reportRows,
    mailTokens: linkRows,
    duplicateSubscriptions: duplicateRows,
    feeds: feedRows,
    freeStories: freeRows,
  };
}

/** Twelve months, as in the privacy policy: how long free stories count for a mailbox after the deletion. */
const REMEMBERED_MS = 365 * DAY_MS;

/**
 * Deletes a user unless they became another Stripe customer meanwhile. Referring rows are deleted by cascade; free
 * stories become those of a deleted account in the same transaction.
 * @returns null when the user is deleted, else the current row
 */
export async function deleteUser(
  db: Database,
  { id, stripeCustomerId }: Pick<UserRow, 'id' | 'stripeCustomerId'>,
  now: number,
): Promise<UserRow | null> {
  const isSame =
    stripeCustomerId === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, stripeCustomerId);
  const isTheirs = and(eq(users.id, id), isSame);
  await db.batch([...remembranceOf(db, id, isTheirs, now + REMEMBERED_MS), db.delete(users).where(isTheirs)]);
  return userById(db, id);
}
