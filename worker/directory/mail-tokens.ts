import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { mailTokens, sessions, users } from './schema.ts';
import type { UserRow } from './users.ts';

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

/**
 * Uses a link and marks the address as verified, in one transaction. The caller has checked that the account's holder
 * is signed in.
 * @returns whether the link was valid
 */
export async function verifyEmailByToken(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const holder = holderOf(db, tokenHash, 'verify_email', now);
  const [verified] = await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`, confirmedByHolderAt: now })
      .where(inArray(users.id, holder))
      .returning({ id: users.id }),
    db
      .delete(mailTokens)
      .where(and(eq(mailTokens.purpose, 'verify_email'), inArray(mailTokens.userId, holder))),
  ]);
  return verified.length === 1;
}

/**
 * Uses a link, sets the password and ends all sessions, in one transaction. The link also verifies the address.
 * @returns whether the link was valid
 */
export async function resetPasswordByToken(
  db: Database,
  tokenHash: string,
  passwordHash: string,
  now: number,
): Promise<boolean> {
  const holder = holderOf(db, tokenHash, 'reset_password', now);
  const [reset] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        confirmedByHolderAt: now,
      })
      .where(inArray(users.id, holder))
      .returning({ id: users.id }),
    db.delete(sessions).where(inArray(sessions.userId, holder)),
    db.delete(mailTokens).where(inArray(mailTokens.userId, holder)),
  ]);
  return reset.length === 1;
}
