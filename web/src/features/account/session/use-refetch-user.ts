import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { askWhoIsSignedIn, currentUserQuery, followUser } from '../../../api/current-user.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useUser } from '../../../api/use-user.ts';
import { useOnline } from '../../../lib/online.ts';
import { onReturn } from '../../../lib/page-return.ts';

/**
 * Keeps the session up to date with the server: at the start, when another page of the app is opened, and when this one
 * may have missed a change.
 */
export function useRefetchUser(): void {
  // Renders the query again when the connection is back.
  useOnline();
  const id = useUser()?.id;
  const { pathname } = useLocation();
  const { data } = useQuery(currentUserQuery(id), queryClient);
  useEffect(() => {
    if (id !== undefined && data) followUser(id, data);
  }, [id, data]);
  useEffect(askWhoIsSignedIn, [pathname]);
  useEffect(() => onReturn(askWhoIsSignedIn), []);
}
