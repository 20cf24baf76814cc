import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';
import { mailTokens, users } from './schema.ts';
import { NEXT_VERSION, nextCredentials, type UserRow } from './users.ts';

export type MailTokenRow = typeof mailTokens.$inferSelect;
export type MailPurpose = MailTokenRow['purpose'];

/** Stores the hash of a mailed link's token, and deletes expired links. */
export async function insertMailToken(db: Database, token: MailTokenRow, now: number): Promise<void> {
  await db.batch([
    db.delete(mailTokens).where(lte(mailTokens.expiresAt, now)),
    db.insert(mailTokens).values(token),
  ]);
}

const holderOf = (db: Database, tokenHash: string, purpose: MailPurpose, now: number) =>
  db
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.tokenHash, tokenHash),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, now),
      ),
    );

/** Whether a link is valid; does not use it. */
export async function isMailTokenGood(
  db: Database,
  tokenHash: string,
  purpose: MailPurpose,
  now: number,
): Promise<boolean> {
  return (await holderOf(db, tokenHash, purpose, now)).length === 1;
}

/** @returns the user of a link; null when it is invalid */
export async function userOfMailToken(
  db: Database,
  tokenHash: string,
  purpose: MailPurpose,
  now: number,
): Promise<UserRow | null> {
  const holder = holderOf(db, tokenHash, purpose, now);
  return (await db.query.users.findFirst({ where: inArray(users.id, holder) })) ?? null;
}

/** A link that was used and deleted, with the row that it changed. */
export type UsedLink = { user: UserRow; link: MailTokenRow };

/**
 * Changes the user of a link and deletes the user's links, in one transaction: a link works once.
 * @param deleted purpose of the deleted links; null for all
 * @returns null when the link was not valid
 */
async function redeemLink(
  db: Database,
  { tokenHash, purpose }: Pick<MailTokenRow, 'tokenHash' | 'purpose'>,
  change: SQLiteUpdateSetSource<typeof users>,
  deleted: MailPurpose | null,
  now: number,
): Promise<UsedLink | null> {
  const holder = holderOf(db, tokenHash, purpose, now);
  const ofPurpose = deleted === null ? undefined : eq(mailTokens.purpose, deleted);
  const [[user], links] = await db.batch([
    db
      .update(users)
      .set({ ...change, ...NEXT_VERSION })
      .where(inArray(users.id, holder))
      .returning(),
    db
      .delete(mailTokens)
      .where(and(inArray(mailTokens.userId, holder), ofPurpose))
      .returning(),
  ]);
  const link = links.find((one) => one.tokenHash === tokenHash);
  return user && link ? { user, link } : null;
}

/** A mailed link shows that the address is the user's, whatever it is for. */
const verifiedAt = (now: number) => ({
  emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
  confirmedByHolderAt: now,
});

/**
 * Marks the address of a link's account as verified. The caller has checked that the account's holder is signed in.
 * @returns null when the link was not valid
 */
export function verifyEmailByToken(db: Database, tokenHash: string, now: number): Promise<UsedLink | null> {
  const link = { tokenHash, purpose: 'verify_email' } as const;
  return redeemLink(db, link, verifiedAt(now), 'verify_email', now);
}

/**
 * Sets the password by a link, under new credentials, and deletes all links of the user. The link also verifies the
 * address.
 * @returns null when the link was not valid
 */
export function resetPasswordByToken(
  db: Database,
  tokenHash: string,
  passwordHash: string,
  now: number,
): Promise<UsedLink | null> {
  const link = { tokenHash, purpose: 'reset_password' } as const;
  return redeemLink(db, link, { passwordHash, ...verifiedAt(now), ...nextCredentials(null) }, null, now);
}

/** Makes a used link valid again, until it expires. */
export async function restoreMailToken(db: Database, link: MailTokenRow): Promise<void> {
  await db.insert(mailTokens).values(link).onConflictDoNothing();
}
