import { GRACE_MS, type SubscriptionRecord } from '../plan/entitlement.ts';
import type { HeldSubscription } from './gateway.ts';

const NOTHING: SubscriptionRecord = {
  subscriptionState: 'none',
  stripeSubscriptionId: null,
  periodStart: null,
  periodEnd: null,
  renewalStart: null,
};

/**
 * State machine: the stored record depends on Stripe's state only, not on the previous record or the event.
 * `entitlementOf` evaluates it at a moment.
 */
export function recordOf(held: HeldSubscription | null): SubscriptionRecord {
  if (!held) return NOTHING;
  const ended: SubscriptionRecord = {
    subscriptionState: 'ended',
    stripeSubscriptionId: held.id,
    periodStart: null,
    periodEnd: held.endedAt,
    renewalStart: null,
  };
  if (held.money === 'lost' && mayCharge(held)) return ended;
  if (held.money === 'disputed' && isPremium(held)) {
    return {
      ...ended,
      subscriptionState: 'paused',
      periodStart: held.periodStart,
      periodEnd: held.periodEnd,
    };
  }
  switch (held.status) {
    case 'active':
    case 'trialing': {
      // An end after the current period leaves a renewal.
      const isLast = held.endsAt !== null && held.endsAt <= held.periodEnd;
      const state = {
        subscriptionState: isLast ? 'cancelled' : 'active',
        stripeSubscriptionId: held.id,
        periodEnd: isLast ? held.endsAt : held.periodEnd,
      } as const;
      // The old period continues until the new one is paid.
      return held.isRenewing && held.paidPeriod
        ? { ...state, periodStart: held.paidPeriod.start, renewalStart: held.periodStart }
        : { ...state, periodStart: held.periodStart, renewalStart: null };
    }
    case 'past_due':
      // An unpaid period has no quota: the rest of the paid one can be used.
      return held.paidPeriod
        ? {
            subscriptionState: 'past_due',
            stripeSubscriptionId: held.id,
            periodStart: held.paidPeriod.start,
            periodEnd: held.paidPeriod.end + GRACE_MS,
            renewalStart: null,
          }
        : ended;
    case 'unpaid':
    case 'paused':
    case 'canceled':
      return ended;
    case 'incomplete':
    case 'incomplete_expired':
      // Never paid, so it never began.
      return NOTHING;
  }
}

const isPremium = ({ status }: HeldSubscription) => RANK[status] <= 1;

/** Rank among several: running before ended, begun before never begun. */
const RANK: Record<HeldSubscription['status'], number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 2,
  canceled: 3,
  incomplete: 4,
  incomplete_expired: 4,
};

/** One whose money is gone is as good as cancelled. */
const rankOf = ({ status, money }: HeldSubscription) =>
  money === 'lost' ? Math.max(RANK[status], RANK.canceled) : RANK[status];

const isRunning = (held: HeldSubscription) => rankOf(held) === 0;

/** Subscriptions that must not renew while a bank decides, since Premium that is paused costs nothing. */
export const toHoldBack = (subscriptions: HeldSubscription[]) =>
  subscriptions.filter((held) => isRunning(held) && held.money === 'disputed' && held.endsAt === null);

/** Subscriptions that renew again, since the bank has decided for us. */
export const toRelease = (subscriptions: HeldSubscription[]) =>
  subscriptions.filter((held) => isRunning(held) && held.money === 'kept' && held.isHeldBack);

/** Whether the paid period is over and Stripe tries to charge the card for the next one. */
const isOwing = ({ status, isRenewing }: HeldSubscription) =>
  isRenewing || status === 'past_due' || status === 'unpaid';

/**
 * Subscriptions to end at Stripe: those whose money is gone, and those that owe a renewal while a bank decides. The
 * latter have no paid time left that could be given back, and Stripe would charge for time that is paused.
 */
export const withoutMoney = (subscriptions: HeldSubscription[]) =>
  subscriptions.filter(
    (held) => mayCharge(held) && (held.money === 'lost' || (held.money === 'disputed' && isOwing(held))),
  );

/** Oldest first. */
const byAge = (a: HeldSubscription, b: HeldSubscription) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/**
 * The subscription that determines a customer's state: of several running the oldest, since the others will be
 * cancelled; otherwise the newest of equals.
 */
export function currentOf(subscriptions: HeldSubscription[]): HeldSubscription | null {
  const ordered = subscriptions.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (isRunning(a) ? byAge(a, b) : byAge(b, a)),
  );
  return ordered[0] ?? null;
}

/** Statuses that Stripe charges automatically. */
const IS_CHARGED: ReadonlySet<HeldSubscription['status']> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
]);

/**
 * Subscriptions to end in addition to the current one. `duplicates` were paid while it was running; `overdue` are older
 * ones, or equally overdue, with an unpaid renewal.
 */
export function redundantSubscriptions(subscriptions: HeldSubscription[]): {
  duplicates: HeldSubscription[];
  overdue: HeldSubscription[];
} {
  const kept = currentOf(subscriptions);
  if (!kept || !IS_CHARGED.has(kept.status) || kept.money === 'lost') return { duplicates: [], overdue: [] };
  const others = subscriptions.filter((other) => other !== kept && IS_CHARGED.has(other.status));
  if (!isRunning(kept)) return { duplicates: [], overdue: others };
  return {
    duplicates: others.filter((other) => byAge(kept, other) < 0),
    overdue: others.filter((other) => byAge(kept, other) > 0),
  };
}

/** Whether Stripe may charge for it, now or later. */
export function mayCharge({ status }: HeldSubscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}
