import { type StoryRequest, type TypedField } from '../../contract/schemas/stories.ts';
/** Folded text for searching: no capitals, no accents, single spaces. */
export declare function fold(text: string): string;
/** Unique words of a search, up to the maximum. */
export declare function foldedWords(search: string): string[];
/**
 * Folded columns of a story for sorting and searching.
 * @param translatedTitle title in the second language; null without one
 */
export declare function foldedStory(
  title: string,
  request: Pick<StoryRequest, TypedField>,
  translatedTitle?: string | null,
): {
  foldedTitle: string;
  foldedWords: string;
};
