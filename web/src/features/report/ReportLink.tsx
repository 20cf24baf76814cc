import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import type { Reported } from './ReportForm.tsx';

const ReportStory = lazyPart(() => import('./ReportStory.tsx'));

/** The way to report a story, which comes after the story itself and is not missed should it not come. */
export function ReportLink({ of }: { of: Reported }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ReportStory of={of} />
      </Suspense>
    </ErrorBoundary>
  );
}
