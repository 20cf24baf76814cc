import { createHmac } from 'node:crypto';
import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import {
  deleteSession,
  insertSession,
  rotateSecret,
  type SessionRow,
  sessionById,
  shortenTokens,
} from '../directory/sessions.ts';
import { sameText, sha256Hex } from '../files/digest.ts';
import type { Identity } from './access-token.ts';

/** A family that opens the app once a month stays signed in. */
const LIFETIME_MS = 60 * DAY_MS;

/** Age of a session up to which it proves that its user is present, without a password. */
const FRESH_FOR_MS = 15 * 60_000;

/** Whether the session began just now. */
export const isFresh = (session: { createdAt: number }, now: number) =>
  now - session.createdAt < FRESH_FOR_MS;

/**
 * Grace period after an exchange in which the old secret still returns the same successor: the response was lost, or
 * two pages refreshed at once.
 */
const GRACE_MS = 60_000;

/**
 * Content of the cookie: session id and number of the secret. Secrets are numbered from 1 and derived, so that none is
 * stored and each can be recognised. Number 0 is the random secret of a session from before derivation, whose hash is
 * stored; it is written without a number.
 */
type Presented = { sessionId: string; number: number; secret: string };

/** @param key the setting that signs our tokens; changing it ends every session */
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
 * `current`: to be exchanged. `previous`: exchanged within the grace period. `replayed`: exchanged earlier, so two
 * parties hold it. `wrong`: never a secret of this session (session ids are in every access token).
 */
async function classify(
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
  // A higher number is valid too: we issued it before the database was restored to an earlier state.
  if (number >= session.secretNumber) return 'current';
  // The clock may have been set back meanwhile.
  const isRecent = Math.abs(now - session.usedAt) <= GRACE_MS;
  return number === session.secretNumber - 1 && isRecent ? 'previous' : 'replayed';
}

export type RefreshGrant = Identity & {
  refreshToken: string;
  /** End of the session, in milliseconds since the epoch. */
  expiresAt: number;
  tokenLifetime: TokenLifetime;
};

/**
 * @param key the setting that signs our tokens
 * @param user as read before authentication
 * @returns null when the password was replaced meanwhile, for example by a mailed link, which ends sessions of the old
 * one
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
 * Exchanges a refresh token for its successor. A token replayed after the grace period ends the whole session, since a
 * thief may hold it. A wrong token ends nothing.
 * @param key the setting that signs our tokens
 * @param allow counts a use of the session; throws above the limit
 * @param asked lifetime of access tokens from now on; it can only get shorter, so that a script in a page with short
 * tokens cannot obtain a long one
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
  const verdict = await classify(key, session, presented, now);
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
  // Another request won the update: this token is now the previous one, or what that request made of it.
  return isFirst ? grantOf(to, expiresAt) : rotateSession(db, key, token, asked, now, allow);
}

/**
 * Ends the session of a token, if the token ever belonged to one.
 * @returns the id of the session that ended
 */
export async function endSession(
  db: Database,
  key: string,
  token: string,
  now: number,
): Promise<string | null> {
  const presented = parseToken(token);
  const session = presented && (await sessionById(db, presented.sessionId));
  if (!presented || !session || (await classify(key, session, presented, now)) === 'wrong') return null;
  await deleteSession(db, session.id);
  return session.id;
}
