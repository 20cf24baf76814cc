import { errors, jwtVerify, SignJWT } from 'jose';

/** The one place that imports `jose`. HS256 only: the algorithm is ours to choose, never the token's. */
const ALGORITHM = 'HS256';

export type JwtOptions = { secret: string; issuer: string; audience: string };

/** @param lifetimeS seconds until the token expires, from `now` (milliseconds since the epoch) */
export function signJwt(
  claims: { sub: string; sid: string },
  { secret, issuer, audience }: JwtOptions,
  lifetimeS: number,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ sid: claims.sid })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(claims.sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS)
    .sign(new TextEncoder().encode(secret));
}

export type VerifiedJwt =
  | { ok: true; sub: string; sid: string }
  | { ok: false; reason: 'expired' | 'invalid' };

export async function verifyJwt(token: string, options: JwtOptions, now: number): Promise<VerifiedJwt> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(options.secret), {
      algorithms: [ALGORITHM],
      issuer: options.issuer,
      audience: options.audience,
      currentDate: new Date(now),
    });
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return { ok: false, reason: 'invalid' };
    return { ok: true, sub, sid };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
    if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid' };
    throw error;
  }
}
