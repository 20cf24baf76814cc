import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../../contract/schemas/auth.ts';
import { api, session } from './client.ts';
import { USER_PATH } from './create-client.ts';
import { queryClient } from './query-client.ts';

const USER_STALE_MS = 5_000;

/** Query of the signed-in user, not requested without a connection. `askWhoIsSignedIn` requests it again. */
export function currentUserQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['user', id],
    queryFn: () => api.call<User>(USER_PATH),
    enabled: id !== undefined && globalThis.navigator?.onLine !== false,
    staleTime: USER_STALE_MS,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/**
 * Requests the signed-in user again, at most every five seconds, after reading in storage who that is: another tab or
 * device may have signed out, signed in as another user or changed the plan.
 */
export function askWhoIsSignedIn(): void {
  const id = session.readAgain()?.user.id;
  if (id === undefined || !navigator.onLine) return;
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } =
    queryClient.getQueryState(currentUserQuery(id).queryKey) ?? {};
  // The difference is negative after this device's clock was set back.
  const age = Math.abs(Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt));
  if (age < USER_STALE_MS) return;
  fetchUser(id);
}

/** What ends the session or belongs to another user has changed it already; any other failure passes. */
const fetchUser = (id: string): Promise<void> =>
  queryClient.fetchQuery({ ...currentUserQuery(id), staleTime: 0 }).then(
    (user) => followUser(id, user),
    () => undefined,
  );

/** Takes over the answer to a request for the user with this id. */
export function followUser(id: string, user: User): void {
  const current = session.read();
  if (current?.user.id !== id) return;
  if (user.id === id) session.replaceUser(user);
  else session.begin({ token: current.token, user });
}

/** Stores the user of an answer, for this and every other tab, without another request. */
export function rememberUser(user: User): void {
  if (user.id !== session.read()?.user.id) return;
  queryClient.setQueryData(currentUserQuery(user.id).queryKey, user);
  session.replaceUser(user);
}

/**
 * Requests the user and stores the answer, for changes that no answer contained. Also before the app's later parts have
 * loaded, which follow the query otherwise. A failure passes: the next request of the query has the change.
 */
export function refreshUser(): Promise<void> {
  const id = session.read()?.user.id;
  return id === undefined ? Promise.resolve() : fetchUser(id);
}
