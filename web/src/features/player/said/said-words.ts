import type { Story } from '../../../../../contract/schemas/stories.ts';

/** Words that join names in a list. */
const BETWEEN = /[,;/&+]|\s(?:y|e|and)\s/iu;

/** Names of a story, as its voices may say them wrong: the typed ones, then those of its figures. */
export function namesOf({ options, cast = [] }: Partial<Pick<Story, 'options' | 'cast'>>): string[] {
  const typed = (options?.childNames ?? '').split(BETWEEN).map((name) => name.trim());
  const figures = cast.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
  return [...new Set([...typed, ...figures].filter((name) => /^\p{Lu}\p{L}/u.test(name)))];
}

/** The word or short name that is selected in a story's text; null for anything else. */
export function selectedWord(): string | null {
  const selection = getSelection();
  const text = selection?.toString().replaceAll('\u2060', '').trim() ?? '';
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’-]{0,58}$/u.test(text) || text.split(/\s+/u).length > 3) return null;
  const place = selection?.anchorNode?.parentElement;
  return place?.closest('[data-sentence], .pair-text') ? text : null;
}
