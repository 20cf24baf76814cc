import type { Database } from './client.ts';
import { countToday, sumsOfWeek } from './week-counts.ts';

/** Counts of requested and of missing second opinions, and of stories whose pictures were asked for. */

export type OpinionKind = 'topics' | 'endings' | 'pictures';

export type OpinionCounts = Record<OpinionKind, { asked: number; unanswered: number }>;

const SUBJECT = 'opinions';

export const countOpinion = (
  db: Database,
  kind: OpinionKind,
  isAnswered: boolean,
  now: number,
): Promise<void> =>
  countToday(db, SUBJECT, [`${kind} asked`, ...(isAnswered ? [] : [`${kind} unanswered`])], now);

/** Sum of today and the six days before. */
export async function opinionCounts(db: Database, now: number): Promise<OpinionCounts> {
  const sumOf = await sumsOfWeek(db, SUBJECT, now);
  const of = (kind: OpinionKind) => ({
    asked: sumOf(`${kind} asked`),
    unanswered: sumOf(`${kind} unanswered`),
  });
  return { topics: of('topics'), endings: of('endings'), pictures: of('pictures') };
}
