import { HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../db/client.ts';
import { countShared, forgetShared, type SharedLimit } from '../db/shared-limit.ts';
import type { Refusal } from '../errors/refusal.ts';
import { inQueue } from './hashing-queue.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Wrong passwords that an account takes in an hour. A person gives up long before the limit of one network, and from all
 * networks together the ten thousand commonest passwords take a week. Those who use the limit up from a few networks do
 * not lock out the holder, who comes from another; against those with many, a session stays signed in and a mailed link
 * opens the account again.
 */
const WRONG_PASSWORDS: SharedLimit = { all: 60, kept: 30, firstOfEach: 5, perNetwork: 15, periodMs: HOUR_MS };

export type AttemptDeps = {
  db: Database;
  /** Of what is counted, with our secret. */
  digest(text: string): Promise<string>;
  /** From where the password is tried. */
  network: string;
};

/**
 * Tries a password, unless too many wrong ones were tried. Takes the same work and the same steps for an address without an
 * account (`stored` is null).
 * @param now milliseconds since the epoch
 * @returns whether it is the account's password, or `too_many_attempts`
 * @throws ApiError `rate_limited` while too many passwords are being hashed; such an attempt is not counted
 */
export function tryPassword(
  { db, digest, network }: AttemptDeps,
  email: string,
  stored: string | null,
  password: string,
  now: number,
): Promise<{ ok: true; matches: boolean } | Refusal> {
  // With the stored digest in it: whoever has set a new password begins at zero everywhere.
  const what = { what: `password of ${email} ${stored}`, network, digest };
  return inQueue(network, async (turn) => {
    // Counted before it is tried: a hundred at once are a hundred.
    const counted = await countShared(db, what, WRONG_PASSWORDS, now);
    if (!counted.ok) return { ok: false, code: 'too_many_attempts', retryAfter: counted.retryAfter };
    const matches = await verifyPassword(password, stored, turn);
    if (matches) await forgetShared(db, what);
    return { ok: true, matches };
  });
}
