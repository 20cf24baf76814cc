import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Invoice } from './invoice.ts';

export type InvoicePayment = Omit<Stripe.InvoicePayment, 'invoice' | 'payment'> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};

/** Payment of an invoice, created when it is finalized: since 2025-03-31 an invoice names no payment intent itself. */
export function newInvoicePayment(invoice: Invoice, now: number): InvoicePayment {
  return {
    id: newId('inpay', 24),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: newId('pi', 24) },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
