import type { SubscriptionState, SubscriptionStatus, User } from '../../contract/schemas/auth.ts';
import { entitlementOf, type SubscriptionRecord } from './entitlement.ts';
import { planOf, storiesRemaining } from './plan.ts';

/** The columns of a person's row that say who they are and what they have spent. Times are milliseconds since the epoch. */
type PlanHolder = SubscriptionRecord & {
  id: string;
  email: string;
  name: string | null;
  emailVerifiedAt: number | null;
  storiesGenerated: number;
  monthlyStoriesGenerated: number;
  /** The period that `monthlyStoriesGenerated` counts. */
  monthlyPeriodStart: number | null;
};

/** In the words of the first version of the API, whose clients know no others. */
const STATUS_OF: Record<SubscriptionState, SubscriptionStatus> = {
  none: 'none',
  active: 'active',
  cancelled: 'cancelled',
  // Premium, and to be cancelled like any other.
  past_due: 'active',
  ended: 'inactive',
};

/** A user as the API shows them to themselves. @param now milliseconds since the epoch */
export function presentUser(user: PlanHolder, now: number): User {
  const plan = planOf(user, now);
  const { state } = entitlementOf(user, now);
  const monthly =
    plan.kind === 'premium' && user.monthlyPeriodStart === plan.periodStart
      ? user.monthlyStoriesGenerated
      : 0;
  const spent = plan.kind === 'premium' ? monthly : user.storiesGenerated;
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    name: user.name,
    subscriptionStatus: STATUS_OF[state],
    subscriptionState: state,
    isPremium: state === 'active' || state === 'past_due',
    storiesGenerated: user.storiesGenerated,
    monthlyStoriesGenerated: monthly,
    storiesRemaining: storiesRemaining(plan, spent),
    accessUntil:
      state === 'cancelled' || state === 'past_due' ? new Date(user.periodEnd!).toISOString() : null,
  };
}
