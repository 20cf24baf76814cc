import i18next from 'i18next';
import type { StorySummary } from '../../../../contract/schemas/stories.ts';
import { deleteStory } from '../../api/library-queries.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { keepsStory, noteEnd } from '../../lib/kept-list.ts';
import { useStore } from '../../lib/store.ts';
import { continueNothing } from '../draft/forget-draft.ts';
import { rememberShownStory, shownStory } from '../story/shown-story.ts';
import { storyRunner, storyStore } from '../story/story-store.ts';
import { notifyThrown, notifyWithAction, UNDO_MS } from '../toasts/notify.ts';
import { createDelayedDeletion } from './delayed-deletion.ts';

/** Removes the story from this device, if it is kept. */
async function forgetHere(id: string): Promise<void> {
  // It may be about to be kept.
  noteEnd(id);
  if (!keepsStory(id)) return;
  const { removeKept } = await import('../tonight/kept/kept-stories.ts');
  await removeKept(id);
}

const deletion = createDelayedDeletion({
  async remove(id) {
    try {
      await deleteStory(id);
    } catch (thrown) {
      // Already deleted on another device: as requested.
      if (!(thrown instanceof Problem) || thrown.code !== 'not_found') throw thrown;
    }
  },
  onRemoved(id) {
    forgetHere(id);
    continueNothing(id);
    queryClient.invalidateQueries({ queryKey: ['stories', 'one', id], refetchType: 'none' });
    for (const list of ['list', 'series', 'night'])
      queryClient.invalidateQueries({ queryKey: ['stories', list] });
  },
  onFailed: notifyThrown,
});

/** Removes a story from the shelf, with a toast to undo it. */
export function deleteWithUndo({ id, title }: Pick<StorySummary, 'id' | 'title'>): void {
  // The home page must not show a story that is being deleted.
  const shown = storyStore.read();
  if (shown.name === 'done' && shown.story.id === id) storyRunner()?.dismiss();
  if (shownStory() === id) rememberShownStory(null);
  deletion.begin(id);
  notifyWithAction(
    i18next.t('library.deleting', { ns: 'library', title: title || i18next.t('story.untitled') }),
    {
      label: i18next.t('library.undo', { ns: 'library' }),
      forMs: UNDO_MS,
      run: () => deletion.undo(id),
    },
  );
}

/** Ids of the hidden stories. */
export function useDeleting(): ReadonlySet<string> {
  return useStore(deletion);
}
