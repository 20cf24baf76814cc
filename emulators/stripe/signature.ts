import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header: the time, and an HMAC-SHA256 of time and body.
 * @param at seconds since 1970
 */
export function signatureOf(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
