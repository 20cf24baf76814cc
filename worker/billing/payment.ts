import type { PaymentState } from '../../contract/schemas/billing.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import type { BillingGateway } from './gateway.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

export type PaymentDeps = SyncDeps & { stripe: Pick<BillingGateway, 'subscriptionsOf' | 'checkout'> };

const SESSION_ID = /^cs_\w{1,250}$/;

/**
 * State of a checkout session for the success page. Reads Stripe, so that users need not wait for a webhook. Other
 * users' sessions are `unknown`.
 */
export async function paymentState(
  deps: PaymentDeps,
  user: SignedInUser,
  sessionId: string | undefined,
): Promise<{ state: PaymentState; user: SignedInUser }> {
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
