import { DAY_MS } from '../../contract/time.ts';
import type { Payment } from './gateway.ts';
import { type HeldSubscription, mayCharge } from './subscription-state.ts';

/**
 * Fifteen times 24 hours: the fourteenth day after the day of the payment ends earlier in every time zone of the payer
 * (Regulation 1182/71, Art. 3).
 */
const REFUNDED_WITHIN_MS = 15 * DAY_MS;

/** Times are milliseconds since the epoch; the first is in whole seconds, as Stripe's are. */
type Statement = { statedAt: number; confirmedAt: number | null; settledAt: number | null };

/** What a statement means for one subscription. */
type Effect = {
  /** `later`: at the end of the paid period. Null: nothing to end. */
  ends: 'now' | 'later' | null;
  refunds: Payment[];
};

/**
 * What a confirmed statement means for a subscription: pure, and the same however often it is asked.
 * - Begun after the statement: nothing.
 * - The last payment before the statement is returned within fourteen days of it.
 * - A payment that was billed before the confirmation and arrived after the statement is returned.
 * - Without a payment to keep, the subscription ends now; otherwise with the period that was paid.
 *
 * A settled statement only returns payments that still arrive: the subscription may have been resumed since.
 */
export function effectOf(
  { statedAt, confirmedAt, settledAt }: Statement,
  held: HeldSubscription,
  payments: Payment[],
): Effect {
  if (held.createdAt > statedAt) return { ends: null, refunds: [] };
  const before = payments.filter(({ paidAt }) => paidAt <= statedAt);
  const last = before.toSorted((a, b) => b.paidAt - a.paidAt)[0];
  const late = payments.filter(
    ({ paidAt, billedAt }) => paidAt > statedAt && billedAt <= (confirmedAt ?? statedAt),
  );
  const isFresh = last !== undefined && statedAt < last.paidAt + REFUNDED_WITHIN_MS;
  const refunds = isFresh ? [last, ...late] : late;
  if (!mayCharge(held)) return { ends: null, refunds };
  if (settledAt !== null) return { ends: late.length > 0 ? 'now' : null, refunds };
  const isRunning = held.status === 'active' && !held.isRenewing && held.money === 'kept';
  const keepsPaidPeriod = isRunning && last !== undefined && refunds.length === 0;
  return { ends: keepsPaidPeriod ? 'later' : 'now', refunds };
}
