import type { Books } from './books.ts';
import { DAY_S } from './calendar.ts';
import { newInvoicePayment } from './objects/invoice-payment.ts';
import { type Invoice, newInvoice } from './objects/invoice.ts';
import type { Subscription } from './objects/subscription.ts';

/**
 * Days between a failed payment and the next attempt. After the last one the subscription is cancelled, as with
 * Stripe's setting "cancel the subscription".
 */
const RETRY_AFTER_DAYS = [3, 5, 7];

/**
 * Seconds for which a renewal's invoice stays a draft before the card is charged; Stripe says "approximately 1 hour"
 * (docs.stripe.com/billing/invoices/subscription, read 2026-11-22).
 */
const DRAFT_S = 3600;

/** Bills the current period: the first immediately, a renewal by a draft that is finalized an hour later. */
export function bill(
  books: Books,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  at: number,
): Invoice {
  const customer = books.world.customers[subscription.customer];
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  const invoice = newInvoice({
    subscription,
    customer,
    reason,
    finalizesAt: reason === 'subscription_cycle' ? at + DRAFT_S : null,
    now: at,
  });
  books.world.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  books.announce('invoice.created', invoice, at);
  if (reason === 'subscription_create') finalize(books, invoice, at);
  return invoice;
}

/** Finalizes a draft: it gets a number and can be paid. */
export function finalize(books: Books, invoice: Invoice, at: number): void {
  const customer = books.world.customers[invoice.customer];
  if (!customer) throw new Error(`${invoice.id} has no customer`);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = at;
  invoice.status_transitions.finalized_at = at;
  invoice.hosted_invoice_url = books.page(`/i/${invoice.id}`);
  const payment = newInvoicePayment(invoice, at);
  books.world.invoicePayments[payment.id] = payment;
  books.announce('invoice.finalized', invoice, at);
}

/**
 * Charges the subscription's card.
 * @returns whether it did not fail; otherwise the invoice stays open with the time of its next attempt, if any
 */
export function collect(books: Books, invoice: Invoice, subscription: Subscription, at: number): boolean {
  const card = books.world.paymentMethods[subscription.default_payment_method ?? ''];
  const isFirst = invoice.billing_reason === 'subscription_create';
  const pays = card?.behaviour === 'succeeds' || (card?.behaviour === 'fails at renewal' && isFirst);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.webhooks_delivered_at = at;
  if (card?.behaviour === 'pays later') {
    // The bank has not answered: the invoice stays open, and there is no next attempt.
    invoice.next_payment_attempt = null;
    return true;
  }
  if (pays) {
    receive(books, invoice, at);
    return true;
  }
  const wait = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : at + wait * DAY_S;
  if (wait === undefined) invoice.auto_advance = false;
  books.announce('invoice.payment_failed', invoice, at);
  return false;
}

/**
 * The bank refuses a payment that was on its way: the invoice stays open without another attempt, and a running
 * subscription is overdue.
 */
export function refuse(books: Books, invoice: Invoice, subscription: Subscription, at: number): void {
  const card = books.world.paymentMethods[subscription.default_payment_method ?? ''];
  if (card) card.behaviour = 'declines';
  invoice.auto_advance = false;
  books.announce('invoice.payment_failed', invoice, at);
  if (subscription.status !== 'active') return;
  subscription.status = 'past_due';
  books.announce('customer.subscription.updated', subscription, at);
}

/** The money of an open invoice arrives. */
export function receive(books: Books, invoice: Invoice, at: number): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
  const payment = Object.values(books.world.invoicePayments).find((one) => one.invoice === invoice.id);
  // Invoices of an older stored state have no payment.
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_paid;
    payment.status_transitions.paid_at = at;
  }
  books.announce('invoice.paid', invoice, at);
  books.announce('invoice.payment_succeeded', invoice, at);
}
