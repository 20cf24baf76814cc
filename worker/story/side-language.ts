import { detectLanguage } from '../../contract/detect-language.ts';
import type { Language } from '../../contract/options.ts';

/** Marks that only Spanish has; what is between some of them may be a title in any language. */
const SPANISH_MARKS = /[«»¿¡]|^—/u;

/** The language one side of a pair is clearly in; null when there is too little to tell. */
export const languageOfSide = (text: string): Language | null =>
  SPANISH_MARKS.test(text) ? 'es' : detectLanguage(text);
