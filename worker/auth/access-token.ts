import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { signJwt, type VerifiedJwt, verifyJwt } from '../providers/jwt.ts';

const ISSUER = 'https://cuentame/api';
const AUDIENCE = 'cuentame-web';

export type Identity = { userId: string; sessionId: string };

/** @param expiresAt milliseconds since the epoch; default: one hour from now */
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

/** Access token of a session. It expires no later than the session. */
export function accessTokenOf(
  session: Identity & { expiresAt: number; tokenLifetime: TokenLifetime },
  secret: string,
  now: number,
): Promise<string> {
  const lasting = session.tokenLifetime === 'hour' ? HOUR_MS : Number.POSITIVE_INFINITY;
  return issueAccessToken(session, secret, now, Math.min(session.expiresAt, now + lasting));
}

/**
 * Cache of verified signatures. Expiry is checked at every request, and the session by the home; only the signature is
 * trusted, for at most an hour.
 */
const verifiedTokens = new Map<string, { accepted: string; until: number; identity: Identity }>();
/** Size limit of the cache; the oldest entries are evicted first. */
const MOST_VERIFIED = 1000;

/** @param secrets those that are accepted, the present one first */
export async function checkAccessToken(
  token: string,
  secrets: readonly string[],
  now: number,
): Promise<AccessCheck> {
  const accepted = secrets.join(' ');
  const known = verifiedTokens.get(token);
  if (known && known.accepted === accepted && now < known.until) return { ok: true, ...known.identity };
  const verified = await verifyJwt(
    token,
    ['sub', 'sid'],
    { secrets, issuer: ISSUER, audience: AUDIENCE },
    now,
  );
  if (!verified.ok) return verified;
  const { sub: userId, sid: sessionId, expiresAt } = verified;
  verifiedTokens.delete(token);
  const until = Math.min(expiresAt, now + HOUR_MS);
  verifiedTokens.set(token, { accepted, until, identity: { userId, sessionId } });
  if (verifiedTokens.size > MOST_VERIFIED) verifiedTokens.delete(verifiedTokens.keys().next().value!);
  return { ok: true, userId, sessionId };
}
