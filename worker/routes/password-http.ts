import type { Context } from 'hono';
import { HOUR_MS } from '../../contract/time.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { database } from '../db/client.ts';
import { countPassword, forgetFailures } from '../db/password-failures.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { ApiError } from '../refusal.ts';

/**
 * Wrong passwords that an account takes in an hour, wherever they come from: a person gives up long before, and at this
 * pace the ten thousand commonest passwords take two weeks. Whoever is signed in stays so, and a mailed link opens the
 * account again at once, so that nobody is locked out by others.
 */
const FAILURES_AN_HOUR = 30;

/**
 * Whether this is the account's password. Takes the same work and the same steps for an address without an account
 * (`stored` is null).
 * @throws ApiError `too_many_attempts`
 */
export async function isPassword(
  c: Context<App>,
  email: string,
  stored: string | null,
  password: string,
): Promise<boolean> {
  // The first is counted where the request arrives and costs nothing, the second in one place for the whole world.
  await countUse(c.env, 'SIGN_IN_BY_ACCOUNT', email, 'too_many_attempts');
  const db = database(c.env.DB);
  const now = Date.now();
  const { failures, since } = await countPassword(db, email, now, HOUR_MS);
  if (failures > FAILURES_AN_HOUR) {
    throw new ApiError('too_many_attempts', { retryAfter: Math.ceil((since + HOUR_MS - now) / 1000) });
  }
  const matches = await verifyPassword(password, stored);
  if (matches) await forgetFailures(db, email);
  return matches;
}
