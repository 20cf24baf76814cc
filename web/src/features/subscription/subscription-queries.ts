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

/** Query of the user's subscription. Its key contains the plan, so that a change in another tab refetches it. */
export function subscriptionQuery({
  id,
  subscriptionState,
  accessUntil,
}: Pick<User, 'id' | 'subscriptionState' | 'accessUntil'>) {
  return queryOptions({
    queryKey: ['subscription', id, subscriptionState, accessUntil],
    queryFn: ({ signal }) => api.call<Subscription>('/api/subscription', { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** Result of the checkout session that the buyer returns from. */
export function fetchPayment(sessionId: string, signal: AbortSignal): Promise<PaymentAnswer> {
  return api.call(`/api/stripe/success?${new URLSearchParams({ session_id: sessionId })}`, { signal });
}

export function cancelSubscription(): Promise<SubscriptionChange> {
  return api.call('/api/subscription/cancel', { method: 'POST', body: {} });
}

export function resumeSubscription(): Promise<SubscriptionChange> {
  return api.call('/api/subscription/resume', { method: 'POST', body: {} });
}

/** Address of the billing portal, for one visit. */
export async function fetchPortalUrl(): Promise<string> {
  const returnUrl = window.location.origin + paths.profile();
  const { url } = await api.call<PortalAnswer>('/api/subscription/portal', {
    method: 'POST',
    body: { returnUrl },
  });
  return url;
}
