import type { ReactNode } from 'react';
import { errorWords, isUnexplained } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ErrorReference } from './ErrorReference.tsx';

type ProblemNoticeProps = {
  facts: ProblemFacts;
  title?: string;
  /** Replaces the words of a server failure, which would not help here. */
  fallback?: string;
  /** Actions for the user. */
  children?: ReactNode;
};

/** Error with its words, its actions and the reference for support. */
export function ProblemNotice({ facts, title, fallback, children }: ProblemNoticeProps) {
  const { t } = useWords('errors');
  return (
    <Notice kind="problem" title={title}>
      <p>{fallback && isUnexplained(facts) ? fallback : errorWords(t, facts)}</p>
      <div className="contents">{children}</div>
      <ErrorReference problem={facts} />
    </Notice>
  );
}
