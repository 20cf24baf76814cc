import { type StoryRequest, type TypedField, typedTexts } from '../../contract/schemas/stories.ts';

/** Folded text for searching: no capitals, no accents, single spaces. */
export function fold(text: string): string {
  // Combining marks go first: sorting a long run of them takes quadratic time.
  const bare = text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Maximum words of a search: each is a bound value, and D1 allows a hundred per statement. */
const WORDS_SEARCHED = 20;

/** Unique words of a search, up to the maximum. */
export function foldedWords(search: string): string[] {
  return [...new Set(fold(search).split(' ').filter(Boolean))].slice(0, WORDS_SEARCHED);
}

/**
 * Folded columns of a story for sorting and searching.
 * @param translatedTitle title in the second language; null without one
 */
export function foldedStory(
  title: string,
  request: Pick<StoryRequest, TypedField>,
  translatedTitle: string | null = null,
) {
  const searched = [title, ...(translatedTitle === null ? [] : [translatedTitle]), ...typedTexts(request)];
  return { foldedTitle: fold(title), foldedWords: fold(searched.join(' ')) };
}
