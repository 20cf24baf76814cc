import { STORY_FAULTS, type StoryFault } from '../../contract/schemas/health.ts';
import type { Database } from './client.ts';
import { countToday, sumsOfWeek } from './week-counts.ts';

/** Counts of model answers that were not the ordered story, by reason. */

export type AcceptanceCounts = Record<'refused' | 'cut', Record<StoryFault, number>>;

const nameOf = (fault: StoryFault, isKept: boolean) =>
  `story ${isKept ? 'cut' : 'refused'} ${fault}` as const;

/** @param isKept whether the story before the text was kept */
export const countUnaccepted = (
  db: Database,
  fault: StoryFault,
  isKept: boolean,
  now: number,
): Promise<void> => countToday(db, [nameOf(fault, isKept)], now);

/** Sum of today and the six days before; two statements, since one has a hundred parameters. */
export async function acceptanceCounts(db: Database, now: number): Promise<AcceptanceCounts> {
  const of = async (isKept: boolean) => {
    const sums = await sumsOfWeek(
      db,
      STORY_FAULTS.map((fault) => nameOf(fault, isKept)),
      now,
    );
    const counts = STORY_FAULTS.map((fault) => [fault, sums[nameOf(fault, isKept)]]);
    return Object.fromEntries(counts) as Record<StoryFault, number>;
  };
  const [refused, cut] = await Promise.all([of(false), of(true)]);
  return { refused, cut };
}
