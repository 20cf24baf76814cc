import { FREE_STORIES, PREMIUM_STORIES_PER_MONTH, STORIES_LENT_AT_RENEWAL } from '../../contract/limits.ts';
import { entitlementOf, type Gift, type SubscriptionRecord } from './entitlement.ts';

/**
 * A quota: a free account's stories count for its lifetime. Premium has a monthly allowance, identified by its start
 * (milliseconds since the epoch); see `allowance-period.ts`.
 */
export type Plan =
  | {
      kind: 'free';
      /** Free stories of other accounts of the same mailbox; see `directory/free-stories.ts`. */
      hadElsewhere?: number;
    }
  | {
      kind: 'premium';
      /** Start of the allowance. */
      periodStart: number;
      /** Start of the next paid period while its payment is pending; it lends some stories when this one is used up. */
      lentSince?: number;
      /** This period is not paid yet. */
      isLent?: true;
    };

/**
 * The plan at a moment: Premium until the end of the paid period, cancelled or not.
 * @param now milliseconds since the epoch
 */
export function planOf(record: SubscriptionRecord & Gift & { storiesElsewhere: number }, now: number): Plan {
  const { quotaSince, lentSince } = entitlementOf(record, now);
  const { storiesElsewhere } = record;
  if (quotaSince === null)
    return { kind: 'free', ...(storiesElsewhere > 0 && { hadElsewhere: storiesElsewhere }) };
  return { kind: 'premium', periodStart: quotaSince, ...(lentSince !== null && { lentSince }) };
}

/** Periods of a plan in order of spending. */
function periodsOf(plan: Plan): Plan[] {
  if (plan.kind === 'free' || plan.lentSince === undefined) return [plan];
  return [
    { kind: 'premium', periodStart: plan.periodStart },
    { kind: 'premium', periodStart: plan.lentSince, isLent: true },
  ];
}

/**
 * Period that the next story counts in: the paid one, then the lent one during a renewal.
 * @param spentOf stories spent in a period
 */
export function planToSpend(plan: Plan, spentOf: (plan: Plan) => number): Plan {
  const periods = periodsOf(plan);
  return periods.find((period) => spentOf(period) < storiesLimit(period)) ?? periods.at(-1) ?? plan;
}

/** Stories left in all periods of a plan. */
export function storiesLeft(plan: Plan, spentOf: (plan: Plan) => number): number {
  return periodsOf(plan).reduce((left, period) => left + storiesRemaining(period, spentOf(period)), 0);
}

/** Limit of stories, and of stories with audio, of a plan. */
export function storiesLimit(plan: Plan): number {
  if (plan.kind === 'free') return Math.max(0, FREE_STORIES - (plan.hadElsewhere ?? 0));
  return plan.isLent ? STORIES_LENT_AT_RENEWAL : PREMIUM_STORIES_PER_MONTH;
}

/** Never below 0, also after a plan with a higher limit. */
export function storiesRemaining(plan: Plan, spent: number): number {
  return Math.max(0, storiesLimit(plan) - spent);
}

/** Whether the address is verified, by mail or Google. */
export const isConfirmed = (user: { emailVerifiedAt: number | null; googleId: string | null }): boolean =>
  user.emailVerifiedAt !== null || user.googleId !== null;

/** Kinds of spenders that the daily caps distinguish. */
export type Buyer = 'premium' | 'free' | 'unconfirmed';

export const buyerOf = ({ kind }: Plan, user: Parameters<typeof isConfirmed>[0]): Buyer =>
  kind === 'free' && !isConfirmed(user) ? 'unconfirmed' : kind;
