import type Stripe from 'stripe';

export type Customer = Stripe.Customer;

export function newCustomer(fields: {
  id: string;
  email: string | null;
  name: string | null;
  description: string | null;
  locales: string[];
  metadata: Record<string, string>;
  now: number;
}): Customer {
  return {
    id: fields.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: fields.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description,
    discount: null,
    email: fields.email,
    invoice_prefix: fields.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata,
    name: fields.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: fields.locales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
