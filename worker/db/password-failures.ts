import { eq, lte, sql } from 'drizzle-orm';
import { sha256Hex } from '../files/digest.ts';
import type { Database } from './client.ts';
import { passwordFailures } from './schema.ts';

/**
 * Counts a password that is about to be tried, before it is: a hundred at once are a hundred. The count begins anew
 * `periodMs` after its first.
 * @returns how many there are now with this one, and since when
 */
export async function countPassword(
  db: Database,
  email: string,
  now: number,
  periodMs: number,
): Promise<{ failures: number; since: number }> {
  const over = lte(passwordFailures.since, now - periodMs);
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
