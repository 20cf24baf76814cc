import { queryOptions } from '@tanstack/react-query';
import { takesOf } from './recorder-requests.ts';

/** What the family has read of a story. */
export const takesQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['takes', storyId],
    queryFn: ({ signal }) => takesOf(storyId, signal),
    staleTime: 5_000,
  });
