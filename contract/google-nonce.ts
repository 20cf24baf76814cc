/**
 * How an ID token says that a page of ours began the sign-in: its `nonce` is this and the SHA-256, in hex, of a secret that only that
 * page has. A token that somebody else got hold of is worth nothing without the secret. Other nonces, and none, are of pages
 * that do not do this.
 */
export const GOOGLE_NONCE_PREFIX = 'cuentame.';
