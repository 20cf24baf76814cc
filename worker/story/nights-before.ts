import { NIGHTS_REMEMBERED } from '../../contract/limits.ts';
import type { Library, StoryRow } from '../home-storage/library.ts';
import type { EarlierNight, NightsBefore } from '../home-storage/series.ts';
import { namedChildren } from './named-children.ts';
import { fold } from './search-words.ts';
import { StandIns } from './stand-ins.ts';
import { otherSideIn, toldIn } from './stored-story.ts';
import { namesIn, withEarlierNames } from './typed-names.ts';

/** What another night goes on with; null where all of it was deleted. @param continued id of a story */
export function nightsBefore(
  library: Pick<Library, 'story' | 'series'>,
  continued: string,
): NightsBefore | null {
  const { series } = library;
  const nights = series.before(continued, NIGHTS_REMEMBERED);
  const [last] = nights;
  if (!last) return null;
  const seriesId = series.idFor(continued);
  const facts = series.facts(seriesId);
  // A series begins with the stand-ins of its first night, which its id draws again.
  const first = facts ? null : library.story(last.storyId);
  const standIns = facts?.standIns ?? (first ? new StandIns(first.options, first.id).byName : {});
  return { seriesId, number: (facts?.told ?? 1) + 1, nights, standIns };
}

/**
 * Names that were typed for earlier nights, as names or in a topic, and not for this one, as far as the texts that it
 * goes on with have them.
 */
export function earlierNamesFor(tonight: string, last: StoryRow, nights: readonly EarlierNight[]): string {
  const typed = withEarlierNames(last.options, last.earlierNames);
  const { fromTopic } = namedChildren(toldIn(last), typed, otherSideIn(last));
  const own = new Set(namesIn(tonight).map(fold));
  const isUnknown = nights.some(({ memory }) => memory === null);
  const texts = nights.flatMap(({ title, memory, opening }) => [title, memory ?? '', opening]);
  const told = fold(texts.join(' '));
  return [...namesIn(typed.childNames), ...fromTopic]
    .filter((name) => !own.has(fold(name)) && (isUnknown || told.includes(fold(name))))
    .join(', ');
}
