import type { Database } from './client.ts';
import { countToday, sumsOfWeek } from './week-counts.ts';

/** Counts of requested and of missing second opinions. */

const KINDS = ['topics', 'endings'] as const;
export type OpinionKind = (typeof KINDS)[number];

export type OpinionCounts = Record<OpinionKind, { asked: number; unanswered: number }>;

const nameOf = (kind: OpinionKind, what: 'asked' | 'unanswered') => `opinions ${kind} ${what}` as const;

export const countOpinion = (
  db: Database,
  kind: OpinionKind,
  isAnswered: boolean,
  now: number,
): Promise<void> =>
  countToday(db, [nameOf(kind, 'asked'), ...(isAnswered ? [] : [nameOf(kind, 'unanswered')])], now);

/** Sum of today and the six days before. */
export async function opinionCounts(db: Database, now: number): Promise<OpinionCounts> {
  const names = KINDS.flatMap((kind) => [nameOf(kind, 'asked'), nameOf(kind, 'unanswered')]);
  const sums = await sumsOfWeek(db, names, now);
  const of = (kind: OpinionKind) => ({
    asked: sums[nameOf(kind, 'asked')],
    unanswered: sums[nameOf(kind, 'unanswered')],
  });
  return { topics: of('topics'), endings: of('endings') };
}
