import { PREMIUM_PRICE, type Subscription } from '../../contract/schemas/billing.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import { presentUser } from '../plan/present-user.ts';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A user's subscription in the API's format. */
export function presentSubscription(user: SignedInUser, now: number): Subscription {
  const { state, quotaSince, lentSince } = entitlementOf(user, now);
  const { subscriptionStatus, isPremium, accessUntil, storiesRemaining } = presentUser(user, now);
  const hasQuota = quotaSince !== null;
  const [periodStart, periodEnd] =
    state === 'given' ? [user.giftStart, user.giftEnd] : [user.periodStart, user.periodEnd];
  return {
    subscriptionStatus,
    subscriptionState: state,
    isPremium,
    periodStart: hasQuota ? iso(periodStart) : null,
    periodEnd: hasQuota ? iso(periodEnd) : null,
    renewsAt: state === 'active' ? iso(user.periodEnd) : null,
    renewalPending: lentSince !== null,
    accessUntil,
    endedAt: state === 'ended' ? iso(user.periodEnd) : null,
    storiesRemaining,
    price: PREMIUM_PRICE,
    canSubscribe: state === 'none' || state === 'ended' || state === 'given',
    canCancel: state === 'active' || state === 'past_due' || state === 'paused',
    canResume: state === 'cancelled',
    hasPortal: user.stripeCustomerId !== null,
  };
}
