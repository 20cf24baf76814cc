import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { refreshUser } from '../session/current-user.ts';

/** Uses up the token of a mail's link. As a query, so that showing the page twice uses it once. */
export function verificationQuery(token: string) {
  return queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await api.call('/api/auth/verify-email', { method: 'POST', body: { token } });
      await refreshUser();
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
}

export function resendVerification(): Promise<void> {
  return api.call('/api/auth/verify-email/resend', { method: 'POST', body: {} });
}
