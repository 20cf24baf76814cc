import { and, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';
import { mailTokens, users } from './schema.ts';
import { NEXT_VERSION, nextCredentials, type UserRow } from './users.ts';

export type MailTokenRow = typeof mailTokens.$inferSelect;
export type MailPurpose = MailTokenRow['purpose'];

/** Stores the hash of a mailed link's token, and deletes expired links. */
export async function insertMailToken(db: Database, token: MailTokenRow, now: number): Promise<void> {
  await db.batch([
    db.repeatable.delete(mailTokens).where(lte(mailTokens.expiresAt, now)),
    db.repeatable.insert(mailTokens).values(token).onConflictDoNothing(),
  ]);
}

const isHeld = (tokenHash: string, purpose: MailPurpose, now: number) =>
  and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now));

/** A link, with the row of its user. */
export type HeldLink = { user: UserRow; link: MailTokenRow };

/** @returns a link and its user, without using it; null when it is invalid */
export async function heldLink(
  db: Database,
  tokenHash: string,
  purpose: MailPurpose,
  now: number,
): Promise<HeldLink | null> {
  const rows = await db
    .select({ user: users, link: mailTokens })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(isHeld(tokenHash, purpose, now));
  return rows[0] ?? null;
}

/**
 * Changes the user of a link and deletes the user's links, in one transaction: a link works once. The link itself stays
 * as an expired row under the id of this call, by which a call whose answer was lost finds that it was the one.
 * @param deleted purpose of the deleted links; null for all
 * @returns null when the link was not valid
 */
async function redeemLink(
  db: Database,
  link: MailTokenRow,
  change: SQLiteUpdateSetSource<typeof users>,
  deleted: MailPurpose | null,
  now: number,
): Promise<HeldLink | null> {
  const call = `used by ${crypto.randomUUID()}`;
  const held = isHeld(link.tokenHash, link.purpose, now);
  const holderOf = (which: SQL | undefined) =>
    db.select({ userId: mailTokens.userId }).from(mailTokens).where(which);
  const ofCall = eq(mailTokens.tokenHash, call);
  const ofPurpose = deleted === null ? undefined : eq(mailTokens.purpose, deleted);
  const [, , , [user]] = await db.batch([
    db.repeatable
      .update(users)
      .set({ ...change, ...NEXT_VERSION })
      .where(inArray(users.id, holderOf(held))),
    db.repeatable.update(mailTokens).set({ tokenHash: call, expiresAt: 0 }).where(held),
    db.repeatable
      .delete(mailTokens)
      .where(and(inArray(mailTokens.userId, holderOf(ofCall)), ofPurpose, ne(mailTokens.tokenHash, call))),
    db
      .select()
      .from(users)
      .where(inArray(users.id, holderOf(ofCall))),
  ]);
  return user ? { user, link } : null;
}

/** A mailed link shows that the address is the user's, whatever it is for. */
const verifiedAt = (now: number) => ({
  emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
  confirmedByHolderAt: now,
});

/**
 * Marks the address of a link's account as verified. The caller has checked that the account's holder is signed in.
 * @param link of `verify_email`
 * @returns null when the link is not valid any more
 */
export const verifyEmailByLink = (db: Database, link: MailTokenRow, now: number): Promise<HeldLink | null> =>
  redeemLink(db, link, verifiedAt(now), 'verify_email', now);

/**
 * Sets the password by a link, under new credentials, and deletes all links of the user. The link also verifies the
 * address.
 * @param link of `reset_password`
 * @returns null when the link is not valid any more
 */
export function resetPasswordByLink(
  db: Database,
  link: MailTokenRow,
  passwordHash: string,
  now: number,
): Promise<HeldLink | null> {
  return redeemLink(db, link, { passwordHash, ...verifiedAt(now), ...nextCredentials(null) }, null, now);
}

/** Makes a used link valid again, until it expires. */
export async function restoreMailToken(db: Database, link: MailTokenRow): Promise<void> {
  await db.repeatable.insert(mailTokens).values(link).onConflictDoNothing();
}
