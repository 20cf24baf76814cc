import { Suspense } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { lazyPart } from '../../i18n/feature-words.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

const TakeAway = lazyPart(() => import('./TakeAway.tsx'), 'errors', 'player', 'takeaway');

/** The way to take a story along, which comes after the story itself and is not missed should it not come. */
export function TakeAwayLink({ story }: { story: Story }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TakeAway story={story} />
      </Suspense>
    </ErrorBoundary>
  );
}
