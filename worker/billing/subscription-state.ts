import { DAY_MS } from '../../contract/time.ts';
import type { SubscriptionRecord } from '../plan/entitlement.ts';

/** A subscription as Stripe holds it, in our terms. Times are milliseconds since the epoch. */
export type HeldSubscription = {
  id: string;
  /** Stripe's own words. */
  status:
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled'
    | 'incomplete'
    | 'incomplete_expired';
  createdAt: number;
  /** The account it was sold to, as was noted then; null for what does not have our price. */
  soldTo: string | null;
  /** The current period; it starts anew at a renewal, whether that was paid or not. */
  periodStart: number;
  periodEnd: number;
  /** When it is going to end; null when it renews. */
  endsAt: number | null;
  endedAt: number | null;
  /**
   * Whether the current period is a renewal whose invoice is not paid yet, though the status is `active`: Stripe leaves it
   * as a draft for about an hour before it tries the card.
   */
  isRenewing: boolean;
  /** The last period that was paid. Needed, and filled in, only while a payment is under way or overdue. */
  paidPeriod: { start: number; end: number } | null;
};

/**
 * How long Premium goes on after a renewal was not paid. Stripe's retries that succeed mostly do within a week: a
 * family does not lose its evening stories over an expired card, and nobody gets a second month for nothing.
 */
const GRACE_MS = 7 * DAY_MS;

const NOTHING: SubscriptionRecord = {
  subscriptionState: 'none',
  stripeSubscriptionId: null,
  periodStart: null,
  periodEnd: null,
  renewalStart: null,
};

/**
 * The state machine: what Stripe holds decides what we store, whatever was stored before and whatever event brought
 * us here. What that is worth at a moment says `entitlementOf`.
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
  switch (held.status) {
    case 'active':
    case 'trialing': {
      // An end beyond the current period leaves a renewal to come.
      const isLast = held.endsAt !== null && held.endsAt <= held.periodEnd;
      const state = {
        subscriptionState: isLast ? 'cancelled' : 'active',
        stripeSubscriptionId: held.id,
        periodEnd: isLast ? held.endsAt : held.periodEnd,
      } as const;
      // The month before goes on until the new one is paid.
      return held.isRenewing && held.paidPeriod
        ? { ...state, periodStart: held.paidPeriod.start, renewalStart: held.periodStart }
        : { ...state, periodStart: held.periodStart, renewalStart: null };
    }
    case 'past_due':
      // The month that was not paid has no stories of its own: what is left of the paid one may be used up.
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

/** Which of several counts: what runs before what has ended, what began before what did not. */
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

const isRunning = ({ status }: HeldSubscription) => RANK[status] === 0;

/** The older one comes first. */
const byAge = (a: HeldSubscription, b: HeldSubscription) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/**
 * The one subscription of a customer's, past and present, that says where they stand. Of several that run the oldest, since
 * the others are going to be cancelled; of other equals the newest.
 */
export function currentOf(subscriptions: HeldSubscription[]): HeldSubscription | null {
  const ordered = subscriptions.toSorted(
    (a, b) => RANK[a.status] - RANK[b.status] || (isRunning(a) ? byAge(a, b) : byAge(b, a)),
  );
  return ordered[0] ?? null;
}

/** Statuses in which Stripe goes on charging by itself. */
const IS_CHARGED: ReadonlySet<HeldSubscription['status']> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
]);

/**
 * What must not go on beside the one that counts. `duplicates` were paid although that one was running; `overdue` are older, or
 * overdue like it, and were right until their renewal was not paid.
 */
export function besides(subscriptions: HeldSubscription[]): {
  duplicates: HeldSubscription[];
  overdue: HeldSubscription[];
} {
  const kept = currentOf(subscriptions);
  if (!kept || !IS_CHARGED.has(kept.status)) return { duplicates: [], overdue: [] };
  const others = subscriptions.filter((other) => other !== kept && IS_CHARGED.has(other.status));
  if (!isRunning(kept)) return { duplicates: [], overdue: others };
  return {
    duplicates: others.filter((other) => byAge(kept, other) < 0),
    overdue: others.filter((other) => byAge(kept, other) > 0),
  };
}

/** Whether Stripe may still charge for it, now or later. */
export function mayCharge({ status }: HeldSubscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}
