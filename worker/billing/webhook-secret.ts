import { keyedDigest } from '../files/digest.ts';

/**
 * Header of the answer to a request without a signature: which secret this Worker checks signatures with. Stripe shows
 * a secret only when its endpoint is made and Cloudflare never, so that nobody could compare the two.
 */
export const SECRET_HEADER = 'Cuentame-Webhook-Secret';

/** Public: opens and signs nothing. @returns 16 digits */
export const webhookSecretDigest = (secret: string): Promise<string> =>
  keyedDigest(secret, 'which webhook secret', 8);
