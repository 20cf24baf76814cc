import type Stripe from 'stripe';
import { PREMIUM_PRICE } from '../../../contract/limits.ts';

/** Decimals are strings in JSON; the SDK makes objects of them. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal' | 'deleted'> & { unit_amount_decimal: string };
export type Product = Omit<Stripe.Product, 'deleted'>;
export type Plan = Omit<Stripe.Plan, 'amount_decimal' | 'deleted'> & { amount_decimal: string };

/** Fixed, so that the local settings can name it. */
export const PREMIUM_PRICE_ID = 'price_premium_monthly';

export function newProduct(fields: { id: string; name: string; now: number }): Product {
  return {
    id: fields.id,
    object: 'product',
    active: true,
    created: fields.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: fields.now,
    url: null,
  };
}

/** @param fields `amount` in cents */
export function newPrice(fields: {
  id: string;
  product: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  now: number;
}): Price {
  return {
    id: fields.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: fields.now,
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: fields.product,
    recurring: {
      interval: fields.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: fields.amount,
    unit_amount_decimal: String(fields.amount),
  };
}

export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product as string,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** Months of one period. */
export const monthsOf = (price: Price) => (price.recurring?.interval === 'year' ? 12 : 1);

export const premiumProduct = (now: number) =>
  newProduct({ id: 'prod_premium', name: 'Cuéntame Premium', now });

export const premiumPrice = (now: number, product: string) =>
  newPrice({ id: PREMIUM_PRICE_ID, product, ...PREMIUM_PRICE, now });
