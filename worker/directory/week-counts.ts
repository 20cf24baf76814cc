import { and, gte, lt, sql } from 'drizzle-orm';
import { DAY_MS, midnightBefore } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { usageCounts } from './schema.ts';

/** Counts by UTC day, summed over a week. Subjects and names are ours: nothing of a user is in a key. */

/** Days in the sum. */
const DAYS = 7;

const dayOf = (now: number) => new Date(midnightBefore(now)).toISOString().slice(0, 10);

/** Adds one to each count of today. */
export async function countToday(
  db: Database,
  subject: string,
  names: readonly string[],
  now: number,
): Promise<void> {
  const endsAt = midnightBefore(now) + (DAYS + 1) * DAY_MS;
  const isOneMore = { target: usageCounts.key, set: { uses: sql`${usageCounts.uses} + 1` } };
  await Promise.all(
    names.map((name) =>
      db.once
        .insert(usageCounts)
        .values({ key: `${subject} ${name} ${dayOf(now)}`, uses: 1, endsAt })
        .onConflictDoUpdate(isOneMore),
    ),
  );
}

/** Sum of today and the six days before, by name. One statement, a range of keys. */
export async function sumsOfWeek(
  db: Database,
  subject: string,
  now: number,
): Promise<(name: string) => number> {
  const days = new Set(Array.from({ length: DAYS }, (_, n) => dayOf(now - n * DAY_MS)));
  const rows = await db.query.usageCounts.findMany({
    where: and(gte(usageCounts.key, `${subject} `), lt(usageCounts.key, `${subject}!`)),
    columns: { key: true, uses: true },
  });
  const sums = new Map<string, number>();
  for (const { key, uses } of rows) {
    const [name, day] = [key.slice(subject.length + 1, -11), key.slice(-10)];
    if (days.has(day)) sums.set(name, (sums.get(name) ?? 0) + uses);
  }
  return (name) => sums.get(name) ?? 0;
}
