import { BOOK_MAX_NIGHTS } from '../../contract/limits.ts';
import { dateOf } from '../feed/titles.ts';
import type { Library, StoryFacts } from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import { mayNameChild } from '../story/named-children.ts';
import { StandIns } from '../story/stand-ins.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import { t } from '../words/t.ts';
import { standInsOfSeries } from './kept-stand-ins.ts';
import type { LinkedNights, ListedNight } from './linked-story.ts';

/** Night of a series, of those that its link has. */
export type NightOfLink = { storyId: string; number: number };

/**
 * Nights of a series as its link has them, oldest first. One that a later check may still withdraw comes after it.
 * @param isHeldBack whether a night was withdrawn, or is still being read by the second opinion
 */
export const nightsOfLink = (
  { series }: Pick<Library, 'series'>,
  seriesId: string,
  isHeldBack: (storyId: string) => boolean,
): NightOfLink[] =>
  series
    .nights(seriesId, null, BOOK_MAX_NIGHTS)
    .filter(({ storyId }) => !isHeldBack(storyId))
    .map(({ storyId, number }) => ({ storyId, number }))
    .reverse();

/** Place of a night among those of its link. */
export function placeOf(nights: readonly NightOfLink[], number: number): LinkedNights {
  const at = nights.findIndex((night) => night.number === number);
  const numberAt = (place: number) => nights[place]?.number ?? null;
  return { listed: [], number, before: numberAt(at - 1), after: numberAt(at + 1), isMissing: false };
}

/** The list of all nights. */
export function listOf(
  library: Pick<Library, 'rowsOf' | 'story' | 'series'>,
  seriesId: string,
  nights: readonly NightOfLink[],
  { showsNames }: Pick<LinkRow, 'showsNames'>,
): ListedNight[] {
  const rows = library.rowsOf(nights.map(({ storyId }) => storyId));
  let drawn: Record<string, string> | null = null;
  const known = () => (drawn ??= standInsOfSeries(library, seriesId));
  return nights.flatMap(({ storyId, number }) => {
    const row = rows.get(storyId);
    if (!row) return [];
    return [{ number, language: row.language, title: showsNames ? row.title : hiddenTitle(row, known) }];
  });
}

/**
 * A title with the stand-ins, without a look at the story's text, which takes fifty milliseconds of each. One that may
 * still name a child is the story's date, as in feeds.
 */
function hiddenTitle(story: StoryFacts, known: () => Record<string, string>): string {
  const { id, title, language, standIns } = story;
  const typed = withEarlierNames(story.options, story.earlierNames);
  if (!mayNameChild(title, typed)) return title;
  const names = standIns ? { given: standIns } : { known: known() };
  const hidden = new StandIns(typed, id, [title], names).hide(title);
  return mayNameChild(hidden, typed) ? t(language, 'feed.untitled', { date: dateOf(story) }) : hidden;
}
