import type { InfiniteData } from '@tanstack/react-query';
import type { StoryList, StorySummary } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { notifyThrown } from '../toasts/notify.ts';

/** Lists of the library, in all views that were opened. */
const LISTS = { queryKey: ['stories', 'list'] };

/** The lists with or without the star of a story, in their order of now: a card must not jump away under the finger. */
function show(id: string, isStarred: boolean): void {
  const starred = isStarred ? (true as const) : undefined;
  queryClient.setQueriesData<InfiniteData<StoryList>>(
    LISTS,
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          stories: page.stories.map((story) => (story.id === id ? { ...story, starred } : story)),
        })),
      },
  );
}

/** Last choice for each story whose star is being sent. */
const chosen = new Map<string, boolean>();

/**
 * Gives a story a star, or takes it away: shown at once, and taken back where the server refuses. One request of a story
 * at a time, since two under way may arrive in either order.
 */
export async function setStar({ id }: Pick<StorySummary, 'id'>, isStarred: boolean): Promise<void> {
  show(id, isStarred);
  const isSending = chosen.has(id);
  chosen.set(id, isStarred);
  if (isSending) return;
  let stored = !isStarred;
  try {
    for (let next = isStarred; next !== stored; next = chosen.get(id) === true) {
      await api.call(`/api/stories/${encodeURIComponent(id)}/star`, { method: next ? 'PUT' : 'DELETE' });
      stored = next;
    }
    queryClient.invalidateQueries({ ...LISTS, refetchType: 'none' });
  } catch (thrown) {
    show(id, stored);
    notifyThrown(thrown);
  } finally {
    chosen.delete(id);
  }
}
