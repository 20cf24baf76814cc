import type { PaymentState } from '../../contract/schemas/billing.ts';
import type { UserRow } from '../db/users.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import type { BillingGateway } from './gateway.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

export type PaymentDeps = SyncDeps & { stripe: Pick<BillingGateway, 'subscriptionsOf' | 'checkout'> };

const SESSION_ID = /^cs_\w{1,250}$/;

/**
 * What became of a checkout session, for the page that the buyer comes back to. Looks at Stripe itself, so that nobody
 * waits for a webhook. Somebody else's session is as unknown as one that never was.
 */
export async function paymentState(
  deps: PaymentDeps,
  user: UserRow,
  sessionId: string | undefined,
): Promise<{ state: PaymentState; user: UserRow }> {
  const isPlausible = sessionId !== undefined && SESSION_ID.test(sessionId) && user.stripeCustomerId !== null;
  const checkout = isPlausible ? await deps.stripe.checkout(sessionId) : null;
  if (!checkout || checkout.customerId !== user.stripeCustomerId || checkout.status === 'expired') {
    return { state: 'unknown', user };
  }
  if (checkout.status === 'open' || !checkout.isPaid) return { state: 'processing', user };
  const synced = await syncSubscription(deps, user.id);
  if (!synced) return { state: 'unknown', user };
  const hasPremium = entitlementOf(synced.user, deps.now).quotaSince !== null;
  return { state: hasPremium ? 'confirmed' : 'processing', user: synced.user };
}
