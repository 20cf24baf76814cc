import { inArray, sql } from 'drizzle-orm';
import { DAY_MS, midnightBefore } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { usageCounts } from './schema.ts';

/** Counts by UTC day, summed over a week. Names are ours: nothing of a user is in a key. */

/** Days in the sum. */
const DAYS = 7;

const keyOf = (name: string, now: number) =>
  `${name} ${new Date(midnightBefore(now)).toISOString().slice(0, 10)}`;

/** Adds one to each count of today. */
export async function countToday(db: Database, names: readonly string[], now: number): Promise<void> {
  const endsAt = midnightBefore(now) + (DAYS + 1) * DAY_MS;
  const isOneMore = { target: usageCounts.key, set: { uses: sql`${usageCounts.uses} + 1` } };
  await Promise.all(
    names.map((name) =>
      db
        .insert(usageCounts)
        .values({ key: keyOf(name, now), uses: 1, endsAt })
        .onConflictDoUpdate(isOneMore),
    ),
  );
}

/** Sums of today and the six days before, by name. */
export async function sumsOfWeek<Name extends string>(
  db: Database,
  names: readonly Name[],
  now: number,
): Promise<Record<Name, number>> {
  const days = Array.from({ length: DAYS }, (_, n) => now - n * DAY_MS);
  const keysOf = (name: Name) => days.map((day) => keyOf(name, day));
  const rows = await db.query.usageCounts.findMany({
    where: inArray(usageCounts.key, names.flatMap(keysOf)),
    columns: { key: true, uses: true },
  });
  const uses = new Map(rows.map(({ key, uses }) => [key, uses]));
  const sumOf = (name: Name) => keysOf(name).reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, sumOf(name)])) as Record<Name, number>;
}
