import en from '../../contract/error-words/en.ts';
import es from '../../contract/error-words/es.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { withFigures } from '../../contract/figures.ts';
import type { Language } from '../../contract/options.ts';

const MESSAGES: Record<Language, Record<ErrorCode, string>> = { es, en };

/** Sentence about an error for the user. */
export const errorMessage = (code: ErrorCode, language: Language): string =>
  withFigures(MESSAGES[language][code]);
