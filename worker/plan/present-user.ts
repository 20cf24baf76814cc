import type { SubscriptionState, SubscriptionStatus, User } from '../../contract/schemas/auth.ts';
import { entitlementOf, type Gift, type SubscriptionRecord } from './entitlement.ts';
import { type Plan, planOf, storiesLeft } from './plan.ts';

/** A user with identity and spending. Times are milliseconds since the epoch. */
type PlanHolder = SubscriptionRecord &
  Gift & {
    id: string;
    email: string;
    name: string | null;
    emailVerifiedAt: number | null;
    termsVersion: string | null;
    /** Free stories of other accounts of the same mailbox. */
    storiesElsewhere: number;
    spent: SpentStories;
  };

/** Stories that were written and count, as the ledger has them. */
export type SpentStories = {
  /** As a free account. */
  free: number;
  /** By the start of the allowance, in milliseconds since the epoch. */
  premium: Record<number, number>;
};

export const NOTHING_SPENT: SpentStories = { free: 0, premium: {} };

/** States in the earlier app's terms, whose clients know no others. */
const STATUS_OF: Record<SubscriptionState, SubscriptionStatus> = {
  none: 'none',
  active: 'active',
  cancelled: 'cancelled',
  // Premium, and cancellable like any other.
  past_due: 'active',
  // A bank decides about a payment.
  paused: 'inactive',
  ended: 'inactive',
  // Premium until a date, without renewal.
  given: 'cancelled',
};

function spentOf({ spent }: Pick<PlanHolder, 'spent'>, period: Plan): number {
  return period.kind === 'free' ? spent.free : (spent.premium[period.periodStart] ?? 0);
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
    storiesGenerated: user.spent.free + user.storiesElsewhere,
    monthlyStoriesGenerated: plan.kind === 'premium' ? spentOf(user, plan) : 0,
    storiesRemaining: storiesLeft(plan, (period) => spentOf(user, period)),
    accessUntil: until(user, state),
  };
}

/** End of a Premium that does not renew by itself, ISO 8601; null for any other. */
function until({ periodEnd, giftEnd }: PlanHolder, state: SubscriptionState): string | null {
  if (state === 'given') return new Date(giftEnd!).toISOString();
  return state === 'cancelled' || state === 'past_due' ? new Date(periodEnd!).toISOString() : null;
}
