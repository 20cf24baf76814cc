import { waitUntil } from 'cloudflare:workers';
import { database } from '../directory/client.ts';
import { restoreMailToken, type HeldLink } from '../directory/mail-tokens.ts';
import { markHandedOver, type UserRow, usersToHandOver } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors/refusal.ts';
import { copyOf, type SignedInUser } from '../home-storage/user.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { NOTHING_SPENT } from '../plan/present-user.ts';
import { homeOf } from './client.ts';

/** Rows of one run. The rest follows a minute later. */
const AT_ONCE = 100;

async function take(env: Env, row: UserRow): Promise<SignedInUser> {
  const copy = copyOf(row);
  // An object that is no home takes nothing: its first session will bring the row.
  return (await homeOf(env, row.id, row.locationHint).take(copy)) ?? { ...copy, spent: NOTHING_SPENT };
}

/**
 * Hands a written row to its user's home, so that the change holds at the next request.
 * @returns the user as the home has it
 * @throws ApiError `database_error` when the home did not acknowledge the row, which `handOverAgain` then repeats
 */
export async function handOver(env: Env, row: UserRow): Promise<SignedInUser> {
  let user: SignedInUser;
  try {
    user = await take(env, row);
  } catch (error) {
    logLine('error', { handOver: 'not acknowledged', error: redactedErrorMessage(error) });
    throw new ApiError('database_error');
  }
  // Behind the answer: an unmarked row is handed over once more.
  waitUntil(
    markHandedOver(database(env.DB), row).catch((error) =>
      logLine('warn', { handOver: 'not marked', error: redactedErrorMessage(error) }),
    ),
  );
  return user;
}

/**
 * Hands over the row that a mailed link changed. The link is valid again when the home did not acknowledge the row, so
 * that its user may repeat the request.
 * @throws ApiError `database_error`
 */
export async function handOverLinked(env: Env, { user, link }: HeldLink): Promise<void> {
  try {
    await handOver(env, user);
  } catch (error) {
    await restoreMailToken(database(env.DB), link).catch((cause) =>
      logLine('error', { mailLink: 'not restored', error: redactedErrorMessage(cause) }),
    );
    throw error;
  }
}

/**
 * Hands over the rows that a home has not acknowledged.
 * @returns how many were handed over, and how many failed
 */
export async function handOverAgain(env: Env): Promise<{ handedOver: number; failed: number }> {
  const db = database(env.DB);
  const rows = await usersToHandOver(db, AT_ONCE);
  const results = await Promise.allSettled(
    rows.map(async (row) => {
      await take(env, row);
      await markHandedOver(db, row);
    }),
  );
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures)
    logLine('error', { handOver: 'failed again', error: redactedErrorMessage(reason) });
  return { handedOver: rows.length - failures.length, failed: failures.length };
}
