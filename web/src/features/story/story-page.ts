import { lazyPart } from '../../lib/lazy-part.ts';

/** Page of this tab's story, written and finished. */
export const StoryDisplay = lazyPart(() => import('./StoryDisplay.tsx'));
