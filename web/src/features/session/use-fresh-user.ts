import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '../../../../contract/auth.ts';
import { api, session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useUser } from './use-session.ts';

const USER_STALE_MS = 5_000;

/** Keeps what is remembered about the signed-in person as the server knows it. */
export function useFreshUser(): void {
  const id = useUser()?.id;
  const { data } = useQuery(
    {
      queryKey: ['user', id],
      queryFn: () => api.call<User>('/api/auth/me'),
      enabled: id !== undefined,
      staleTime: USER_STALE_MS,
    },
    queryClient,
  );
  useEffect(() => {
    if (data && data.id === session.read()?.user.id) session.replaceUser(data);
  }, [data]);
}
