/**
 * Nonce of a sign-in by our page: this prefix and the SHA-256, in hex, of a secret that only the page has. A stolen ID
 * token is useless without the secret. Other nonces, or none, come from pages without this protection.
 */
export const GOOGLE_NONCE_PREFIX = 'cuentame.';
