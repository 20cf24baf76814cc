import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { Listeners } from '../../lib/store.ts';
import { fetchHealth, refusalOf, type ServerStatus } from './health.ts';
import { outOfQuota } from './quota.ts';

/** Polling interval while no stories can be made. */
const LOOK_AGAIN_MS = 60_000;

const recoveries = new Listeners();
/** Calls back when a server that was unavailable is available again. */
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
 * Health check before a story. Resolves when a story can be made, else throws a `Problem`. With a good answer of the
 * last half minute it resolves at once and the check runs in parallel with the story request: its result updates the
 * panel, and the request gets its own answer.
 */
export async function requireHealth(): Promise<void> {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(healthQuery.queryKey) ?? {};
  const wasWell = data !== undefined && data.level !== 'error' && Date.now() - dataUpdatedAt < RECENT_MS;
  const asked = queryClient.fetchQuery({ ...healthQuery, staleTime: 0 }).then(refusalOf);
  if (wasWell) {
    // A failed check is no answer of the server, and the parallel request will fail too.
    asked.catch(() => undefined);
    return;
  }
  const refusal = await asked;
  if (refusal) throw refusal;
}
