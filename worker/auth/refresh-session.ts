import type { Database } from '../db/client.ts';
import { deleteSession, insertSession, rotateSecret, sessionById } from '../db/sessions.ts';
import { sha256Hex } from '../files/digest.ts';
import type { Identity } from './access-token.ts';

/** A family that opens the app once a month stays signed in. */
const LIFETIME_MS = 60 * 24 * 3600 * 1000;

/** Within this of signing in, the session itself proves that its person is there. */
const FRESH_FOR_MS = 15 * 60_000;

/** Whether somebody signed in just now, as opposed to having been signed in for weeks. */
export const isFresh = (session: { createdAt: number }, now: number) =>
  now - session.createdAt < FRESH_FOR_MS;

/** What the cookie carries: the session's id and its current secret. Only the secret's hash is stored. */
type Presented = { sessionId: string; secret: string };

function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

function parseToken(token: string): Presented | null {
  const [sessionId, secret, ...rest] = token.split('.');
  return sessionId && secret && rest.length === 0 ? { sessionId, secret } : null;
}

export type RefreshGrant = Identity & { refreshToken: string; expiresAt: number };

export async function startSession(
  db: Database,
  userId: string,
  userAgent: string | null,
  now: number,
): Promise<RefreshGrant> {
  const sessionId = crypto.randomUUID();
  const secret = newSecret();
  const expiresAt = now + LIFETIME_MS;
  await insertSession(db, {
    id: sessionId,
    userId,
    secretHash: await sha256Hex(secret),
    userAgent: userAgent?.slice(0, 200) ?? null,
    createdAt: now,
    usedAt: now,
    expiresAt,
  });
  return { userId, sessionId, refreshToken: `${sessionId}.${secret}`, expiresAt };
}

/**
 * Exchanges a refresh token for its successor. A secret that is not the current one is a replay of a stolen or
 * already used token: the whole session ends, for the thief and for its owner.
 */
export async function rotateSession(db: Database, token: string, now: number): Promise<RefreshGrant | null> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (!presented || !session) return null;
  const from = await sha256Hex(presented.secret);
  const secret = newSecret();
  const expiresAt = now + LIFETIME_MS;
  const rotated =
    session.expiresAt > now &&
    (await rotateSecret(db, { id: session.id, from, to: await sha256Hex(secret), now, expiresAt }));
  if (!rotated) {
    await deleteSession(db, session.id);
    return null;
  }
  return {
    userId: session.userId,
    sessionId: session.id,
    refreshToken: `${session.id}.${secret}`,
    expiresAt,
  };
}

/** Ends the session a token belongs to, if it is a genuine one. */
export async function endSession(db: Database, token: string): Promise<void> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (session && session.secretHash === (await sha256Hex(presented.secret)))
    await deleteSession(db, session.id);
}
