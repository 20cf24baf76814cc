import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { signJwt, type VerifiedJwt, verifyJwt } from '../providers/jwt.ts';

/** Short enough that a stolen one is soon worthless; the web app renews it five minutes before. */
const ISSUER = 'https://cuentame/api';
const AUDIENCE = 'cuentame-web';

export type Identity = { userId: string; sessionId: string };

/** @param expiresAt when it ends, in milliseconds since the epoch; an hour from now when that is left out */
export function issueAccessToken(
  identity: Identity,
  secret: string,
  now: number,
  expiresAt = now + HOUR_MS,
): Promise<string> {
  return signJwt(
    { sub: identity.userId, sid: identity.sessionId },
    { secret, issuer: ISSUER, audience: AUDIENCE },
    Math.floor((expiresAt - now) / 1000),
    now,
  );
}

export type AccessCheck = ({ ok: true } & Identity) | Extract<VerifiedJwt<never>, { ok: false }>;

/** The token of a session, for as long as its client asked: no token outlives its session. */
export function accessTokenOf(
  session: Identity & { expiresAt: number; tokenLifetime: TokenLifetime },
  secret: string,
  now: number,
): Promise<string> {
  const lasting = session.tokenLifetime === 'hour' ? HOUR_MS : Number.POSITIVE_INFINITY;
  return issueAccessToken(session, secret, now, Math.min(session.expiresAt, now + lasting));
}

/**
 * Tokens that were verified before: the same ones come with every request. A signature stays what it is; whether a token
 * has expired is asked every time, and whether its session lives in D1. One that lives for weeks is verified anew every
 * hour, so that nothing found here is older.
 */
const verifiedTokens = new Map<string, { secret: string; until: number; identity: Identity }>();
/** What an isolate keeps of them has an end; the oldest go first. */
const MOST_VERIFIED = 1000;

export async function checkAccessToken(token: string, secret: string, now: number): Promise<AccessCheck> {
  const known = verifiedTokens.get(token);
  if (known && known.secret === secret && now < known.until) return { ok: true, ...known.identity };
  const verified = await verifyJwt(
    token,
    ['sub', 'sid'],
    { secret, issuer: ISSUER, audience: AUDIENCE },
    now,
  );
  if (!verified.ok) return verified;
  const { sub: userId, sid: sessionId, expiresAt } = verified;
  verifiedTokens.delete(token);
  const until = Math.min(expiresAt, now + HOUR_MS);
  verifiedTokens.set(token, { secret, until, identity: { userId, sessionId } });
  if (verifiedTokens.size > MOST_VERIFIED) verifiedTokens.delete(verifiedTokens.keys().next().value!);
  return { ok: true, userId, sessionId };
}
