import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { failureName } from './plain-code.ts';

/** The one place that imports `jose`. HS256 only: we choose the algorithm, never the token. */
const ALGORITHM = 'HS256';

/** Imported keys of our secrets: every request would import one otherwise. */
const keys = new Map<string, CryptoKey>();

async function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  keys.set(secret, key);
  return key;
}

type Parties = { issuer: string; audience: string };
export type SignOptions = Parties & { secret: string };
/** `secrets`: all that are accepted. */
export type VerifyOptions = Parties & { secrets: readonly string[] };

/** @param lifetimeS seconds until the token expires, from `now` (milliseconds since the epoch) */
export async function signJwt(
  { sub, ...claims }: Record<string, string>,
  { secret, issuer, audience }: SignOptions,
  lifetimeS: number,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const jwt = new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS);
  if (sub !== undefined) jwt.setSubject(sub);
  return jwt.sign(await keyOf(secret));
}

export type VerifiedJwt<Claim extends string> =
  /** Expiry in milliseconds since the epoch. */
  ({ ok: true; expiresAt: number } & Record<Claim, string>) | { ok: false; reason: 'expired' | 'invalid' };

/** Verifies one of our tokens, which must have all these claims. */
export async function verifyJwt<Claim extends string>(
  token: string,
  required: readonly Claim[],
  { secrets, ...parties }: VerifyOptions,
  now: number,
): Promise<VerifiedJwt<Claim>> {
  for (const secret of secrets) {
    const verified = await verifiedWith(secret, token, required, parties, now);
    // Only the signature depends on the secret.
    if (verified !== 'signed with another') return verified;
  }
  return { ok: false, reason: 'invalid' };
}

async function verifiedWith<Claim extends string>(
  secret: string,
  token: string,
  required: readonly Claim[],
  parties: Parties,
  now: number,
): Promise<VerifiedJwt<Claim> | 'signed with another'> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: [ALGORITHM],
      ...parties,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    const claims = {} as Record<Claim, string>;
    for (const name of required) {
      const value = payload[name];
      if (typeof value !== 'string') return { ok: false, reason: 'invalid' };
      claims[name] = value;
    }
    return { ...claims, ok: true as const, expiresAt: payload.exp! * 1000 };
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'signed with another';
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
    if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid' };
    throw error;
  }
}

export type VerifiedIdToken =
  | { ok: true; payload: JWTPayload }
  | { ok: false; reason: 'invalid' | 'unavailable'; detail: string };

/** Signing keys of identity providers, cached by `jose` for ten minutes and fetched again for an unknown key. */
const keySets = new Map<string, JWTVerifyGetKey>();

function keySetOf(url: string): JWTVerifyGetKey {
  let keys = keySets.get(url);
  if (!keys) {
    keys = createRemoteJWKSet(new URL(url));
    keySets.set(url, keys);
  }
  return keys;
}

/** Errors that mean that the key server is unavailable; all others are the token's fault. */
const isUnavailable = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error.code === errors.JWKSTimeout.code ||
  error.code === errors.JOSEError.code;

/** Tolerance for another machine's clock, in seconds. */
const CLOCK_TOLERANCE_S = 30;

/** Verifies an OpenID Connect ID token: RS256 by a key of the set, issuer, audience, expiry. */
export async function verifyIdToken(
  token: string,
  options: { keysUrl: string; issuers: readonly string[]; audience: string },
  now: number,
): Promise<VerifiedIdToken> {
  try {
    const { payload } = await jwtVerify(token, keySetOf(options.keysUrl), {
      algorithms: ['RS256'],
      issuer: [...options.issuers],
      audience: options.audience,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(now),
    });
    return { ok: true, payload };
  } catch (error) {
    return {
      ok: false,
      reason: isUnavailable(error) ? 'unavailable' : 'invalid',
      detail: failureName(error),
    };
  }
}
