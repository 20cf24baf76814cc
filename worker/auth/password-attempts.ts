import type { Database } from '../db/client.ts';
import { countPassword, FAILURES_PERIOD_MS, forgetFailures } from '../db/password-failures.ts';
import type { Refusal } from '../refusal.ts';
import { refuseWhenBusy } from './hashing-queue.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Wrong passwords that an account takes in an hour, wherever they come from: a person gives up long before, and at this
 * pace the ten thousand commonest passwords take two weeks. A session stays signed in, and a mailed link opens the account
 * again at once, so that nobody is locked out by others.
 */
const FAILURES_PER_PERIOD = 30;

/**
 * Tries a password, at most so many wrong ones an hour. Takes the same work and the same steps for an address without an
 * account (`stored` is null).
 * @param now milliseconds since the epoch
 * @returns whether it is the account's password, or `too_many_attempts`
 * @throws ApiError `rate_limited` while too many passwords are being hashed
 */
export async function tryPassword(
  db: Database,
  email: string,
  stored: string | null,
  password: string,
  now: number,
): Promise<{ ok: true; matches: boolean } | Refusal> {
  // What is not tried is no failure.
  refuseWhenBusy();
  const { failures, since } = await countPassword(db, email, now);
  if (failures > FAILURES_PER_PERIOD) {
    const retryAfter = Math.ceil((since + FAILURES_PERIOD_MS - now) / 1000);
    return { ok: false, code: 'too_many_attempts', retryAfter };
  }
  const matches = await verifyPassword(password, stored);
  if (matches) await forgetFailures(db, email);
  return { ok: true, matches };
}
