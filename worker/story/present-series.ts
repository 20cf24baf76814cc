import type { Night, Proposal, Series, SeriesNight } from '../../contract/schemas/series.ts';
import type { LibraryRow } from '../home-storage/library.ts';
import type { NightRow } from '../home-storage/series.ts';
import { presentSummary } from './library.ts';

/** Series in the shape of the API. */

/** A night with how many its series has. */
export type NightFacts = NightRow & { nights: number };

/** A series with its last night. */
export type SeriesFacts = {
  id: string;
  title: string;
  nights: number;
  last: LibraryRow;
  proposals: Proposal[];
};

/** A page of a series, newest first. */
export type SeriesPage = SeriesFacts & {
  /** Secret of the user's feed; null for none. */
  feedSecret: string | null;
  page: (NightRow & { number: number; story: LibraryRow })[];
};

/** A series of one is none: the others were deleted, or are taken down. */
export function presentNight({
  storyId,
  memory,
  proposals,
  seriesId,
  number,
  recalled,
  nights,
}: NightFacts): Night {
  const series =
    seriesId !== null && number !== null && nights > 1
      ? { id: seriesId, number, nights, recalled: recalled ?? null }
      : null;
  return { storyId, memory, proposals, series };
}

export const presentSeries = ({ id, title, nights, last, proposals }: SeriesFacts): Series => ({
  id,
  title,
  nights,
  last: presentSummary(last),
  proposals,
});

export const presentSeriesNight = ({ number, memory, story }: SeriesPage['page'][number]): SeriesNight => ({
  number,
  story: presentSummary(story),
  memory,
});
