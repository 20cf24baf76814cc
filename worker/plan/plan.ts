import { FREE_STORIES, PREMIUM_STORIES_PER_MONTH } from '../../contract/limits.ts';
import { entitlementOf, type SubscriptionRecord } from './entitlement.ts';

/**
 * What may be spent: the stories of a free account are a number for its whole life, those of a paid period belong to that
 * period, which is known by its start (milliseconds since the epoch).
 */
export type Plan = { kind: 'free' } | { kind: 'premium'; periodStart: number };

/** The plan at a moment: Premium until the end of what was paid, cancelled or not. @param now milliseconds since the epoch */
export function planOf(record: SubscriptionRecord, now: number): Plan {
  const { quotaSince } = entitlementOf(record, now);
  return quotaSince === null ? { kind: 'free' } : { kind: 'premium', periodStart: quotaSince };
}

/** Stories of a plan, and stories with audio. */
export function storiesLimit(plan: Plan): number {
  return plan.kind === 'premium' ? PREMIUM_STORIES_PER_MONTH : FREE_STORIES;
}

/** Never below 0, also after a plan with a higher limit has ended. */
export function storiesRemaining(plan: Plan, spent: number): number {
  return Math.max(0, storiesLimit(plan) - spent);
}
