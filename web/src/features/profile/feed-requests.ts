import { queryOptions } from '@tanstack/react-query';
import type { Feed } from '../../../../contract/schemas/feed.ts';
import { api } from '../../api/client.ts';

/** Where podcast apps find the person's narrations. */
export function feedQuery(userId: string) {
  return queryOptions({
    queryKey: ['feed', userId],
    queryFn: ({ signal }) => api.call<Feed>('/api/feed', { signal }),
    staleTime: 5_000,
  });
}

/** Opening is the first saving. */
export type FeedChange = { kind: 'save'; showsNames: boolean } | { kind: 'renew' } | { kind: 'close' };

/** @returns the feed as it is then @throws Problem */
export async function changeFeed(change: FeedChange): Promise<Feed> {
  if (change.kind === 'save') {
    return api.call<Feed>('/api/feed', { method: 'PUT', body: { showsNames: change.showsNames } });
  }
  if (change.kind === 'renew') return api.call<Feed>('/api/feed/address', { method: 'POST', body: {} });
  await api.call<void>('/api/feed', { method: 'DELETE' });
  return { url: null, showsNames: false };
}
