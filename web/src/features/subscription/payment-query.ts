import { queryOptions } from '@tanstack/react-query';
import type { PaymentState } from '../../../../contract/schemas/billing.ts';
import { fetchPayment } from './subscription-queries.ts';

/** A card is settled in seconds; a bank that wants to ask its customer first takes longer. */
const FIRST_PAUSE_MS = 1_500;
const LAST_PAUSE_MS = 10_000;

/** Milliseconds until the next look, after `looks` (1, 2, …); false when there is nothing more to wait for. */
export function nextLook(state: PaymentState | undefined, looks: number): number | false {
  if (state !== 'processing') return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** (looks - 1), LAST_PAUSE_MS);
}

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
