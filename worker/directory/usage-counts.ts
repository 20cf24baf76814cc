import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { usageCounts } from './schema.ts';

export type UsageLimit = {
  /** A digest, from which the user cannot be read, or an expression that begins with one. */
  key: string | SQL<string>;
  limit: number | SQL<number>;
  periodMs: number;
};

/** Limits in the order in which they are counted. */
export type UsageLimits = { before: readonly (UsageLimit & { limit: number })[]; last: UsageLimit };

/** Outcome of counting in order: with the keys that were counted, or the place of the limit that refused. */
export type Counted = { ok: true; keys: string[] } | { ok: false; place: number; endsAt: number };

/**
 * Counts one use of each limit globally, in periods that begin with the first, in one crossing. What one of them
 * refuses counts for none after it. The platform's rate limits count per location and for a minute only.
 * @param now milliseconds since the epoch
 */
export async function countInOrder(db: Database, limits: UsageLimits, now: number): Promise<Counted> {
  const { statements, counted } = usesOf(db, limits, now);
  const [first, ...others] = statements;
  return counted(await db.batch([first!, ...others]));
}

/**
 * Statements that count one use of each limit in order, for a batch with others.
 * @returns `counted`: reads the results of these statements
 */
export function usesOf(db: Database, { before, last }: UsageLimits, now: number) {
  const use = crypto.randomUUID().slice(0, USE_LENGTH);
  const statements = [...before, last].flatMap((limit, place) => {
    const isLast = place === before.length;
    return [
      useOf(db, limit, { before: before.slice(0, place), isLast, use }, now),
      db
        .select({ key: usageCounts.key, uses: usageCounts.uses, endsAt: usageCounts.endsAt })
        .from(usageCounts)
        .where(eq(usageCounts.key, limit.key)),
    ];
  });
  const counted = (results: readonly Row[][]): Counted => {
    const keys: string[] = [];
    for (let place = 0; place <= before.length; place++) {
      const [changed, [row]] = [results[2 * place]!, results[2 * place + 1]!];
      if (!row) throw new Error('an upsert left no row');
      const first = before[place];
      const isCounted = first ? row.uses <= first.limit : changed.length === 1;
      if (!isCounted) return { ok: false, place, endsAt: row.endsAt };
      keys.push(row.key);
    }
    return { ok: true, keys };
  };
  return { statements, counted };
}

/** Characters of a use's random id, and of the latest ids that a row keeps. */
const USE_LENGTH = 8;
const RECENT_LENGTH = 8 * USE_LENGTH;

type Row = { key: string; uses: number; endsAt: number };

/** Resets these keys. */
export async function forgetUsage(db: Database, keys: string[]): Promise<void> {
  await db.repeatable.delete(usageCounts).where(inArray(usageCounts.key, keys));
}

/**
 * Counts one use unless a limit before it refused. A reached limit that others follow is exceeded by one, which tells
 * them of the refusal; the last one is never exceeded. Repeatable: the row names its latest uses.
 */
function useOf(
  db: Database,
  { key, limit, periodMs }: UsageLimit,
  { before, isLast, use }: { before: UsageLimits['before']; isLast: boolean; use: string },
  now: number,
) {
  const isOver = lte(usageCounts.endsAt, now);
  const hasRoom = isLast ? sql`${usageCounts.uses} < ${limit}` : sql`${usageCounts.uses} <= ${limit}`;
  const isCounted = sql`instr(${usageCounts.recent}, ${use}) > 0`;
  const areBelow = before.map(
    (first) => sql`EXISTS (SELECT 1 FROM usage_counts AS first
      WHERE first.key = ${first.key} AND first.uses <= ${first.limit})`,
  );
  return db.repeatable
    .insert(usageCounts)
    .select(sql`SELECT ${key}, 1, ${now + periodMs}, ${use} WHERE ${and(...areBelow) ?? sql`1`}`)
    .onConflictDoUpdate({
      target: usageCounts.key,
      set: {
        uses: sql`CASE WHEN ${isOver} THEN 1 WHEN ${isCounted} THEN ${usageCounts.uses} ELSE ${usageCounts.uses} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${now + periodMs} ELSE ${usageCounts.endsAt} END`,
        recent: sql`CASE WHEN ${isCounted} THEN ${usageCounts.recent}
          ELSE substr(${usageCounts.recent} || ${use}, ${-RECENT_LENGTH}) END`,
      },
      setWhere: or(isOver, hasRoom, isCounted),
    })
    .returning({ key: usageCounts.key, uses: usageCounts.uses, endsAt: usageCounts.endsAt });
}
