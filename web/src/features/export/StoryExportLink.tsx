import { Suspense } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { lazyPart } from '../../i18n/feature-words.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

const StoryExport = lazyPart(() => import('./StoryExport.tsx'), 'errors', 'export', 'player');

/** The way to take a story along, which comes after the story itself and is not missed should it not come. */
export function StoryExportLink({ story }: { story: Story }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <StoryExport story={story} />
      </Suspense>
    </ErrorBoundary>
  );
}
