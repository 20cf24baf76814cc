import type { SubscriptionState } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';

/**
 * What is stored of a person's subscription, in columns of their row: written by `billing/sync.ts` alone, from what Stripe
 * holds. Times are milliseconds since the epoch.
 */
export type SubscriptionRecord = {
  subscriptionState: SubscriptionState;
  stripeSubscriptionId: string | null;
  periodStart: number | null;
  periodEnd: number | null;
  /** The start of the next period while its payment is under way, else null. */
  renewalStart: number | null;
};

/** What a subscription is worth at a moment. */
export type Entitlement = {
  state: SubscriptionState;
  /** The start of the period whose stories may be spent; null without Premium's quota. */
  quotaSince: number | null;
  /** The start of the next period, of which some stories are lent until it is paid; null when no payment is under way. */
  lentSince: number | null;
};

/**
 * How long an active subscription whose period is over stays Premium, on the old period's quota, until its renewal is
 * heard of. Stripe goes on delivering a webhook for up to three days.
 */
const RENEWAL_PATIENCE_MS = 3 * DAY_MS;

/** Nothing is written when a period ends: that it has ended is read from the clock. */
export function entitlementOf(record: SubscriptionRecord, now: number): Entitlement {
  const { subscriptionState: state, periodStart, periodEnd, renewalStart } = record;
  if (state === 'none' || state === 'ended') return { state, quotaSince: null, lentSince: null };
  const patience = state === 'active' ? RENEWAL_PATIENCE_MS : 0;
  const lasts = periodStart !== null && periodEnd !== null && now < periodEnd + patience;
  return lasts
    ? { state, quotaSince: periodStart, lentSince: renewalStart }
    : { state: 'ended', quotaSince: null, lentSince: null };
}

/** Whether time has gone past what is stored, so that Stripe may know better. */
export function isStale(record: SubscriptionRecord, now: number): boolean {
  const isRunning = record.subscriptionState !== 'none' && record.subscriptionState !== 'ended';
  const isOver = record.periodEnd !== null && record.periodEnd <= now;
  return isRunning && (isOver || record.renewalStart !== null);
}
