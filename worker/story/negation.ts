import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';

const NEGATIVE: Record<Language, ReadonlySet<string>> = {
  es: new Set('no nunca jamás nadie nada ningún ninguno ninguna ni sin tampoco'.split(' ')),
  en: new Set('no not never nobody none nothing nowhere neither nor without cannot'.split(' ')),
};

/** Words of a question tag and of an answer, which negate no sentence: *¿no?*, “No,” *sino*. */
const TAG =
  /,? ?¿(?:no|verdad|a que no)\?|^[—“"«]?\s*no,|\bno one\b|, (?:isn|aren|don|doesn|didn|wasn|won|can)[’']t \p{L}+\?/giu;

/**
 * Whether a sentence negates something. Spanish says *no … nada* where English has one negation, so that they are not
 * counted.
 */
export function isNegated(text: string, language: Language): boolean {
  const words = splitWords(text.replace(TAG, (tag) => (/no one/iu.test(tag) ? 'nobody' : ' ')));
  return words.some((word) => {
    const lower = word.toLowerCase();
    return NEGATIVE[language].has(lower) || (language === 'en' && /n['’]t$/u.test(lower));
  });
}
