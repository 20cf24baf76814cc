import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../db/client.ts';
import { deleteSession, insertSession, rotateSecret, sessionById } from '../db/sessions.ts';
import { sha256Hex } from '../files/digest.ts';
import type { Identity } from './access-token.ts';

/** A family that opens the app once a month stays signed in. */
const LIFETIME_MS = 60 * DAY_MS;

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

export type RefreshGrant = Identity & {
  refreshToken: string;
  /** Of the session, in milliseconds since the epoch. */
  expiresAt: number;
  tokenLifetime: TokenLifetime;
};

export async function startSession(
  db: Database,
  userId: string,
  { userAgent, tokenLifetime }: { userAgent: string | null; tokenLifetime: TokenLifetime },
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
    tokenLifetime,
  });
  return { userId, sessionId, refreshToken: `${sessionId}.${secret}`, expiresAt, tokenLifetime };
}

/**
 * Exchanges a refresh token for its successor. A secret that is not the current one is a replay of a stolen or
 * already used token: the whole session ends, for the thief and for its owner.
 * @param asked the lifetime of access tokens from now on; it can only become shorter, so that a script in a page whose
 *   session gives short ones gets no long one
 */
export async function rotateSession(
  db: Database,
  token: string,
  asked: TokenLifetime,
  now: number,
): Promise<RefreshGrant | null> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (!presented || !session) return null;
  const from = await sha256Hex(presented.secret);
  const secret = newSecret();
  const expiresAt = now + LIFETIME_MS;
  const tokenLifetime = session.tokenLifetime === 'hour' ? 'hour' : asked;
  const to = await sha256Hex(secret);
  const rotated =
    session.expiresAt > now &&
    (await rotateSecret(db, { id: session.id, from, to, now, expiresAt, tokenLifetime }));
  if (!rotated) {
    await deleteSession(db, session.id);
    return null;
  }
  return {
    userId: session.userId,
    sessionId: session.id,
    refreshToken: `${session.id}.${secret}`,
    expiresAt,
    tokenLifetime,
  };
}

/** Ends the session a token belongs to, if it is a genuine one. @returns the id of the session that ended */
export async function endSession(db: Database, token: string): Promise<string | null> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (session && session.secretHash === (await sha256Hex(presented.secret))) {
    await deleteSession(db, session.id);
    return session.id;
  }
  return null;
}
