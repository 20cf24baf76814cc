import { useState } from 'react';
import { errorReference, shortReference } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';

/**
 * Reference under an error to read out to support: the first block of the request id, which finds its line in the log.
 * A press copies the whole id.
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
      // Without clipboard access it can still be read out.
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
