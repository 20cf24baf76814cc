import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { User } from '../../../../contract/schemas/auth.ts';
import type {
  PaymentAnswer,
  PortalAnswer,
  Subscription,
  SubscriptionChange,
} from '../../../../contract/schemas/billing.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';

const STALE_MS = 5_000;

/** A person's subscription. What other tabs learn about the person makes it another question. */
export function subscriptionQuery({ id, subscriptionState, accessUntil }: User) {
  return queryOptions({
    queryKey: ['subscription', id, subscriptionState, accessUntil],
    queryFn: ({ signal }) => api.call<Subscription>('/api/subscription', { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** What became of the checkout session that the buyer comes back from. */
export function fetchPayment(sessionId: string, signal: AbortSignal): Promise<PaymentAnswer> {
  return api.call(`/api/stripe/success?${new URLSearchParams({ session_id: sessionId })}`, { signal });
}

export function cancelSubscription(): Promise<SubscriptionChange> {
  return api.call('/api/subscription/cancel', { method: 'POST', body: {} });
}

export function resumeSubscription(): Promise<SubscriptionChange> {
  return api.call('/api/subscription/resume', { method: 'POST', body: {} });
}

/** Where invoices and the card are, for one visit. */
export async function fetchPortalUrl(): Promise<string> {
  const returnUrl = window.location.origin + paths.profile();
  const { url } = await api.call<PortalAnswer>('/api/subscription/portal', {
    method: 'POST',
    body: { returnUrl },
  });
  return url;
}
