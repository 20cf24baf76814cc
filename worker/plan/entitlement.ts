import type { BoughtState, SubscriptionState } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';
import { allowanceStartOf } from './allowance-period.ts';

/**
 * Stored columns of a user's subscription, written by `billing/sync.ts` only, from Stripe's state. Times are
 * milliseconds since the epoch.
 */
export type SubscriptionRecord = {
  subscriptionState: BoughtState;
  stripeSubscriptionId: string | null;
  /** The paid period; `periodEnd` of an overdue payment is the end of its grace. */
  periodStart: number | null;
  periodEnd: number | null;
  /** Start of the next period while its payment is pending, else null. */
  renewalStart: number | null;
};

/**
 * Premium that the owner gave, in columns of their own. It counts while the subscription grants nothing. Milliseconds
 * since the epoch; null, or missing in a record of Stripe alone: none.
 */
export type Gift = { giftStart?: number | null; giftEnd?: number | null };

/** What a subscription, or a gift, grants at a moment. */
export type Entitlement = {
  state: SubscriptionState;
  /** Start of the monthly allowance within the paid period; null without Premium's quota. */
  quotaSince: number | null;
  /** Start of the next paid period, which lends some stories until it is paid; null without a pending payment. */
  lentSince: number | null;
};

/**
 * Grace period after an unpaid renewal. Most of Stripe's successful retries happen within a week: an expired card does
 * not interrupt the evening stories, and no second month is free.
 */
export const GRACE_MS = 7 * DAY_MS;

/**
 * How long an active subscription stays Premium after its period without news of the renewal, on the old quota. Stripe
 * redelivers a webhook for up to three days.
 */
const RENEWAL_PATIENCE_MS = 3 * DAY_MS;

/** Evaluated by the clock: nothing is written when a period ends. */
export function entitlementOf(record: SubscriptionRecord & Gift, now: number): Entitlement {
  const bought = boughtAt(record, now);
  const { giftStart: start, giftEnd: end } = record;
  const isGiven = start != null && end != null && start <= now && now < end;
  if (bought.quotaSince !== null || !isGiven) return bought;
  return { state: 'given', quotaSince: allowanceStartOf({ start, end }, now), lentSince: null };
}

function boughtAt(record: SubscriptionRecord, now: number): Entitlement {
  const { subscriptionState: state, periodStart, periodEnd, renewalStart } = record;
  if (state === 'none' || state === 'ended' || state === 'paused')
    return { state, quotaSince: null, lentSince: null };
  const patience = state === 'active' ? RENEWAL_PATIENCE_MS : 0;
  const lasts = periodStart !== null && periodEnd !== null && now < periodEnd + patience;
  if (!lasts) return { state: 'ended', quotaSince: null, lentSince: null };
  const paidEnd = renewalStart ?? (state === 'past_due' ? periodEnd - GRACE_MS : periodEnd);
  const quotaSince = allowanceStartOf({ start: periodStart, end: paidEnd }, now);
  return { state, quotaSince, lentSince: renewalStart };
}

/** Whether the stored period has ended, so that Stripe may know more. */
export function isStale(record: SubscriptionRecord, now: number): boolean {
  const isRunning = !['none', 'ended'].includes(record.subscriptionState);
  const isOver = record.periodEnd !== null && record.periodEnd <= now;
  return isRunning && (isOver || record.renewalStart !== null);
}
