/** An access token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** After a renewal that failed for want of a connection, the next is tried after 30 s, doubling to 16 minutes. */
const FIRST_BACKOFF_MS = 30_000;
const LAST_BACKOFF_MS = 960_000;

/** When a JWT ends, in milliseconds since 1970; null when it does not say. Nothing is verified: that is the server's. */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

export function needsRenewal(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry - now < RENEW_BEFORE_MS;
}

/** How long to leave the refresh endpoint alone after `failures` (1, 2, …) in a row, in milliseconds. */
export function renewalBackoff(failures: number): number {
  return Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LAST_BACKOFF_MS);
}
