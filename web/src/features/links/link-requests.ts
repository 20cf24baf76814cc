import { queryOptions } from '@tanstack/react-query';
import type { Link, LinkRequest, Links } from '../../../../contract/schemas/links.ts';
import { api } from '../../api/client.ts';

/** Query of the user's open links. */
export function linksQuery(userId: string) {
  return queryOptions({
    queryKey: ['links', userId],
    queryFn: ({ signal }) => api.call<Links>('/api/links', { signal }),
    staleTime: 5_000,
  });
}

/** @throws Problem */
export const makeLink = (body: LinkRequest): Promise<Link> =>
  api.call<Link>('/api/links', { method: 'POST', body });

/** @throws Problem */
export const closeLink = (id: string): Promise<void> =>
  api.call<void>(`/api/links/${encodeURIComponent(id)}`, { method: 'DELETE' });
