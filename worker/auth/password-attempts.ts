import { HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { type SharedLimit, sharedUses } from '../directory/shared-limit.ts';
import { forgetUsage } from '../directory/usage-counts.ts';
import { credentialsOf, selectByEmail, type UserRow } from '../directory/users.ts';
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
  /** Lets work finish behind the answer; logs its failure. */
  behind(work: Promise<void>): void;
};

/** `user`: as read before the password was verified; null for an address without an account. */
export type PasswordAttempt = { ok: true; user: UserRow | null; matches: boolean } | Refusal;

/**
 * Reads the user of an address and verifies the password, unless the account's limit of wrong ones is reached. Reading
 * and counting are one crossing. Does the same work for an address without an account.
 * @param now milliseconds since the epoch
 * @returns the user and whether the password is right; `too_many_attempts`; `rate_limited` when the hashing queue is
 * full: such an attempt is not counted
 */
export function tryPassword(
  { db, digest, network, behind }: AttemptDeps,
  email: string,
  password: string,
  now: number,
): Promise<PasswordAttempt> {
  // The key names the credentials, so that a new password resets every counter.
  const what = { what: `password of ${email}`, network, digest, suffix: credentialsOf(email) };
  return inQueue(network, async (turn): Promise<PasswordAttempt> => {
    // Counted before it is verified, so that simultaneous attempts are all counted.
    const { statements, counted } = await sharedUses(db, what, WRONG_PASSWORDS, now);
    const [[user = null], ...uses] = await db.batch([selectByEmail(db, email), ...statements]);
    const count = counted(uses);
    if (!count.ok) return { ok: false, code: 'too_many_attempts', retryAfter: count.retryAfter };
    const matches = await verifyPassword(password, user?.passwordHash ?? null, turn);
    if (matches) behind(forgetUsage(db, count.keys));
    return { ok: true, user, matches };
  });
}
