import type { UserRow } from '../db/users.ts';
import type { Refusal } from '../errors/refusal.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import type { BillingGateway } from './gateway.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

export type CancellationDeps = SyncDeps & {
  stripe: Pick<BillingGateway, 'subscriptionsOf' | 'endAtPeriodEnd' | 'resume' | 'cancelNow'>;
};

export type Change = { ok: true; user: UserRow } | Refusal;

const NO_SUBSCRIPTION: Refusal = { ok: false, code: 'no_subscription' };

async function afterwards(deps: CancellationDeps, userId: string): Promise<Change> {
  const synced = await syncSubscription(deps, userId);
  return synced ? { ok: true, user: synced.user } : { ok: false, code: 'session_ended' };
}

/**
 * Ends a subscription with its paid period. While a payment is overdue there is no paid period left, so it ends at
 * once and nothing more is charged. Cancelling what is cancelled already changes nothing.
 */
export async function cancel(deps: CancellationDeps, userId: string): Promise<Change> {
  const synced = await syncSubscription(deps, userId);
  if (!synced?.held) return NO_SUBSCRIPTION;
  const { user, held } = synced;
  if (held.status === 'past_due') await deps.stripe.cancelNow(held.id);
  else {
    const { state } = entitlementOf(user, deps.now);
    if (state === 'cancelled') return { ok: true, user };
    if (state !== 'active') return NO_SUBSCRIPTION;
    await deps.stripe.endAtPeriodEnd(held.id);
  }
  return afterwards(deps, userId);
}

/** Takes a cancellation back while the paid period lasts. Resuming what was not cancelled changes nothing. */
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

/** Ends everything a customer pays for, at once and for good: the account is being deleted. May be repeated. */
export async function closeBilling(
  stripe: Pick<BillingGateway, 'checkoutsOf' | 'expireCheckout' | 'deleteCustomer' | 'customerExists'>,
  customerId: string,
): Promise<void> {
  if (!(await stripe.customerExists(customerId))) return;
  // A page that is still open in another tab must not sell to somebody who is gone.
  for (const { id, status } of await stripe.checkoutsOf(customerId)) {
    if (status === 'open') await stripe.expireCheckout(id);
  }
  await stripe.deleteCustomer(customerId);
}
