import { inArray, sql } from 'drizzle-orm';
import { DAY_MS, midnightBefore } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { usageCounts } from './schema.ts';

/** Counts of requested and of missing second opinions, by UTC day; the keys contain no user. */

export type OpinionKind = 'topics' | 'endings';

export type OpinionCounts = Record<OpinionKind, { asked: number; unanswered: number }>;

/** Days in the sum. */
const DAYS = 7;

const keyOf = (kind: OpinionKind, what: 'asked' | 'unanswered', now: number) =>
  `opinions ${kind} ${what} ${new Date(midnightBefore(now)).toISOString().slice(0, 10)}`;

export async function countOpinion(
  db: Database,
  kind: OpinionKind,
  isAnswered: boolean,
  now: number,
): Promise<void> {
  const keys = [keyOf(kind, 'asked', now), ...(isAnswered ? [] : [keyOf(kind, 'unanswered', now)])];
  const endsAt = midnightBefore(now) + (DAYS + 1) * DAY_MS;
  const isOneMore = { target: usageCounts.key, set: { uses: sql`${usageCounts.uses} + 1` } };
  await Promise.all(
    keys.map((key) =>
      db.once.insert(usageCounts).values({ key, uses: 1, endsAt }).onConflictDoUpdate(isOneMore),
    ),
  );
}

/** Sum of today and the six days before. */
export async function opinionCounts(db: Database, now: number): Promise<OpinionCounts> {
  const days = Array.from({ length: DAYS }, (_, n) => now - n * DAY_MS);
  const keysOf = (kind: OpinionKind, what: 'asked' | 'unanswered') =>
    days.map((day) => keyOf(kind, what, day));
  const all = (['topics', 'endings'] as const).flatMap((kind) => [
    ...keysOf(kind, 'asked'),
    ...keysOf(kind, 'unanswered'),
  ]);
  const rows = await db.query.usageCounts.findMany({
    where: inArray(usageCounts.key, all),
    columns: { key: true, uses: true },
  });
  const uses = new Map(rows.map(({ key, uses }) => [key, uses]));
  const sumOf = (keys: string[]) => keys.reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
  const of = (kind: OpinionKind) => ({
    asked: sumOf(keysOf(kind, 'asked')),
    unanswered: sumOf(keysOf(kind, 'unanswered')),
  });
  return { topics: of('topics'), endings: of('endings') };
}
