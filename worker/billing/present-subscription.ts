import { PREMIUM_PRICE, type Subscription } from '../../contract/billing.ts';
import { standingOf } from '../db/standing.ts';
import { presentUser, type UserRow } from '../db/users.ts';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A person's subscription as they see it. */
export function presentSubscription(user: UserRow, now: number): Subscription {
  const { status, quotaSince } = standingOf(user, now);
  const { isPremium, accessUntil, storiesRemaining } = presentUser(user, now);
  const hasQuota = quotaSince !== null;
  return {
    subscriptionStatus: status,
    isPremium,
    periodStart: iso(quotaSince),
    periodEnd: hasQuota ? iso(user.periodEnd) : null,
    renewsAt: status === 'active' ? iso(user.periodEnd) : null,
    accessUntil,
    endedAt: status === 'ended' ? iso(user.periodEnd) : null,
    storiesRemaining,
    price: PREMIUM_PRICE,
    canSubscribe: status === 'none' || status === 'ended',
    canCancel: status === 'active' || status === 'past_due',
    canResume: status === 'cancelled',
    hasPortal: user.stripeCustomerId !== null,
  };
}
