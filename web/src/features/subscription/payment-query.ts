import { queryOptions } from '@tanstack/react-query';
import { nextLook } from './payment-pace.ts';
import { fetchPayment } from './subscription-queries.ts';

/** What became of a payment, looked at again as long as that is open. */
export function paymentQuery(userId: string | undefined, sessionId: string) {
  return queryOptions({
    queryKey: ['payment', userId, sessionId],
    queryFn: ({ signal }) => fetchPayment(sessionId, signal),
    enabled: userId !== undefined && sessionId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => nextLook(state.data?.state, state.dataUpdateCount),
  });
}
