import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../../contract/schemas/auth.ts';
import { api, session } from './client.ts';
import { queryClient } from './query-client.ts';

const USER_STALE_MS = 5_000;

/** The signed-in person as the server knows them; asked at most every five seconds. */
export function currentUserQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['user', id],
    queryFn: () => api.call<User>('/api/auth/me'),
    enabled: id !== undefined,
    staleTime: USER_STALE_MS,
  });
}

/** Shows what an answer has just said about the person, here and in every other tab, without asking again. */
export function rememberUser(user: User): void {
  if (user.id !== session.read()?.user.id) return;
  queryClient.setQueryData(currentUserQuery(user.id).queryKey, user);
  session.replaceUser(user);
}

/** Asks the server about the user now, for changes that no answer has brought. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['user'] });
}
