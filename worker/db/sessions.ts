import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from './client.ts';
import { sessions } from './schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Database, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function sessionById(db: Database, id: string): Promise<SessionRow | null> {
  return (await db.query.sessions.findFirst({ where: eq(sessions.id, id) })) ?? null;
}

/**
 * Replaces the secret if it still is the one that was presented.
 * @returns false when another request was faster, which makes the presented one a replay.
 */
export async function rotateSecret(
  db: Database,
  session: Pick<SessionRow, 'id' | 'expiresAt' | 'tokenLifetime'> & { from: string; to: string; now: number },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({
      secretHash: session.to,
      usedAt: session.now,
      expiresAt: session.expiresAt,
      tokenLifetime: session.tokenLifetime,
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.secretHash, session.from)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** The live sessions of a person, the last used first. @param now milliseconds since the epoch */
export function sessionsOf(db: Database, userId: string, now: number) {
  return db.query.sessions.findMany({
    where: and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
    orderBy: desc(sessions.usedAt),
  });
}

/** @returns whether it was a session of this person */
export async function endSessionOf(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** @param except the id of a session that stays */
export async function endSessionsOf(db: Database, userId: string, except: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)));
}
