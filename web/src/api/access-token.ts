import type { TokenLifetime } from '../../../contract/schemas/auth.ts';
import { HOUR_MS } from '../../../contract/time.ts';
import { timeIn } from './token-claims.ts';

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

/** Whether the token has a longer lifetime than requested, as from an older version. Independent of this clock. */
export function lastsTooLong(token: string): boolean {
  const [end, begin] = [timeIn(token, 'exp'), timeIn(token, 'iat')];
  return end !== null && begin !== null && end - begin > HOUR_MS;
}

/**
 * Whether to renew a token before it is used.
 * @param now milliseconds since 1970 by this device's clock
 * @param clockAhead milliseconds by which that clock is ahead of the server's; null when unknown. Then the server
 * refuses an expired token once, and the next one tells the difference.
 */
export function needsRenewal(token: string, now: number, clockAhead: number | null): boolean {
  const expiry = timeIn(token, 'exp');
  if (expiry === null) return false;
  if (lastsTooLong(token)) return true;
  // A token that does not say when it was issued leaves nothing but this clock.
  if (clockAhead === null && timeIn(token, 'iat') !== null) return false;
  return expiry - (now - (clockAhead ?? 0)) < RENEW_BEFORE_MS;
}

/** Backoff of the refresh endpoint after `failures` (1, 2, …) in a row, in milliseconds. */
export function renewalBackoff(failures: number): number {
  return Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LAST_BACKOFF_MS);
}
