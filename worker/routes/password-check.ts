import type { Context } from 'hono';
import { tryPassword } from '../auth/password-attempts.ts';
import { database } from '../directory/client.ts';
import { ApiError } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, countUseOfAddress } from '../middleware/rate-limit.ts';

/**
 * Compares a password, within the limits.
 * @param stored null for an address without an account, which takes the same work
 * @throws ApiError `too_many_attempts`
 */
export async function isPassword(
  c: Context<App>,
  email: string,
  stored: string | null,
  password: string,
): Promise<boolean> {
  // Cheap local limit per location; `tryPassword` counts globally.
  await countUseOfAddress(c, 'SIGN_IN_BY_ACCOUNT', email, 'too_many_attempts');
  const deps = {
    db: database(c.env.DB),
    digest: (text: string) => keyedDigest(c.env.FILE_SECRET, text, UNIQUE),
    network: callerSite(c),
  };
  const attempt = await tryPassword(deps, email, stored, password, Date.now());
  if (!attempt.ok) throw new ApiError(attempt.code, attempt);
  return attempt.matches;
}
