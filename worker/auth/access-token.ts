import { signJwt, type VerifiedJwt, verifyJwt } from '../providers/jwt.ts';

/** Short enough that a stolen one is soon worthless; the web app renews it five minutes before. */
const LIFETIME_S = 3600;
const ISSUER = 'https://cuentame/api';
const AUDIENCE = 'cuentame-web';

export type Identity = { userId: string; sessionId: string };

export function issueAccessToken(identity: Identity, secret: string, now: number): Promise<string> {
  return signJwt(
    { sub: identity.userId, sid: identity.sessionId },
    { secret, issuer: ISSUER, audience: AUDIENCE },
    LIFETIME_S,
    now,
  );
}

export type AccessCheck = ({ ok: true } & Identity) | Extract<VerifiedJwt<never>, { ok: false }>;

/**
 * Tokens that were verified before: the same ones come with every request for an hour. A signature stays what it is; when
 * a token expires is asked every time.
 */
const verifiedTokens = new Map<string, { secret: string; expiresAt: number; identity: Identity }>();
/** What an isolate keeps of them has an end; the oldest go first. */
const MOST_VERIFIED = 1000;

export async function checkAccessToken(token: string, secret: string, now: number): Promise<AccessCheck> {
  const known = verifiedTokens.get(token);
  if (known && known.secret === secret && now < known.expiresAt) return { ok: true, ...known.identity };
  const verified = await verifyJwt(
    token,
    ['sub', 'sid'],
    { secret, issuer: ISSUER, audience: AUDIENCE },
    now,
  );
  if (!verified.ok) return verified;
  const { sub: userId, sid: sessionId, expiresAt } = verified;
  verifiedTokens.delete(token);
  verifiedTokens.set(token, { secret, expiresAt, identity: { userId, sessionId } });
  if (verifiedTokens.size > MOST_VERIFIED) verifiedTokens.delete(verifiedTokens.keys().next().value!);
  return { ok: true, userId, sessionId };
}
