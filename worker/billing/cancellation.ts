import type { Refusal } from '../errors/refusal.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import type { BillingGateway } from './gateway.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

export type CancellationDeps = SyncDeps & {
  stripe: Pick<BillingGateway, 'subscriptionsOf' | 'endAtPeriodEnd' | 'resume' | 'cancelNow'>;
};

export type Change = { ok: true; user: SignedInUser } | Refusal;

const NO_SUBSCRIPTION: Refusal = { ok: false, code: 'no_subscription' };

async function afterwards(deps: CancellationDeps, userId: string): Promise<Change> {
  const synced = await syncSubscription(deps, userId);
  return synced ? { ok: true, user: synced.user } : { ok: false, code: 'session_ended' };
}

/**
 * Cancels a subscription at the end of its paid period; an overdue or paused one at once, since it has no paid period
 * to keep. Idempotent.
 */
export async function cancel(deps: CancellationDeps, userId: string): Promise<Change> {
  const synced = await syncSubscription(deps, userId);
  if (!synced?.held) return NO_SUBSCRIPTION;
  const { user, held } = synced;
  const { state } = entitlementOf(user, deps.now);
  if (held.status === 'past_due' || state === 'paused') await deps.stripe.cancelNow(held.id);
  else {
    if (state === 'cancelled') return { ok: true, user };
    if (state !== 'active') return NO_SUBSCRIPTION;
    await deps.stripe.endAtPeriodEnd(held.id);
  }
  return afterwards(deps, userId);
}

/** Undoes a cancellation within the paid period. Idempotent. */
export async function resume(deps: CancellationDeps, userId: string): Promise<Change> {
  const synced = await syncSubscription(deps, userId);
  if (!synced?.held) return NO_SUBSCRIPTION;
  const { user, held } = synced;
  const { state } = entitlementOf(user, deps.now);
  if (state === 'active') return { ok: true, user };
  if (state !== 'cancelled') return NO_SUBSCRIPTION;
  await deps.stripe.resume(held.id);
  return afterwards(deps, userId);
}

/** Ends all subscriptions of a customer at once, for the deletion of the account. Idempotent. */
export async function closeBilling(
  stripe: Pick<BillingGateway, 'checkoutsOf' | 'expireCheckout' | 'deleteCustomer' | 'customerExists'>,
  customerId: string,
): Promise<void> {
  if (!(await stripe.customerExists(customerId))) return;
  // Closes open checkout pages of other tabs.
  for (const { id, status } of await stripe.checkoutsOf(customerId)) {
    if (status === 'open') await stripe.expireCheckout(id);
  }
  await stripe.deleteCustomer(customerId);
}
