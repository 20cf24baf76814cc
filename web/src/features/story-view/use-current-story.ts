import { useEffect } from 'react';
import type { CurrentWork, Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import { useUser } from '../../api/use-user.ts';
import { rememberShownStory, shownStory } from '../story/shown-story.ts';
import { loadStoryRunner, storyStore } from '../story/story-store.ts';
import { StoryDisplay } from './story-page.ts';

/** Whether a form has the focus: a restored story must not replace a form being filled in. */
const hasBegunAnother = () => document.activeElement?.closest('form') != null;

async function resume(signal: AbortSignal): Promise<void> {
  const { generationId, request } = await api.call<CurrentWork>('/api/stories/current', { signal });
  if (signal.aborted) return;
  if (generationId) {
    const [runner] = await Promise.all([loadStoryRunner(), StoryDisplay.arrived()]);
    if (!signal.aborted) runner.join(generationId, request);
    return;
  }
  const id = shownStory();
  if (id === null) return;
  const story = await api.call<Story>(`/api/stories/${encodeURIComponent(id)}`, { signal });
  const [runner] = await Promise.all([loadStoryRunner(), StoryDisplay.arrived()]);
  if (!signal.aborted && !hasBegunAnother()) runner.reopen(story);
}

/**
 * Restores the running or shown story after a reload, or on a second device. A story that the user has requested or
 * closed meanwhile is not replaced by an earlier one.
 */
export function useCurrentStory(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId || storyStore.read().name !== 'idle') return;
    const controller = new AbortController();
    const { signal } = controller;
    const unsubscribe = storyStore.subscribe(() => controller.abort());
    const begin = () =>
      resume(signal).catch((thrown) => {
        if (signal.aborted) return;
        if (!(thrown instanceof Problem)) throw thrown;
        // The form is shown instead: a story that cannot be restored is no error.
        if (thrown.code === 'not_found') rememberShownStory(null);
      });
    if (navigator.onLine) begin();
    else window.addEventListener('online', begin, { once: true, signal });
    return () => {
      unsubscribe();
      controller.abort();
    };
  }, [userId]);
}
