import type Stripe from 'stripe';
import { addMonths } from '../calendar.ts';
import { newId } from '../ids.ts';
import { monthsOf, type Plan, type Price, planOf } from './price.ts';

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan' | 'deleted'> & {
  price: Price;
  plan: Plan;
};
export type Subscription = Omit<
  Stripe.Subscription,
  'items' | 'customer' | 'latest_invoice' | 'default_payment_method'
> & {
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  customer: string;
  latest_invoice: string | null;
  default_payment_method: string | null;
};

/** A subscription paid at its creation: Checkout creates no other. */
export function newSubscription(fields: {
  customer: string;
  price: Price;
  paymentMethod: string;
  metadata: Record<string, string>;
  now: number;
}): Subscription {
  const { now, price } = fields;
  const id = newId('sub', 24);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: fields.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: now,
          current_period_start: now,
          current_period_end: addMonths(now, monthsOf(price)),
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: fields.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

/** The only item of a subscription. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** Whether it can still be cancelled, renewed or paid. */
export const isLive = ({ status }: Subscription) => status === 'active' || status === 'past_due';
