import type { TFunction } from 'i18next';
import { TARGET_WORD_MAX_LENGTH, TARGET_WORDS } from '../../../../contract/limits.ts';
import { problemOfWords } from '../../../../contract/target-words.ts';

/** A typed list with a comma between two words, and nothing behind the last. */
export const separated = (typed: string): string =>
  typed
    .replace(/[;\n]/gu, ',')
    .replace(/[,\s]+$/u, '')
    .trimStart();

/** Words as they are typed, with empty ones between two commas. */
const typedWords = (typed: string): string[] =>
  separated(typed)
    .split(',')
    .map((word) => word.trim().replace(/\s+/gu, ' '));

/** Sentence about the first word that no story is asked for; null for a usable list. */
export function problemOfTyped(t: TFunction<'sayings'>, typed: string): string | null {
  if (typed.trim() === '') return null;
  const words = typedWords(typed);
  if (words.includes('')) return t('wanted.empty');
  const long = words.find((word) => word.length > TARGET_WORD_MAX_LENGTH);
  if (long !== undefined) return t('wanted.tooLong', { word: long, letters: TARGET_WORD_MAX_LENGTH });
  const found = problemOfWords(words);
  if (found) return t(`wanted.${found.problem}`, { word: words[found.at]! });
  const more = words[TARGET_WORDS];
  return more === undefined ? null : t('wanted.tooMany', { most: TARGET_WORDS, word: more });
}
