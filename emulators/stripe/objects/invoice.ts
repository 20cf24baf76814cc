import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Customer } from './customer.ts';
import { itemOf, type Subscription } from './subscription.ts';

type LineItem = Omit<Stripe.InvoiceLineItem, 'quantity_decimal'> & { quantity_decimal: string };
export type Invoice = Omit<Stripe.Invoice, 'lines' | 'customer' | 'deleted'> & {
  lines: { object: 'list'; data: LineItem[]; has_more: false; url: string };
  customer: string;
};

/** Draft invoice of a subscription's current period, without number or page. */
export function newInvoice(fields: {
  subscription: Subscription;
  customer: Customer;
  reason: 'subscription_create' | 'subscription_cycle';
  /** Time of automatic finalization in seconds since 1970; null for none. */
  finalizesAt: number | null;
  now: number;
}): Invoice {
  const { subscription, customer, now } = fields;
  const item = itemOf(subscription);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const id = newId('in', 24);
  const details = { metadata: subscription.metadata, subscription: subscription.id };
  return {
    id,
    object: 'invoice',
    account_country: 'ES',
    account_name: 'Cuéntame',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: fields.finalizesAt,
    billing_reason: fields.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: item.price.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [
        {
          id: newId('il', 24),
          object: 'line_item',
          amount,
          currency: item.price.currency,
          description: `1 × Cuéntame Premium (${(amount / 100).toFixed(2)} € / month)`,
          discount_amounts: [],
          discountable: true,
          discounts: [],
          invoice: id,
          livemode: false,
          metadata: {},
          parent: {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: false,
              proration_details: { credited_items: null },
              subscription: subscription.id,
              subscription_item: item.id,
            },
          },
          period: { start: item.current_period_start, end: item.current_period_end },
          pretax_credit_amounts: [],
          pricing: {
            type: 'price_details',
            price_details: { price: item.price.id, product: item.price.product as string },
            unit_amount_decimal: item.price.unit_amount_decimal as never,
          },
          quantity: 1,
          quantity_decimal: '1',
          subscription: subscription.id,
          subtotal: amount,
          taxes: [],
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: { type: 'subscription_details', quote_details: null, subscription_details: details },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Usage period: for a renewal the period that ended, not the one that is paid.
    period_end: item.current_period_start,
    period_start: fields.reason === 'subscription_create' ? now : subscription.start_date,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}

/** Subscription of an invoice, at its place in the current API. */
export function subscriptionOf(invoice: Invoice): string {
  return String(invoice.parent?.subscription_details?.subscription);
}
