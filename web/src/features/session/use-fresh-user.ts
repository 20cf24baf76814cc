import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { currentUserQuery, rememberUser } from './current-user.ts';
import { useUser } from './use-session.ts';

/** Keeps what is remembered about the signed-in person as the server knows it. */
export function useFreshUser(): void {
  const { data } = useQuery(currentUserQuery(useUser()?.id), queryClient);
  useEffect(() => {
    if (data) rememberUser(data);
  }, [data]);
}
