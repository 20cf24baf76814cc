import type { Language } from './options.ts';
import { placesOf, type WordPlace } from './word-forms.ts';

/** What a list of words can be refused for, besides lengths. */
export type TargetWordProblem = 'doubled' | 'foreign';

/** Letters of the alphabet of both languages, in words with spaces, hyphens and apostrophes. */
const SPELT = /^[\p{Script=Latin}\p{M}\p{N} '’-]*$/u;

const ARTICLE = /^(?:el|la|los|las|un|una|the|a|an|to) (?=.)/u;
const keyOf = (word: string) => word.toLocaleLowerCase().normalize('NFC').replace(ARTICLE, '');

/** The first word that no story is asked for, by its place; null for a usable list. */
export function problemOfWords(words: readonly string[]): { at: number; problem: TargetWordProblem } | null {
  const before = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (!SPELT.test(word) || (word !== '' && !/\p{L}/u.test(word))) return { at, problem: 'foreign' };
    if (before.has(keyOf(word))) return { at, problem: 'doubled' };
    before.add(keyOf(word));
  }
  return null;
}

/** Where a wanted word is in a story: sentences by index, of its own language and of its other one. */
export type FoundWord = { word: string; places: { language: Language; index: number; place: WordPlace }[] };

type Side = { language: Language; sentences: readonly { index: number; text: string }[] };
type Told = Side & {
  options: { targetWords?: readonly string[] | undefined };
  translation?: Side | undefined;
};

/** The words that a story was asked for, with where their forms are; without places those that did not come. */
export function foundWords({ options, language, sentences, translation }: Told): FoundWord[] {
  const sides = [{ language, sentences }, ...(translation ? [translation] : [])];
  return (options.targetWords ?? []).map((word) => ({
    word,
    places: sides.flatMap((side) =>
      side.sentences.flatMap(({ index, text }) =>
        placesOf(text, word, side.language).map((place) => ({ language: side.language, index, place })),
      ),
    ),
  }));
}
