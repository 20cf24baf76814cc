import type { TFunction } from 'i18next';
import type { ProblemFacts } from './problem.ts';

/**
 * The one place that turns a problem into words for people. By its code, not by the server's `message`, because the
 * words have to follow when the language is switched while they are on the page.
 */
export function errorWords(t: TFunction, facts: ProblemFacts): string {
  return t(`error.${facts.code}`);
}

/** The small line under an error that a person can read out to support. */
export function errorReference(t: TFunction, { code, requestId }: ProblemFacts): string {
  return requestId ? t('common.errorCodeWithRequest', { code, requestId }) : t('common.errorCode', { code });
}
