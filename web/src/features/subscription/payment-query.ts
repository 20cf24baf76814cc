import { queryOptions } from '@tanstack/react-query';
import type { PaymentState } from '../../../../contract/schemas/billing.ts';
import { fetchPayment } from './subscription-queries.ts';

/** First polling interval in milliseconds: a card is settled in seconds, a bank's confirmation takes longer. */
const FIRST_PAUSE_MS = 1_500;
const LAST_PAUSE_MS = 10_000;

/** Delay in milliseconds after `looks` (1, 2, …) polls; false when there is nothing more to wait for. */
export function nextLook(state: PaymentState | undefined, looks: number): number | false {
  if (state !== 'processing') return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** (looks - 1), LAST_PAUSE_MS);
}

/** Result of a payment, polled while it is open. */
export function paymentQuery(userId: string | undefined, sessionId: string) {
  return queryOptions({
    queryKey: ['payment', userId, sessionId],
    queryFn: ({ signal }) => fetchPayment(sessionId, signal),
    enabled: userId !== undefined && sessionId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => nextLook(state.data?.state, state.dataUpdateCount),
  });
}
