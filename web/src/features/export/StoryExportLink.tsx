import { Suspense } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

const StoryExport = lazyPart(() => import('./StoryExport.tsx'));

/** Export of a story, loaded after the story and left out when it fails. */
export function StoryExportLink({ story }: { story: Story }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <StoryExport story={story} />
      </Suspense>
    </ErrorBoundary>
  );
}
