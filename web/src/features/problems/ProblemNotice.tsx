import type { ReactNode } from 'react';
import { errorWords, isUnexplained } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ErrorReference } from './ErrorReference.tsx';

type ProblemNoticeProps = {
  facts: ProblemFacts;
  title?: string;
  /** In place of the words of a failure on the server's side, which would not help here. */
  fallback?: string;
  /** What there is to do about it. */
  children?: ReactNode;
};

/** What went wrong, what to do about it, and the line to read out to support. */
export function ProblemNotice({ facts, title, fallback, children }: ProblemNoticeProps) {
  const { t } = useWords('errors');
  return (
    <Notice kind="problem" title={title}>
      <p>{fallback && isUnexplained(facts) ? fallback : errorWords(t, facts)}</p>
      {children}
      <ErrorReference problem={facts} />
    </Notice>
  );
}
