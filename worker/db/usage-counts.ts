import { eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { usageCounts } from './schema.ts';

export type UsageLimit = {
  /** A digest: whom it counts must not be read from it. */
  key: string;
  limit: number;
  periodMs: number;
};

/**
 * Counts one use for the whole world, in a period that begins with the first. What a rate limit of the platform forgets after a
 * minute and counts for each place by itself is counted here.
 * @param now milliseconds since the epoch
 * @returns false when there were too many
 */
export async function countUsage(db: Database, limit: UsageLimit, now: number): Promise<boolean> {
  return (await oneMore(db, limit, now)).length === 1;
}

/** As `countUsage`. @returns how many there are in the period, with this one if it was counted, and when that ends */
export async function takeUse(
  db: Database,
  limit: UsageLimit,
  now: number,
): Promise<{ ok: boolean; uses: number; endsAt: number }> {
  const [counted, [row]] = await db.batch([
    oneMore(db, limit, now),
    db.select().from(usageCounts).where(eq(usageCounts.key, limit.key)),
  ]);
  if (!row) throw new Error('an upsert left no row');
  return { ok: counted.length === 1, uses: row.uses, endsAt: row.endsAt };
}

/** What was counted under these keys counts no more. */
export async function forgetUsage(db: Database, keys: string[]): Promise<void> {
  await db.delete(usageCounts).where(inArray(usageCounts.key, keys));
}

/** Nothing is returned when there were too many. */
function oneMore(db: Database, { key, limit, periodMs }: UsageLimit, now: number) {
  const isOver = lte(usageCounts.endsAt, now);
  return db
    .insert(usageCounts)
    .values({ key, uses: 1, endsAt: now + periodMs })
    .onConflictDoUpdate({
      target: usageCounts.key,
      set: {
        uses: sql`CASE WHEN ${isOver} THEN 1 ELSE ${usageCounts.uses} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${now + periodMs} ELSE ${usageCounts.endsAt} END`,
      },
      setWhere: or(isOver, sql`${usageCounts.uses} < ${limit}`),
    })
    .returning({ uses: usageCounts.uses });
}
