import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentUserQuery } from '../../../api/current-user.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useUser } from '../../../api/use-user.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { termsQuestion } from './terms.ts';

const TermsQuestion = lazyPart(() => import('./question/TermsQuestion.tsx'));

/**
 * Question about the terms, shown when the server's current data of the user requires it: the stored data may be older
 * than an answer on another device.
 */
export function AskAboutTerms() {
  const { data } = useQuery(currentUserQuery(useUser()?.id), queryClient);
  const [isPutOff, setPutOff] = useState(false);
  const question = termsQuestion(data, useLocation().pathname);
  if (question === null || isPutOff) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TermsQuestion
          question={question}
          hasStories={data?.storiesGenerated !== 0}
          onPutOff={() => setPutOff(true)}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
