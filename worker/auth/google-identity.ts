import { GOOGLE_NONCE_PREFIX } from '../../contract/google-nonce.ts';
import { PERSON_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { seenText } from '../../contract/typed-text.ts';
import { isSwitchedOff } from '../config/switched-off.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { discover, GoogleError } from '../providers/google.ts';
import { verifyIdToken } from '../providers/jwt.ts';

/** Identity in a Google ID token. The address is verified and in our spelling. */
export type GoogleIdentity = {
  googleId: string;
  email: string;
  name: string | null;
  /**
   * Whether Google hosts the mailbox and so knows its current owner. For any other address Google only once verified
   * that the user could read its mail.
   */
  isAuthoritative: boolean;
};

export type GoogleCheck =
  | ({ ok: true } & GoogleIdentity)
  | {
      ok: false;
      code:
        | 'google_not_configured'
        | 'google_unavailable'
        | 'google_sign_in_refused'
        | 'google_email_unverified';
    };

/** Google issues tokens with and without the scheme; see "Verify the Google ID token on your server side". */
const issuersOf = (issuer: string) => [issuer, issuer.replace(/^https:\/\//, '')];

/**
 * Validates an ID token.
 * @param nonce of our redirect flow; null when the sign-in script delivered the token and the page sent no secret: then
 * a token with a nonce of ours is refused
 */
export async function checkIdToken(
  env: Env,
  idToken: string,
  nonce: string | null,
  now: number,
): Promise<GoogleCheck> {
  if (!env.GOOGLE_CLIENT_ID || isSwitchedOff(env, 'google'))
    return { ok: false, code: 'google_not_configured' };
  const keysUrl = await keysUrlOf(env.GOOGLE_ISSUER, now);
  if (!keysUrl) return { ok: false, code: 'google_unavailable' };
  const verified = await verifyIdToken(
    idToken,
    { keysUrl, issuers: issuersOf(env.GOOGLE_ISSUER), audience: env.GOOGLE_CLIENT_ID },
    now,
  );
  if (!verified.ok) {
    if (verified.reason === 'unavailable') logLine('error', { google: 'keys', error: verified.detail });
    const code = verified.reason === 'unavailable' ? 'google_unavailable' : 'google_sign_in_refused';
    return { ok: false, code };
  }
  const { sub, email, email_verified, hd, name, azp, nonce: tokenNonce } = verified.payload;
  // Authorised party. A token issued to another client is refused, even when we are in its audience.
  const isForThisClient = azp === undefined || azp === env.GOOGLE_CLIENT_ID;
  const isForThisFlow =
    nonce === null ? !String(tokenNonce ?? '').startsWith(GOOGLE_NONCE_PREFIX) : tokenNonce === nonce;
  if (!sub || typeof email !== 'string' || !isForThisFlow || !isForThisClient)
    return { ok: false, code: 'google_sign_in_refused' };
  // Anyone can open a Google account with someone else's address; only a verified address identifies its owner.
  if (email_verified !== true) return { ok: false, code: 'google_email_unverified' };
  return {
    ok: true,
    googleId: sub,
    email: email.trim().toLowerCase(),
    // Google's rule for both: developers.google.com/identity/gsi/web/guides/verify-google-id-token.
    isAuthoritative: /@gmail\.com$/i.test(email.trim()) || (typeof hd === 'string' && hd !== ''),
    name: typeof name === 'string' ? seenText(name.slice(0, PERSON_NAME_MAX_LENGTH)) || null : null,
  };
}

async function keysUrlOf(issuer: string, now: number): Promise<string | null> {
  try {
    return (await discover(issuer, now)).keysUrl;
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    logLine('error', { google: 'discovery', error: error.message });
    return null;
  }
}
