import { timingSafeEqual } from 'node:crypto';

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}

/** Bytes of a collision-free digest. */
export const UNIQUE = 16;

/**
 * Keyed digest.
 * @param bytes 4 are enough to distinguish users in a log; see `UNIQUE`
 * @returns hex; it identifies no user without the secret
 */
export async function keyedDigest(secret: string, text: string, bytes = 4): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return Buffer.from(digest).toString('hex', 0, bytes);
}

/** Compares two digests or secrets in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
