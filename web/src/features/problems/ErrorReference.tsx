import { useState } from 'react';
import { errorReference, shortReference } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';

/**
 * The small line under an error that a person can read out to support: the beginning of the request's id, by which its line in
 * the log is found. A press copies all of it.
 */
export function ErrorReference({
  problem,
  className = 'mt-2',
}: {
  problem: ProblemFacts;
  className?: string;
}) {
  const { t } = useWords('errors');
  const [copied, setCopied] = useState(false);
  const code = shortReference(problem);
  const copy = () =>
    navigator.clipboard.writeText(errorReference(problem)).then(
      () => setCopied(true),
      // Where it may not be copied it can still be read out.
      () => setCopied(false),
    );
  return (
    <p className={className}>
      <button type="button" className="error-code" title={t('reference.copy')} onClick={copy}>
        <span aria-live="polite">{copied ? t('reference.copied') : t('common.errorCode', { code })}</span>
      </button>
    </p>
  );
}
