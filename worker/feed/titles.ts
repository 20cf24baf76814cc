import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { mayNameChild, namedChildren } from '../story/named-children.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import { t } from '../words/t.ts';

type Titled = {
  title: string;
  /** The story's title. */
  language: Language;
  options: Pick<StoryRequest, 'topic' | 'childNames'>;
  /** Names of earlier nights of its series. */
  earlierNames: string;
  /** The family's day when it was written, `2026-11-29`. */
  day: string;
  /** Number among the stories of that day, and among those of the same title. */
  dayNumber: number;
  titleNumber: number;
};

/**
 * A function that replaces what may be a child's name by its initial, as newspapers do: "Luna", not
 * "la luna".
 */
export function initialsForNames(...story: Parameters<typeof namedChildren>): (text: string) => string {
  const { isName } = namedChildren(...story);
  return (text) =>
    text.replace(/([\p{L}\p{N}][\p{L}\p{N}\p{M}]*)\.?/gu, (found, word: string) =>
      isName(word) ? `${[...word][0]!.toUpperCase()}.` : found,
    );
}

/** Making one takes a hundred times longer than using it, and a feed has hundreds of dates. */
const formats: { [L in Language]?: Intl.DateTimeFormat } = {};

/** Date of a story, in its language. */
export function dateOf({ language, day }: Pick<Titled, 'language' | 'day'>): string {
  formats[language] ??= new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return formats[language].format(Date.parse(day));
}

/**
 * Title of an episode. One that may contain a child's name is replaced by the date of the story, in the story's
 * language, unless the user wants names shown: anyone with the address can read it. Made of stored facts of the story
 * alone, so that it stays; a later story of the same day or title has its number, since apps take two episodes of one
 * title and day for one (github.com/AntennaPod/AntennaPod/issues/5598).
 */
export function episodeTitle(story: Titled, showsNames: boolean): string {
  const isShown =
    showsNames || !mayNameChild(story.title, withEarlierNames(story.options, story.earlierNames));
  const title = isShown ? story.title : t(story.language, 'feed.untitled', { date: dateOf(story) });
  const number = isShown ? story.titleNumber : story.dayNumber;
  return number === 1 ? title : `${title} · ${number}`;
}
