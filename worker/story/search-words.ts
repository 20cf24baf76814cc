import { fold } from '../../contract/fold.ts';
import { type Typed, typedTexts } from '../../contract/schemas/stories.ts';

export { fold };

/** Maximum words of a search: each is a bound value, and a Durable Object's SQL allows a hundred per statement. */
const WORDS_SEARCHED = 20;

/** Unique words of a search, up to the maximum. */
export function foldedWords(search: string): string[] {
  return [...new Set(fold(search).split(' ').filter(Boolean))].slice(0, WORDS_SEARCHED);
}

/**
 * Folded columns of a story for sorting and searching.
 * @param translatedTitle title in the second language; null without one
 */
export function foldedStory(title: string, request: Typed, translatedTitle: string | null = null) {
  const searched = [title, ...(translatedTitle === null ? [] : [translatedTitle]), ...typedTexts(request)];
  return { foldedTitle: fold(title), foldedWords: fold(searched.join(' ')) };
}
