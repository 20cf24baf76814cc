import type { TFunction } from 'i18next';
import type { ProblemFacts } from './problem.ts';

/**
 * The one place that turns a problem into words for people. By its code, not by the server's `message`, because the
 * words have to follow when the language is switched while they are on the page. Only where there is no code of ours does
 * the server speak for itself.
 */
export function errorWords(t: TFunction<'errors'>, { code, message, status, trouble }: ProblemFacts): string {
  if (code === 'server_unavailable' && trouble !== null && trouble !== 'unknown')
    return t('serverUnhealthy', { details: t(`healthTrouble.${trouble}`) });
  if (code === 'ai_service_error')
    return t('error.ai_service_error', { details: message || t('aiServiceSilent') });
  if (code !== 'unexpected_answer' || status < 400) return t(`error.${code}`);
  return message || t('serverError', { status });
}

/** Whether only the failure is known: then the page describes what was tried instead of why it failed. */
export const isUnexplained = ({ code, message, status }: ProblemFacts): boolean =>
  code === 'internal_error' || (code === 'unexpected_answer' && message === '' && status >= 400);

/** Reference of an error for support: its code and request id. */
export const errorReference = ({ code, requestId }: ProblemFacts): string =>
  requestId ? `${code} ${requestId}` : code;

/** Short reference to read out: the first block of the request id finds its line in the log. */
export const shortReference = ({ code, requestId }: ProblemFacts): string =>
  requestId ? requestId.slice(0, 8) : code;
