import { detectLanguage } from '../../contract/detect-language.ts';
import type { Language } from '../../contract/options.ts';

/** Marks of Spanish only; quoted text between some of them may be a title in any language. */
const SPANISH_MARKS = /[«»¿¡]|^—/u;

/** Detected language of one side of a pair; null when undecided. */
export const languageOfSide = (text: string): Language | null =>
  SPANISH_MARKS.test(text) ? 'es' : detectLanguage(text);
