import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import { fold } from '../story/search-words.ts';
import { FEED_WORDS } from './words.ts';

type Titled = { title: string; language: Language; options: { childNames: string }; writtenAt: number };

const AND: Record<Language, readonly string[]> = { es: ['y', 'e'], en: ['and'] };
const JOINS = new Set(Object.values(AND).flat());

/** Words without marks, of names in any number: «Ana, Leo y Sam». */
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The title of an episode. One that names a child is told as the day of the story, in the story's language, unless the person wants
 * names shown: whoever gets the address reads it.
 */
export function episodeTitle({ title, language, options, writtenAt }: Titled, showsNames: boolean): string {
  const names = new Set(wordsOf(options.childNames).filter((word) => !JOINS.has(word)));
  if (showsNames || !wordsOf(title).some((word) => names.has(word))) return title;
  const day = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return FEED_WORDS[language].untitled(day.format(writtenAt));
}
