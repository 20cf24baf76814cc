import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../../contract/schemas/auth.ts';
import { api, session } from './client.ts';
import { queryClient } from './query-client.ts';

const USER_STALE_MS = 5_000;

/** Query of the signed-in user, requested at most every five seconds, and not without a connection. */
export function currentUserQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['user', id],
    queryFn: () => api.call<User>('/api/auth/me'),
    enabled: id !== undefined && globalThis.navigator?.onLine !== false,
    staleTime: USER_STALE_MS,
  });
}

/** Stores the user of an answer, for this and every other tab, without another request. */
export function rememberUser(user: User): void {
  if (user.id !== session.read()?.user.id) return;
  queryClient.setQueryData(currentUserQuery(user.id).queryKey, user);
  session.replaceUser(user);
}

/** Refetches the user, for changes that no answer contained. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['user'] });
}
