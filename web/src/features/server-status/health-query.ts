import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { fetchHealth, refusalOf } from './health.ts';

/** Half a minute old is fresh enough not to keep anybody waiting for a second look. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => fetchHealth(api),
  staleTime: 30_000,
});

/** Resolves when a story can be made, throws a `Problem` when not. A bad answer is never taken from the cache. */
export async function requireHealth(): Promise<void> {
  const cached = queryClient.getQueryData(healthQuery.queryKey);
  const staleTime = cached?.level === 'error' ? 0 : healthQuery.staleTime;
  const refusal = refusalOf(await queryClient.fetchQuery({ ...healthQuery, staleTime }));
  if (refusal) throw refusal;
}
