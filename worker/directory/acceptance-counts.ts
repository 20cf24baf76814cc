import { STORY_FAULTS, type StoryFault } from '../../contract/schemas/health.ts';
import type { Database } from './client.ts';
import { countToday, sumsOfWeek } from './week-counts.ts';

/** Counts of model answers that were not the ordered story, by reason. */

type AcceptanceCounts = Record<'refused' | 'cut', Record<StoryFault, number>>;

const SUBJECT = 'acceptance';

/** @param isKept whether the story before the text was kept */
export const countUnaccepted = (
  db: Database,
  fault: StoryFault,
  isKept: boolean,
  now: number,
): Promise<void> => countToday(db, SUBJECT, [`${isKept ? 'cut' : 'refused'} ${fault}`], now);

/** Sum of today and the six days before. */
export async function acceptanceCounts(db: Database, now: number): Promise<AcceptanceCounts> {
  const sumOf = await sumsOfWeek(db, SUBJECT, now);
  const of = (how: keyof AcceptanceCounts) =>
    Object.fromEntries(STORY_FAULTS.map((fault) => [fault, sumOf(`${how} ${fault}`)])) as Record<
      StoryFault,
      number
    >;
  return { refused: of('refused'), cut: of('cut') };
}
