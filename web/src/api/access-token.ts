import type { TokenLifetime } from '../../../contract/schemas/auth.ts';
import { HOUR_MS } from '../../../contract/time.ts';

/**
 * What every way in and every renewal asks for: a token in a page's storage can be read by whatever runs in the page, so
 * ours are good for an hour and renewed with the cookie, which no script can read.
 */
export const SHORT_TOKEN = { tokenLifetime: 'hour' } as const satisfies { tokenLifetime: TokenLifetime };

/** An access token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** After a renewal that failed for want of a connection, the next is tried after 30 s, doubling to 16 minutes. */
const FIRST_BACKOFF_MS = 30_000;
const LAST_BACKOFF_MS = 960_000;

/** A time of a JWT (`exp`, `iat`) in milliseconds since 1970; null when it does not say. Nothing is verified: that is the server's. */
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

/** When a JWT ends, in milliseconds since 1970; null when it does not say. */
export const tokenExpiry = (token: string) => timeIn(token, 'exp');

/** Whether it was made for longer than we ask for, as by an older version of the app. Whatever the clock here says. */
export function lastsTooLong(token: string): boolean {
  const [end, begin] = [timeIn(token, 'exp'), timeIn(token, 'iat')];
  return end !== null && begin !== null && end - begin > HOUR_MS;
}

export function needsRenewal(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return (expiry !== null && expiry - now < RENEW_BEFORE_MS) || lastsTooLong(token);
}

/** How long to leave the refresh endpoint alone after `failures` (1, 2, …) in a row, in milliseconds. */
export function renewalBackoff(failures: number): number {
  return Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LAST_BACKOFF_MS);
}
