import { eq, lte, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../contract/time.ts';
import { sha256Hex } from '../files/digest.ts';
import type { Database } from './client.ts';
import { passwordFailures } from './schema.ts';

/** How long wrong passwords are counted together, from the first of them; older ones count for nothing. */
export const FAILURES_PERIOD_MS = HOUR_MS;

/**
 * Counts a password that is about to be tried, before it is: a hundred at once are a hundred. The count begins anew when
 * its period is over.
 * @returns how many there are now with this one, and since when
 */
export async function countPassword(
  db: Database,
  email: string,
  now: number,
): Promise<{ failures: number; since: number }> {
  const over = lte(passwordFailures.since, now - FAILURES_PERIOD_MS);
  const [, rows] = await db.batch([
    db.delete(passwordFailures).where(over),
    db
      .insert(passwordFailures)
      .values({ emailHash: await sha256Hex(email), failures: 1, since: now })
      .onConflictDoUpdate({
        target: passwordFailures.emailHash,
        set: { failures: sql`${passwordFailures.failures} + 1` },
      })
      .returning(),
  ]);
  const row = rows[0];
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

/** The person has shown who they are. */
export async function forgetFailures(db: Database, email: string): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.emailHash, await sha256Hex(email)));
}
