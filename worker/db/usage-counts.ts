import { lte, or, sql } from 'drizzle-orm';
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
export async function countUsage(
  db: Database,
  { key, limit, periodMs }: UsageLimit,
  now: number,
): Promise<boolean> {
  const isOver = lte(usageCounts.endsAt, now);
  const rows = await db
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
  return rows.length === 1;
}
