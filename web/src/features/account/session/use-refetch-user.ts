import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery, rememberUser } from '../../../api/current-user.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useUser } from '../../../api/use-user.ts';

/** Keeps the stored user up to date with the server. */
export function useRefetchUser(): void {
  const { data } = useQuery(currentUserQuery(useUser()?.id), queryClient);
  useEffect(() => {
    if (data) rememberUser(data);
  }, [data]);
}
