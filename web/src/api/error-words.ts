import type { TFunction } from 'i18next';
import type { ProblemFacts } from './problem.ts';

/**
 * Error messages of problems, by code: the server's `message` could not follow a change of language on the page. Its
 * words are used only without a known code.
 */
export function errorWords(t: TFunction<'errors'>, { code, message, status, trouble }: ProblemFacts): string {
  if (code === 'server_unavailable' && trouble !== null && trouble !== 'unknown')
    return t('serverUnhealthy', { details: t(`healthTrouble.${trouble}`) });
  if (code === 'ai_service_error')
    return t('error.ai_service_error', { details: message || t('aiServiceSilent') });
  if (code !== 'unexpected_answer' || status < 400) return t(`error.${code}`);
  return message || t('serverError', { status });
}

/** Whether the reason is unknown: then the page describes what was tried. */
export const isUnexplained = ({ code, message, status }: ProblemFacts): boolean =>
  code === 'internal_error' || (code === 'unexpected_answer' && message === '' && status >= 400);

/** Reference of an error for support: its code and request id. */
export const errorReference = ({ code, requestId }: ProblemFacts): string =>
  requestId ? `${code} ${requestId}` : code;

/** Short reference to read out: the first block of the request id finds its line in the log. */
export const shortReference = ({ code, requestId }: ProblemFacts): string =>
  requestId ? requestId.slice(0, 8) : code;
