import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery, rememberUser } from '../../../api/current-user.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useUser } from '../../../api/use-user.ts';
import { useOnline } from '../../../lib/online.ts';

/** Keeps the stored user up to date with the server. */
export function useRefetchUser(): void {
  // Renders the query again when the connection is back.
  useOnline();
  const { data } = useQuery(currentUserQuery(useUser()?.id), queryClient);
  useEffect(() => {
    if (data) rememberUser(data);
  }, [data]);
}
