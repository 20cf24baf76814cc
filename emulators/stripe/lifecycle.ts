import type { Books } from './books.ts';
import { addMonths } from './calendar.ts';
import { bill, collect, finalize } from './invoicing.ts';
import type { Invoice } from './objects/invoice.ts';
import { monthsOf } from './objects/price.ts';
import { isLive, itemOf, type Subscription } from './objects/subscription.ts';

/** Time-driven changes of subscriptions and sessions: renewals, retries, ends. */

type Due = { at: number; happen(at: number): void };

/** Ends a subscription for good. */
export function end(
  books: Books,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  at: number,
): void {
  subscription.status = 'canceled';
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
  // Stops automatic charges of an open or draft invoice.
  const open = books.world.invoices[subscription.latest_invoice ?? ''];
  if (open?.status === 'open' || open?.status === 'draft') {
    open.auto_advance = false;
    open.automatically_finalizes_at = null;
    open.next_payment_attempt = null;
  }
  books.announce('customer.subscription.deleted', subscription, at);
}

function renew(books: Books, subscription: Subscription, at: number): void {
  const item = itemOf(subscription);
  const months = monthsOf(item.price);
  const passed = Math.round((at - subscription.billing_cycle_anchor) / (30.44 * 86_400 * months));
  item.current_period_start = at;
  item.current_period_end = addMonths(subscription.billing_cycle_anchor, months * (passed + 1));
  bill(books, subscription, 'subscription_cycle', at);
  books.announce('customer.subscription.updated', subscription, at);
}

/** First charge at the end of a renewal's draft hour. Until then the subscription is `active`. */
function charge(books: Books, subscription: Subscription, invoice: Invoice, at: number): void {
  finalize(books, invoice, at);
  if (collect(books, invoice, subscription, at)) return;
  subscription.status = 'past_due';
  books.announce('customer.subscription.updated', subscription, at);
}

/** Retries an unpaid renewal. */
export function retry(books: Books, subscription: Subscription, at: number): void {
  const invoice = books.world.invoices[subscription.latest_invoice ?? ''];
  if (invoice?.status !== 'open') return;
  if (collect(books, invoice, subscription, at)) {
    subscription.status = 'active';
    books.announce('customer.subscription.updated', subscription, at);
  } else if (invoice.next_payment_attempt === null) {
    end(books, subscription, 'payment_failed', at);
  }
}

function nextDue(books: Books, subscription: Subscription): Due | null {
  if (!isLive(subscription)) return null;
  const dues: Due[] = [];
  if (subscription.cancel_at !== null) {
    dues.push({
      at: subscription.cancel_at,
      happen: (at) => end(books, subscription, 'cancellation_requested', at),
    });
  }
  if (subscription.status === 'active') {
    const at = itemOf(subscription).current_period_end;
    dues.push({ at, happen: () => renew(books, subscription, at) });
  }
  const invoice = books.world.invoices[subscription.latest_invoice ?? ''];
  if (invoice?.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    const at = invoice.automatically_finalizes_at;
    dues.push({ at, happen: () => charge(books, subscription, invoice, at) });
  }
  const attempt = invoice?.next_payment_attempt;
  if (subscription.status === 'past_due' && attempt) {
    dues.push({ at: attempt, happen: () => retry(books, subscription, attempt) });
  }
  // At the same moment an end precedes a renewal.
  return dues.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null);
}

/** Executes everything due. */
export function settle(books: Books): void {
  for (const subscription of Object.values(books.world.subscriptions)) {
    const now = books.clock(subscription.customer);
    for (let due = nextDue(books, subscription); due && due.at <= now; due = nextDue(books, subscription)) {
      due.happen(due.at);
    }
  }
  for (const session of Object.values(books.world.checkoutSessions)) {
    if (session.status !== 'open' || session.expires_at > books.clock(session.customer)) continue;
    session.status = 'expired';
    session.url = null;
    books.announce('checkout.session.expired', session, session.expires_at);
  }
}

/**
 * Schedules or unschedules the end.
 * @param how field that records the cancellation; see `portal`
 */
export function scheduleEnd(
  books: Books,
  subscription: Subscription,
  how: { atPeriodEnd: boolean } | { at: number | null },
): void {
  const at = books.clock(subscription.customer);
  if ('atPeriodEnd' in how) {
    subscription.cancel_at_period_end = how.atPeriodEnd;
    subscription.cancel_at = how.atPeriodEnd ? itemOf(subscription).current_period_end : null;
  } else {
    subscription.cancel_at_period_end = false;
    subscription.cancel_at = how.at;
  }
  const isEnding = subscription.cancel_at !== null;
  subscription.canceled_at = isEnding ? at : null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: isEnding ? 'cancellation_requested' : null,
  };
  books.announce('customer.subscription.updated', subscription, at);
}
