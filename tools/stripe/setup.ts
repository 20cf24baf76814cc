import type Stripe from 'stripe';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import type { Environment } from '../deploy/owner.ts';
import { all } from './lists.ts';

/**
 * Objects at Stripe that Premium needs. Each is found again by its key or mark, so that a second run changes nothing.
 */

export type SetUp = {
  environment: Environment;
  /** `automatic_tax` and `managed_payments` need to know what is sold. */
  needsTaxCode: boolean;
  isDry: boolean;
  say(line: string): void;
};

/** Null where a dry run would have made it. */
export type Made = { priceId: string | null; portalId: string | null };

/** Software as a service for personal use (docs.stripe.com/tax/tax-codes). */
const TAX_CODE = 'txcd_10103000';

const lookupKey = (environment: Environment) => `cuentame_premium_${environment}`;

type Marked = { metadata: Stripe.Metadata | null };
const isOurs = ({ metadata }: Marked, environment: Environment) => metadata?.cuentame === environment;

async function findProduct(
  stripe: Stripe,
  { environment, needsTaxCode, isDry, say }: SetUp,
): Promise<string | null> {
  const products = await all((query) => stripe.products.list({ ...query, active: true }));
  const found = products.find((product) => isOurs(product, environment));
  const wanted = { name: 'Cuéntame Premium', ...(needsTaxCode && { tax_code: TAX_CODE }) };
  if (found && (!needsTaxCode || found.tax_code === TAX_CODE)) {
    say(`product  ${found.id} is there`);
    return found.id;
  }
  say(found ? `product  ${found.id} gets its tax code` : 'product  is made');
  if (isDry) return found?.id ?? null;
  if (found) return (await stripe.products.update(found.id, wanted)).id;
  return (await stripe.products.create({ ...wanted, metadata: { cuentame: environment } })).id;
}

async function findPrice(stripe: Stripe, product: string | null, { environment, isDry, say }: SetUp) {
  const key = lookupKey(environment);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  const { amount, currency, interval } = PREMIUM_PRICE;
  const found = data.find(
    (price) =>
      price.unit_amount === amount && price.currency === currency && price.recurring?.interval === interval,
  );
  const shown = `${amount / 100} ${currency.toUpperCase()} each ${interval}`;
  if (found) {
    say(`price    ${found.id} is there: ${shown}`);
    return found.id;
  }
  say(`price    ${key} is made: ${shown}${data.length > 0 ? '; running subscriptions keep theirs' : ''}`);
  if (isDry || product === null) return null;
  const made = await stripe.prices.create({
    product,
    unit_amount: amount,
    currency,
    recurring: { interval },
    // The shown price is the whole price. Cannot be changed later.
    tax_behavior: 'inclusive',
    lookup_key: key,
    transfer_lookup_key: true,
  });
  return made.id;
}

/** Pausing stays off: a paused subscription counts as ended. */
const PORTAL_FEATURES = {
  customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
} as const satisfies Record<string, object>;

async function findPortal(stripe: Stripe, { environment, isDry, say }: SetUp): Promise<string | null> {
  const configurations = await all((query) =>
    stripe.billingPortal.configurations.list({ ...query, active: true }),
  );
  const found = configurations.find((configuration) => isOurs(configuration, environment));
  if (found) {
    say(`portal   ${found.id} is there`);
    return found.id;
  }
  say('portal   is made');
  if (isDry) return null;
  const { customer_update, ...others } = PORTAL_FEATURES;
  const made = await stripe.billingPortal.configurations.create({
    features: {
      ...others,
      customer_update: { enabled: true, allowed_updates: [...customer_update.allowed_updates] },
    },
    metadata: { cuentame: environment },
  });
  return made.id;
}

/** @throws what Stripe's SDK throws */
export async function setUpStripe(stripe: Stripe, setUp: SetUp): Promise<Made> {
  const product = await findProduct(stripe, setUp);
  return { priceId: await findPrice(stripe, product, setUp), portalId: await findPortal(stripe, setUp) };
}

/** @returns a sentence for a key that must not be used; null for a good one */
export function refusalOfKey(key: string, environment: Environment, isLive: boolean): string | null {
  if (!/^(sk|rk)_(test|live)_\w+$/.test(key))
    return 'STRIPE_SECRET_KEY is not a secret key of Stripe (sk_… or rk_…).';
  const moves = key.includes('_live_');
  if (moves && environment === 'staging')
    return 'Staging must not use a live key: it shares nothing with production.';
  if (moves && !isLive) return 'This is a live key. Add --live to change the account that takes real money.';
  if (!moves && isLive) return '--live needs a live key.';
  return null;
}
