import { type StoryRequest, type TypedField, typedTexts } from '../../contract/schemas/stories.ts';

/** What a text is searched by: no capitals, no accents, one space between words. */
export function fold(text: string): string {
  // Marks that are characters of their own go first: to sort a long run of them takes quadratic time.
  const bare = text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Of a search: each is a bound value of the statement, of which D1 takes a hundred. */
const WORDS_SEARCHED = 20;

/** The words of a search, each once, and no more than the first twenty. */
export function foldedWords(search: string): string[] {
  return [...new Set(fold(search).split(' ').filter(Boolean))].slice(0, WORDS_SEARCHED);
}

/**
 * What of a story is kept to sort by and to search in.
 * @param translatedTitle in its second language; null where there is none
 */
export function foldedStory(
  title: string,
  request: Pick<StoryRequest, TypedField>,
  translatedTitle: string | null = null,
) {
  const searched = [title, ...(translatedTitle === null ? [] : [translatedTitle]), ...typedTexts(request)];
  return { foldedTitle: fold(title), foldedWords: fold(searched.join(' ')) };
}
