import { Suspense } from 'react';
import { lazyPart } from '../../i18n/feature-words.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

const TakeAway = lazyPart(() => import('./TakeAway.tsx'), 'errors', 'player', 'takeaway');

/** The way to take a story along, which comes after the story itself and is not missed should it not come. */
export function TakeAwayLink({ storyId }: { storyId: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TakeAway storyId={storyId} />
      </Suspense>
    </ErrorBoundary>
  );
}
