import type { SubscriptionState, SubscriptionStatus, User } from '../../contract/schemas/auth.ts';
import { entitlementOf, type SubscriptionRecord } from './entitlement.ts';
import { type Plan, planOf, storiesLeft, storiesLimit } from './plan.ts';

/** Columns of a user's row with identity and spending. Times are milliseconds since the epoch. */
type PlanHolder = SubscriptionRecord & {
  id: string;
  email: string;
  name: string | null;
  emailVerifiedAt: number | null;
  termsVersion: string | null;
  storiesGenerated: number;
  /** Free stories of other accounts of the same mailbox. */
  storiesElsewhere: number;
  monthlyStoriesGenerated: number;
  /** Period that `monthlyStoriesGenerated` counts. */
  monthlyPeriodStart: number | null;
};

/** States in the first version's terms, whose clients know no others. */
const STATUS_OF: Record<SubscriptionState, SubscriptionStatus> = {
  none: 'none',
  active: 'active',
  cancelled: 'cancelled',
  // Premium, and cancellable like any other.
  past_due: 'active',
  ended: 'inactive',
};

/** Stories spent in a plan's period by the row's counters: a later period begins when the earlier is used up. */
function spentOf(user: PlanHolder, period: Plan): number {
  if (period.kind === 'free') return user.storiesGenerated;
  const counted = user.monthlyPeriodStart ?? 0;
  if (counted === period.periodStart) return user.monthlyStoriesGenerated;
  return counted > period.periodStart ? storiesLimit(period) : 0;
}

/**
 * A user in the API's format.
 * @param now milliseconds since the epoch
 */
export function presentUser(user: PlanHolder, now: number): User {
  const plan = planOf(user, now);
  const { state } = entitlementOf(user, now);
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    name: user.name,
    termsVersion: user.termsVersion,
    subscriptionStatus: STATUS_OF[state],
    subscriptionState: state,
    isPremium: state === 'active' || state === 'past_due',
    storiesGenerated: user.storiesGenerated + user.storiesElsewhere,
    monthlyStoriesGenerated: plan.kind === 'premium' ? spentOf(user, plan) : 0,
    storiesRemaining: storiesLeft(plan, (period) => spentOf(user, period)),
    accessUntil:
      state === 'cancelled' || state === 'past_due' ? new Date(user.periodEnd!).toISOString() : null,
  };
}
