import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../contract/fold.ts';
import { measureText } from '../../contract/level/measure.ts';
import { splitWords } from '../../contract/level/words.ts';
import { type AgeGroup, LANGUAGES, type Language, OPTION_ALIASES } from '../../contract/options.ts';
import { slopIn } from '../../worker/story/slop-words.ts';
import { readManifest, readStory } from '../stories/readability.ts';
import { pagesOf } from './books.ts';

/** A text by which a model's stories are measured too. */
export type Reference = { language: Language; text: string; age: AgeGroup | null };

/** The examples of the app. */
export const examples = (): Reference[] =>
  readManifest().map(({ id, language, age }) => ({
    language: OPTION_ALIASES.language[language],
    text: readStory(id),
    age: age as string as AgeGroup,
  }));

/** Books that people wrote or translated, CC BY: the African Storybook Project. */
const HUMAN: Record<Language, { repository: string; folder: string }> = {
  es: { repository: 'https://github.com/global-asp/global-asp', folder: 'es' },
  en: { repository: 'https://github.com/global-asp/asp-source', folder: 'en' },
};

/** Books of both languages below a folder, into which they are cloned unless they are there. */
export function humanBooks(below: string): Reference[] {
  mkdirSync(below, { recursive: true });
  return LANGUAGES.flatMap((language) => {
    const { repository, folder } = HUMAN[language];
    const clone = join(below, repository.split('/').at(-1)!);
    if (!existsSync(clone)) {
      const { status } = spawnSync('git', ['clone', '--quiet', '--depth', '1', repository, clone], {
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`${repository} could not be cloned`);
    }
    const books = join(clone, folder);
    return readdirSync(books)
      .filter((name) => /^\d{4}.*\.md$/u.test(name))
      .map((name) => pagesOf(readFileSync(join(books, name), 'utf8')).join('\n\n'))
      .filter((text) => text !== '')
      .map((text) => ({ language, text, age: null }));
  });
}

/** Letters by which forms of a word are one. */
const STEM = 5;

/** Stems of the words of a text, without those that always have a capital, which are names. */
function stemsIn(text: string): string[] {
  const words = splitWords(text).filter((word) => /^\p{L}/u.test(word));
  const small = new Set(words.filter((word) => /^\p{Ll}/u.test(word)).map(fold));
  return words
    .map(fold)
    .filter((word) => small.has(word))
    .map((word) => word.slice(0, STEM));
}

/** Words of texts for children: models keep to a level's sentences sooner than to the words of an age. */
export class ChildrensWords {
  readonly #texts: Record<Language, Map<string, number>> = { es: new Map(), en: new Map() };
  readonly size: number;

  constructor(texts: readonly Reference[]) {
    for (const { language, text } of texts)
      for (const stem of new Set(stemsIn(text)))
        this.#texts[language].set(stem, (this.#texts[language].get(stem) ?? 0) + 1);
    this.size = texts.length;
  }

  /**
   * Words that stand in none of these texts, in a hundred.
   * @param isOneOfThem whether the text is one of these, and is compared with the others
   */
  unknownIn(text: string, language: Language, isOneOfThem = false): number {
    const stems = stemsIn(text);
    const known = this.#texts[language];
    const least = isOneOfThem ? 2 : 1;
    const unknown = stems.filter((stem) => (known.get(stem) ?? 0) < least);
    return stems.length === 0 ? 0 : (100 * unknown.length) / stems.length;
  }
}

/** Measures that any text has. */
export type TextMeasures = { wordsPerSentence: number; slop: number; unknown: number };

export const textMeasures = (
  { text, language }: Pick<Reference, 'text' | 'language'>,
  known: ChildrensWords,
  isOneOfThem = false,
): TextMeasures => ({
  wordsPerSentence: measureText(text, language)?.wordsPerSentence ?? 0,
  slop: slopIn(text, language),
  unknown: known.unknownIn(text, language, isOneOfThem),
});
