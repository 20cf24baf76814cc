import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Story, StoryList } from '../../../../contract/stories.ts';
import { api } from '../../api/client.ts';

const storyPath = (id: string) => `/api/stories/${encodeURIComponent(id)}`;

/** The person's stories, newest first, page by page. */
export const storyListQuery = infiniteQueryOptions({
  queryKey: ['stories', 'list'],
  queryFn: ({ pageParam, signal }) => {
    const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`;
    return api.call<StoryList>(`/api/stories${query}`, { signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

export function storyQuery(id: string) {
  return queryOptions({
    queryKey: ['stories', 'one', id],
    queryFn: ({ signal }) => api.call<Story>(storyPath(id), { signal }),
  });
}

export function deleteStory(id: string): Promise<void> {
  return api.call(storyPath(id), { method: 'DELETE' });
}
