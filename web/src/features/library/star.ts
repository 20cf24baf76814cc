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

/** Gives a story a star, or takes it away: shown at once, and taken back where the server refuses. */
export async function setStar({ id }: Pick<StorySummary, 'id'>, isStarred: boolean): Promise<void> {
  show(id, isStarred);
  try {
    await api.call(`/api/stories/${encodeURIComponent(id)}/star`, { method: isStarred ? 'PUT' : 'DELETE' });
    queryClient.invalidateQueries({ ...LISTS, refetchType: 'none' });
  } catch (thrown) {
    show(id, !isStarred);
    notifyThrown(thrown);
  }
}
