import type { TokenLifetime } from '../../../contract/schemas/auth.ts';
import { HOUR_MS } from '../../../contract/time.ts';

/**
 * Lifetime of the access token requested at every sign-in and renewal, one hour: scripts in the page can read it. The
 * refresh cookie, which no script can read, renews it.
 */
export const SHORT_TOKEN = { tokenLifetime: 'hour' } as const satisfies { tokenLifetime: TokenLifetime };

/** Margin before the expiry at which a token is renewed. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** Backoff after a refresh failed offline: 30 s, doubling to 16 minutes. */
const FIRST_BACKOFF_MS = 30_000;
const LAST_BACKOFF_MS = 960_000;

/** Time claim of a JWT (`exp`, `iat`) in milliseconds since 1970; null without it. Only the server verifies tokens. */
function timeIn(token: string, claim: 'exp' | 'iat'): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const time = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
    return typeof time === 'number' ? time * 1000 : null;
  } catch {
    return null;
  }
}

/** Expiry of a JWT in milliseconds since 1970; null without one. */
export const tokenExpiry = (token: string) => timeIn(token, 'exp');

/** Whether the token has a longer lifetime than requested, as from an older version. Independent of this clock. */
export function lastsTooLong(token: string): boolean {
  const [end, begin] = [timeIn(token, 'exp'), timeIn(token, 'iat')];
  return end !== null && begin !== null && end - begin > HOUR_MS;
}

export function needsRenewal(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return (expiry !== null && expiry - now < RENEW_BEFORE_MS) || lastsTooLong(token);
}

/** Backoff of the refresh endpoint after `failures` (1, 2, …) in a row, in milliseconds. */
export function renewalBackoff(failures: number): number {
  return Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LAST_BACKOFF_MS);
}
