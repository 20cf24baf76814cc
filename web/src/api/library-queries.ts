import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Story, StoryList } from '../../../contract/schemas/stories.ts';
import { api } from './client.ts';
import { type ShelfView, viewQuery } from './shelf-view.ts';

const storyPath = (id: string) => `/api/stories/${encodeURIComponent(id)}`;

/** Paged query of the user's stories for a view. Previous results stay visible while the next load. */
export function storyListQuery(view: ShelfView) {
  const query = viewQuery(view);
  return infiniteQueryOptions({
    queryKey: ['stories', 'list', query.toString()],
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams(query);
      if (pageParam !== null) page.set('cursor', pageParam);
      return api.call<StoryList>(`/api/stories?${page}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function storyQuery(id: string) {
  return queryOptions({
    queryKey: ['stories', 'one', id],
    queryFn: ({ signal }) => api.call<Story>(storyPath(id), { signal }),
  });
}

export function deleteStory(id: string): Promise<void> {
  return api.call(storyPath(id), { method: 'DELETE' });
}
