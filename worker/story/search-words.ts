import { type StoryRequest, type TypedField, typedTexts } from '../../contract/schemas/stories.ts';

/** What a text is searched by: no capitals, no accents, one space between words. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** The words of a search, each once. */
export function foldedWords(search: string): string[] {
  return [...new Set(fold(search).split(' ').filter(Boolean))];
}

/** What of a story is kept to sort by and to search in. */
export function foldedStory(title: string, request: Pick<StoryRequest, TypedField>) {
  return { foldedTitle: fold(title), foldedWords: fold([title, ...typedTexts(request)].join(' ')) };
}
