import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Night, SeriesList, SeriesNights } from '../../../../contract/schemas/series.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

const storyPath = (id: string) => `/api/stories/${encodeURIComponent(id)}`;

/** What is remembered of a story, what could follow, and whose night it is. */
export function nightQuery(storyId: string) {
  return queryOptions({
    queryKey: ['stories', 'night', storyId],
    queryFn: ({ signal }) => api.call<Night>(`${storyPath(storyId)}/night`, { signal }),
  });
}

/** The series that went on last. */
export const seriesQuery = queryOptions({
  queryKey: ['stories', 'series'],
  queryFn: async ({ signal }) => (await api.call<SeriesList>('/api/series', { signal })).series,
});

/** Nights of a series, newest first. */
export function nightsQuery(seriesId: string) {
  return infiniteQueryOptions({
    queryKey: ['stories', 'series', seriesId],
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`;
      return api.call<SeriesNights>(`/api/series/${encodeURIComponent(seriesId)}${page}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Changes what is remembered of a night, or deletes it for null. */
export async function changeMemory(storyId: string, memory: string | null): Promise<void> {
  const path = `${storyPath(storyId)}/memory`;
  const night = await api.call<Night>(
    path,
    memory === null ? { method: 'DELETE' } : { method: 'PUT', body: { memory } },
  );
  queryClient.setQueryData(nightQuery(storyId).queryKey, night);
  await queryClient.invalidateQueries({ queryKey: seriesQuery.queryKey });
}
