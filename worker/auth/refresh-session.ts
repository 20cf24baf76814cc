import { createHmac } from 'node:crypto';
import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../db/client.ts';
import {
  deleteSession,
  insertSession,
  rotateSecret,
  type SessionRow,
  sessionById,
  shortenTokens,
} from '../db/sessions.ts';
import { sameText, sha256Hex } from '../files/digest.ts';
import type { Identity } from './access-token.ts';

/** A family that opens the app once a month stays signed in. */
const LIFETIME_MS = 60 * DAY_MS;

/** Within this of signing in, the session itself proves that its person is there. */
const FRESH_FOR_MS = 15 * 60_000;

/** Whether somebody signed in just now, as opposed to having been signed in for weeks. */
export const isFresh = (session: { createdAt: number }, now: number) =>
  now - session.createdAt < FRESH_FOR_MS;

/**
 * For so long after its exchange a secret still gets its successor, always the same one: an answer was lost, two pages
 * asked at once, or a page that was closed had asked.
 */
const GRACE_MS = 60_000;

/**
 * What the cookie carries: the session's id, and which of its secrets this is. Secrets are counted from 1 and derived, so
 * that none of them is stored and each is known again. A session that began before they were has a random one, whose hash
 * is stored; that is number 0, and written without it.
 */
type Presented = { sessionId: string; number: number; secret: string };

/** @param key the setting that signs our tokens; with another one every session is over */
const secretOf = (key: string, sessionId: string, number: number) =>
  createHmac('sha256', key).update(`refresh secret ${number} of ${sessionId}`).digest('base64url');

const tokenOf = (key: string, sessionId: string, number: number) =>
  `${sessionId}.${number}.${secretOf(key, sessionId, number)}`;

function parseToken(token: string): Presented | null {
  const [, sessionId, number = '0', secret] =
    /^([\w-]{1,64})\.(?:([1-9]\d{0,9})\.)?([\w-]{1,64})$/.exec(token) ?? [];
  return sessionId && secret ? { sessionId, number: Number(number), secret } : null;
}

/**
 * `current`: the one to be exchanged. `previous`: exchanged a moment ago. `replayed`: exchanged longer ago, so that two
 * people have it. `wrong`: never was one of the session, whose name every access token tells.
 */
async function judge(
  key: string,
  session: SessionRow,
  { number, secret }: Presented,
  now: number,
): Promise<'current' | 'previous' | 'replayed' | 'wrong'> {
  const isGenuine =
    number === 0
      ? sameText(await sha256Hex(secret), session.secretHash)
      : sameText(secret, secretOf(key, session.id, number));
  if (!isGenuine) return 'wrong';
  // Above it when the database was brought back to an earlier state: we gave it out all the same.
  if (number >= session.secretNumber) return 'current';
  // The clock may have been set back meanwhile.
  const isRecent = Math.abs(now - session.usedAt) <= GRACE_MS;
  return number === session.secretNumber - 1 && isRecent ? 'previous' : 'replayed';
}

export type RefreshGrant = Identity & {
  refreshToken: string;
  /** Of the session, in milliseconds since the epoch. */
  expiresAt: number;
  tokenLifetime: TokenLifetime;
};

/**
 * @param key the setting that signs our tokens
 * @param user as read before they were let in
 * @returns null when their password was replaced meanwhile, as by a mailed link, which ends what the old one opened
 */
export async function startSession(
  db: Database,
  key: string,
  user: { id: string; passwordHash: string | null },
  { userAgent, tokenLifetime }: { userAgent: string | null; tokenLifetime: TokenLifetime },
  now: number,
): Promise<RefreshGrant | null> {
  const [sessionId, userId] = [crypto.randomUUID(), user.id];
  const expiresAt = now + LIFETIME_MS;
  const session: SessionRow = {
    id: sessionId,
    userId,
    secretHash: '',
    secretNumber: 1,
    userAgent: userAgent?.slice(0, 200) ?? null,
    createdAt: now,
    usedAt: now,
    expiresAt,
    tokenLifetime,
  };
  if (!(await insertSession(db, session, user.passwordHash))) return null;
  return { userId, sessionId, refreshToken: tokenOf(key, sessionId, 1), expiresAt, tokenLifetime };
}

/**
 * Exchanges a refresh token for its successor. One that was exchanged more than a minute ago is in two hands: the whole
 * session ends, for the thief and for its owner. One that never was right ends nothing.
 * @param key the setting that signs our tokens
 * @param allow counts a use of the session; throws when there were too many
 * @param asked the lifetime of access tokens from now on; it can only become shorter, so that a script in a page whose
 *   session gives short ones gets no long one
 */
export async function rotateSession(
  db: Database,
  key: string,
  token: string,
  asked: TokenLifetime,
  now: number,
  allow: (sessionId: string) => Promise<void>,
): Promise<RefreshGrant | null> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (!presented || !session) return null;
  const verdict = await judge(key, session, presented, now);
  if (verdict === 'wrong') return null;
  await allow(session.id);
  if (verdict === 'replayed' || session.expiresAt <= now) {
    await deleteSession(db, session.id);
    return null;
  }
  const { id: sessionId, userId } = session;
  const tokenLifetime = session.tokenLifetime === 'hour' ? 'hour' : asked;
  const grantOf = (number: number, expiresAt: number): RefreshGrant => ({
    ...{ userId, sessionId, tokenLifetime, expiresAt },
    refreshToken: tokenOf(key, sessionId, number),
  });
  if (verdict === 'previous') {
    if (tokenLifetime !== session.tokenLifetime) await shortenTokens(db, sessionId);
    return grantOf(session.secretNumber, session.expiresAt);
  }
  const [from, to] = [session.secretNumber, presented.number + 1];
  const expiresAt = now + LIFETIME_MS;
  const isFirst = await rotateSecret(db, { id: sessionId, from, to, now, expiresAt, tokenLifetime });
  // Another request was faster: this one is the previous now, or what the other one found.
  return isFirst ? grantOf(to, expiresAt) : rotateSession(db, key, token, asked, now, allow);
}

/** Ends the session a token belongs to, if it ever was one of it. @returns the id of the session that ended */
export async function endSession(
  db: Database,
  key: string,
  token: string,
  now: number,
): Promise<string | null> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (!presented || !session || (await judge(key, session, presented, now)) === 'wrong') return null;
  await deleteSession(db, session.id);
  return session.id;
}
