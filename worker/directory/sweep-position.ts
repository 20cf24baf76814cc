import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { sweepPositions } from './schema.ts';

/** Stored cursors of the sweeps over buckets and accounts. */

/** @returns the last key that a sweep of this bucket handled; null to start from the beginning */
export async function sweepPosition(db: Database, bucket: string): Promise<string | null> {
  const row = await db.query.sweepPositions.findFirst({ where: eq(sweepPositions.bucket, bucket) });
  return row?.after ?? null;
}

/** @param after the last key handled; null when the sweep is complete */
export async function keepSweepPosition(db: Database, bucket: string, after: string | null): Promise<void> {
  if (after === null) await db.delete(sweepPositions).where(eq(sweepPositions.bucket, bucket));
  else {
    await db
      .insert(sweepPositions)
      .values({ bucket, after })
      .onConflictDoUpdate({ target: sweepPositions.bucket, set: { after } });
  }
}
