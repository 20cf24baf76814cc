import { createHmac } from 'node:crypto';
import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { sameText } from '../files/digest.ts';
import type { Identity } from './access-token.ts';

/** Age of a session up to which it proves that its user is present, without a password. */
const FRESH_FOR_MS = 15 * 60_000;

/** Whether the session began just now. */
export const isFresh = (session: { createdAt: number }, now: number) =>
  now - session.createdAt < FRESH_FOR_MS;

/** Verified content of the refresh cookie: user, session, and the number of the secret from 1. */
export type RefreshToken = Identity & { number: number };

/** @param key the setting that signs our tokens */
const secretOf = (key: string, { userId, sessionId, number }: RefreshToken) =>
  createHmac('sha256', key)
    .update(`refresh secret ${number} of ${sessionId} of ${userId}`)
    .digest('base64url');

/** `user.session.number.secret`: says which home to ask, and is verified before that home is asked. */
export const writeRefreshToken = (key: string, token: RefreshToken): string =>
  `${token.userId}.${token.sessionId}.${token.number}.${secretOf(key, token)}`;

/**
 * @param keys those that are accepted
 * @returns null for a token that we never issued
 */
export function readRefreshToken(keys: readonly string[], text: string): RefreshToken | null {
  const [, userId, sessionId, number, secret] =
    /^([\w-]{1,64})\.([\w-]{1,64})\.([1-9]\d{0,9})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (!userId || !sessionId || !number || !secret) return null;
  const token = { userId, sessionId, number: Number(number) };
  return keys.some((key) => sameText(secret, secretOf(key, token))) ? token : null;
}

/** A session as its cookie and access token need it. */
export type SessionGrant = Identity & {
  /** Number of the current refresh secret. */
  number: number;
  /** End of the session, in milliseconds since the epoch. */
  expiresAt: number;
  tokenLifetime: TokenLifetime;
};
