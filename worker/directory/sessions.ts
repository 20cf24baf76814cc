import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { sessions, users } from './schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

/**
 * @param passwordHash of the user, as read before authentication
 * @returns false, without a row, when the password was replaced meanwhile or the account is deleted
 */
export async function insertSession(
  db: Database,
  session: SessionRow,
  passwordHash: string | null,
): Promise<boolean> {
  const { id, userId, secretHash, secretNumber, userAgent, createdAt, usedAt, expiresAt } = session;
  const isAsRead = and(eq(users.id, userId), sql`${users.passwordHash} IS ${passwordHash}`);
  const rows = await db
    .insert(sessions)
    .select(
      sql`SELECT ${id}, ${userId}, ${secretHash}, ${secretNumber}, ${userAgent}, ${createdAt}, ${usedAt}, ${expiresAt},
        ${session.tokenLifetime} FROM ${users} WHERE ${isAsRead}`,
    )
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function sessionById(db: Database, id: string): Promise<SessionRow | null> {
  return (await db.query.sessions.findFirst({ where: eq(sessions.id, id) })) ?? null;
}

/**
 * Advances the secret if `from` is still the current one.
 * @returns false when another request was faster
 */
export async function rotateSecret(
  db: Database,
  session: Pick<SessionRow, 'id' | 'expiresAt' | 'tokenLifetime'> & { from: number; to: number; now: number },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({
      secretNumber: session.to,
      usedAt: session.now,
      expiresAt: session.expiresAt,
      tokenLifetime: session.tokenLifetime,
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.secretNumber, session.from)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Limits the session's access tokens to one hour from now on. */
export async function shortenTokens(db: Database, id: string): Promise<void> {
  await db.update(sessions).set({ tokenLifetime: 'hour' }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/**
 * Live sessions of a user, last used first.
 * @param now milliseconds since the epoch
 */
export function sessionsOf(db: Database, userId: string, now: number) {
  return db.query.sessions.findMany({
    where: and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
    orderBy: desc(sessions.usedAt),
  });
}

/** @returns whether it was a session of this user */
export async function endSessionOf(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** @param except id of a session that stays */
export async function endSessionsOf(db: Database, userId: string, except: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)));
}
