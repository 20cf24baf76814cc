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

export async function checkAccessToken(token: string, secret: string, now: number): Promise<AccessCheck> {
  const verified = await verifyJwt(
    token,
    ['sub', 'sid'],
    { secret, issuer: ISSUER, audience: AUDIENCE },
    now,
  );
  return verified.ok ? { ok: true, userId: verified.sub, sessionId: verified.sid } : verified;
}
