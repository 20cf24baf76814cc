import { Suspense } from 'react';
import { withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import type { Reported } from './ReportForm.tsx';

const ReportStory = lazyPart(() => withWords(import('./ReportStory.tsx'), 'report'));

export const preloadReport = ReportStory.preload;

/** Link to report a story, loaded after the story and left out when it fails. */
export function ReportLink({ of }: { of: Reported }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ReportStory of={of} />
      </Suspense>
    </ErrorBoundary>
  );
}
