import { queryOptions } from '@tanstack/react-query';
import type { Feed } from '../../../../contract/schemas/feed.ts';
import { api } from '../../api/client.ts';

/** Query of the podcast feed's address. */
export function feedQuery(userId: string) {
  return queryOptions({
    queryKey: ['feed', userId],
    queryFn: ({ signal }) => api.call<Feed>('/api/feed', { signal }),
    staleTime: 5_000,
  });
}

/** The first `save` opens the feed. */
export type FeedChange = { kind: 'save'; showsNames: boolean } | { kind: 'renew' } | { kind: 'close' };

/** @returns the new state of the feed @throws Problem */
export async function changeFeed(change: FeedChange): Promise<Feed> {
  if (change.kind === 'save') {
    return api.call<Feed>('/api/feed', { method: 'PUT', body: { showsNames: change.showsNames } });
  }
  if (change.kind === 'renew') return api.call<Feed>('/api/feed/address', { method: 'POST', body: {} });
  await api.call<void>('/api/feed', { method: 'DELETE' });
  return { url: null, showsNames: false };
}
