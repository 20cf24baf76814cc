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

/** @returns null when the account is gone */
export async function renameUser(db: Database, userId: string, name: string | null): Promise<UserRow | null> {
  const rows = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
  return rows[0] ?? null;
}

/**
 * Notes which terms the person has accepted, and when. One that they had accepted already, or a later one, stays as it is.
 * @returns null when the account is gone
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
 * Sets a password and ends everything the old one may have opened: other sessions, mailed links. One transaction.
 * @param user as read before the old password was tried
 * @returns false, and nothing is changed, when the password was replaced meanwhile: hashing takes its time
 */
export async function replacePassword(
  db: Database,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  passwordHash: string,
  keptSession: string,
): Promise<boolean> {
  const isAsRead = sql`${users.passwordHash} IS ${user.passwordHash}`;
  // Its salt is random: nobody else has set this one.
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

/** Every row that belongs to a person, beside their own. */
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

/** Twelve months, as the privacy page says: how long free stories count for a mailbox after the account was deleted. */
const REMEMBERED_MS = 365 * DAY_MS;

/**
 * Deletes a person, unless they are another customer of Stripe's by now; every row that refers to them goes with theirs. In the
 * same transaction their free stories become those of a deleted account.
 * @returns null when they are gone, else who they are now
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
