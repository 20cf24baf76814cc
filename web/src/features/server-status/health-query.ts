import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { fetchHealth, refusalOf, type ServerStatus } from './health.ts';
import { outOfQuota } from './quota.ts';

/** While nothing can be made it is looked after whether that is over. */
const LOOK_AGAIN_MS = 60_000;

async function askForHealth(): Promise<ServerStatus> {
  const status = await fetchHealth(api);
  outOfQuota.set(status.level === 'error' && status.detail === 'quota');
  return status;
}

/** Half a minute old is fresh enough not to keep anybody waiting for a second look. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: askForHealth,
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.level === 'error' ? LOOK_AGAIN_MS : false),
});

/** Resolves when a story can be made, throws a `Problem` when not. A bad answer is never taken from the cache. */
export async function requireHealth(): Promise<void> {
  const cached = queryClient.getQueryData(healthQuery.queryKey);
  const staleTime = cached?.level === 'error' ? 0 : healthQuery.staleTime;
  const refusal = refusalOf(await queryClient.fetchQuery({ ...healthQuery, staleTime }));
  if (refusal) throw refusal;
}
