import { eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { usageCounts } from './schema.ts';

export type UsageLimit = {
  /** A digest, from which the user cannot be read. */
  key: string;
  limit: number;
  periodMs: number;
};

/**
 * Counts one use globally, in a period that begins with the first. The platform's rate limits count per location and
 * for a minute only.
 * @param now milliseconds since the epoch
 * @returns false when the limit is reached
 */
export async function countUsage(db: Database, limit: UsageLimit, now: number): Promise<boolean> {
  return (await oneMore(db, limit, now)).length === 1;
}

/**
 * As `countUsage`.
 * @returns the uses in the period, this one included if counted, and the end of the period
 */
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

/** Resets these keys. */
export async function forgetUsage(db: Database, keys: string[]): Promise<void> {
  await db.delete(usageCounts).where(inArray(usageCounts.key, keys));
}

/** Returns no row when the limit is reached. */
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
