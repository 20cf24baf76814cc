import { FREE_STORIES, PREMIUM_STORIES_PER_MONTH, STORIES_LENT_AT_RENEWAL } from '../../contract/limits.ts';
import { entitlementOf, type SubscriptionRecord } from './entitlement.ts';

/**
 * What may be spent: the stories of a free account are a number for its whole life, those of a paid period belong to that
 * period, which is known by its start (milliseconds since the epoch).
 */
export type Plan =
  | {
      kind: 'free';
      /** Free stories that other accounts of the same mailbox had; see `db/free-stories.ts`. */
      hadElsewhere?: number;
    }
  | {
      kind: 'premium';
      periodStart: number;
      /** The start of the next period while its payment is under way: when this one is used up, some of that one are lent. */
      lentSince?: number;
      /** The period itself is one that is not paid yet. */
      isLent?: true;
    };

/** The plan at a moment: Premium until the end of what was paid, cancelled or not. @param now milliseconds since the epoch */
export function planOf(record: SubscriptionRecord & { storiesElsewhere: number }, now: number): Plan {
  const { quotaSince, lentSince } = entitlementOf(record, now);
  const { storiesElsewhere } = record;
  if (quotaSince === null)
    return { kind: 'free', ...(storiesElsewhere > 0 && { hadElsewhere: storiesElsewhere }) };
  return { kind: 'premium', periodStart: quotaSince, ...(lentSince !== null && { lentSince }) };
}

/** The periods of a plan in the order in which they are spent. */
function periodsOf(plan: Plan): Plan[] {
  if (plan.kind === 'free' || plan.lentSince === undefined) return [plan];
  return [
    { kind: 'premium', periodStart: plan.periodStart },
    { kind: 'premium', periodStart: plan.lentSince, isLent: true },
  ];
}

/**
 * What the next story is counted in: while a renewal is being charged the paid period, and when that is used up the new
 * one. @param spentOf how many are spent of a period
 */
export function planToSpend(plan: Plan, spentOf: (plan: Plan) => number): Plan {
  const periods = periodsOf(plan);
  return periods.find((period) => spentOf(period) < storiesLimit(period)) ?? periods.at(-1) ?? plan;
}

/** What is left of all the periods of a plan. */
export function storiesLeft(plan: Plan, spentOf: (plan: Plan) => number): number {
  return periodsOf(plan).reduce((left, period) => left + storiesRemaining(period, spentOf(period)), 0);
}

/** Stories of a plan, and stories with audio. */
export function storiesLimit(plan: Plan): number {
  if (plan.kind === 'free') return Math.max(0, FREE_STORIES - (plan.hadElsewhere ?? 0));
  return plan.isLent ? STORIES_LENT_AT_RENEWAL : PREMIUM_STORIES_PER_MONTH;
}

/** Never below 0, also after a plan with a higher limit has ended. */
export function storiesRemaining(plan: Plan, spent: number): number {
  return Math.max(0, storiesLimit(plan) - spent);
}

/** Whether somebody has shown that their address is theirs, or Google vouches for them. */
export const isConfirmed = (user: { emailVerifiedAt: number | null; googleId: string | null }): boolean =>
  user.emailVerifiedAt !== null || user.googleId !== null;

/** Who spends, as the caps of a day tell them apart. */
export type Buyer = 'premium' | 'free' | 'unconfirmed';

export const buyerOf = ({ kind }: Plan, user: Parameters<typeof isConfirmed>[0]): Buyer =>
  kind === 'free' && !isConfirmed(user) ? 'unconfirmed' : kind;
