import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { Listeners } from '../../lib/store.ts';
import { fetchHealth, refusalOf, type ServerStatus } from './health.ts';
import { outOfQuota } from './quota.ts';

/** While nothing can be made it is looked after whether that is over. */
const LOOK_AGAIN_MS = 60_000;

const recoveries = new Listeners();
/** Calls back when a server that could make nothing can again. */
export const onRecovery = recoveries.subscribe;

async function askForHealth(): Promise<ServerStatus> {
  const before = queryClient.getQueryData(healthQuery.queryKey);
  const status = await fetchHealth(api);
  if (before?.level === 'error' && status.level !== 'error') recoveries.notify();
  outOfQuota.set(status.level === 'error' && status.detail === 'quota');
  return status;
}

/** Age at which a good health answer is still trusted without asking again. */
const RECENT_MS = 30_000;

export const healthQuery = queryOptions({
  queryKey: ['health'] as const,
  queryFn: askForHealth,
  staleTime: RECENT_MS,
  refetchInterval: ({ state }) => (state.data?.level === 'error' ? LOOK_AGAIN_MS : false),
});

/**
 * Asks for the server's health before a story. Resolves when a story can be made, throws a `Problem` when not. When an answer of the
 * last half minute said so, it resolves at once and the question goes on beside the request: what it brings is for the panel, and
 * whether the story can be made the request itself is told.
 */
export async function requireHealth(): Promise<void> {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(healthQuery.queryKey) ?? {};
  const wasWell = data !== undefined && data.level !== 'error' && Date.now() - dataUpdatedAt < RECENT_MS;
  const asked = queryClient.fetchQuery({ ...healthQuery, staleTime: 0 }).then(refusalOf);
  if (wasWell) {
    // What is thrown here is no answer of the server: the request that goes beside it meets the same.
    asked.catch(() => undefined);
    return;
  }
  const refusal = await asked;
  if (refusal) throw refusal;
}
