import { HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { countShared, forgetShared, type SharedLimit } from '../directory/shared-limit.ts';
import type { Refusal } from '../errors/refusal.ts';
import { inQueue } from './hashing-queue.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Limit of wrong passwords per account and hour. A user gives up long before the limit of one network; from all
 * networks together the ten thousand commonest passwords take a week. Attackers on a few networks cannot lock out the
 * owner on another; against many networks, existing sessions and mailed links still work.
 */
const WRONG_PASSWORDS: SharedLimit = { all: 60, kept: 30, firstOfEach: 5, perNetwork: 15, periodMs: HOUR_MS };

export type AttemptDeps = {
  db: Database;
  /** Keyed digest of the counter's name. */
  digest(text: string): Promise<string>;
  /** Network of the attempt. */
  network: string;
};

/**
 * Verifies a password unless the account's limit of wrong ones is reached. Does the same work for an address without an
 * account (`stored` is null).
 * @param now milliseconds since the epoch
 * @returns whether the password is right, or `too_many_attempts`
 * @throws ApiError `rate_limited` when the hashing queue is full; such an attempt is not counted
 */
export function tryPassword(
  { db, digest, network }: AttemptDeps,
  email: string,
  stored: string | null,
  password: string,
  now: number,
): Promise<{ ok: true; matches: boolean } | Refusal> {
  // The key contains the stored hash, so that a new password resets every counter.
  const what = { what: `password of ${email} ${stored}`, network, digest };
  return inQueue(network, async (turn) => {
    // Counted before it is verified, so that simultaneous attempts are all counted.
    const counted = await countShared(db, what, WRONG_PASSWORDS, now);
    if (!counted.ok) return { ok: false, code: 'too_many_attempts', retryAfter: counted.retryAfter };
    const matches = await verifyPassword(password, stored, turn);
    if (matches) await forgetShared(db, what);
    return { ok: true, matches };
  });
}
