import type { ErrorCode } from '../../contract/errors.ts';
import type { Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';

/** Sentence about an error for the user. */
export const errorMessage = (code: ErrorCode, language: Language): string => t(language, `errors.${code}`);
