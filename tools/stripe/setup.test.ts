import { expect, test } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { accountAtEmulator } from './account-at-emulator.ts';
import { refusalOfKey, type SetUp, setUpStripe } from './setup.ts';

function account() {
  const { stripe, asked } = accountAtEmulator();
  const lines: string[] = [];
  const run = (more: Partial<SetUp> = {}) =>
    setUpStripe(stripe, {
      environment: 'production',
      needsTaxCode: false,
      isDry: false,
      say: (line) => lines.push(line),
      ...more,
    });
  return { stripe, asked, lines, run };
}

test('the first run makes product, price and portal', async () => {
  const { stripe, run } = account();
  const made = await run();
  const price = await stripe.prices.retrieve(made.priceId!, { expand: ['product'] });
  expect(price).toMatchObject({
    unit_amount: PREMIUM_PRICE.amount,
    currency: PREMIUM_PRICE.currency,
    tax_behavior: 'inclusive',
    lookup_key: 'cuentame_premium_production',
    product: { metadata: { cuentame: 'production' } },
  });
  const { data: portals } = await stripe.billingPortal.configurations.list();
  expect(portals).toMatchObject([
    { id: made.portalId, features: { subscription_cancel: { mode: 'at_period_end' } } },
  ]);
});

test('a second run changes nothing, and keeps the ids', async () => {
  const { asked, run } = account();
  const first = await run();
  asked.length = 0;
  expect(await run()).toEqual(first);
  expect(asked).toEqual([]);
});

test('a dry run sends nothing that changes', async () => {
  const { asked, run, lines } = account();
  expect(await run({ isDry: true })).toEqual({ priceId: null, portalId: null });
  expect(asked).toEqual([]);
  expect(lines).toHaveLength(3);
});

test('another amount gets a new price under the same key', async () => {
  const { stripe, run } = account();
  const product = await stripe.products.create({ name: 'Premium', metadata: { cuentame: 'production' } });
  const old = await stripe.prices.create({
    product: product.id,
    unit_amount: 400,
    currency: 'eur',
    recurring: { interval: 'month' },
    lookup_key: 'cuentame_premium_production',
  });
  const { priceId } = await run();
  expect(priceId).not.toBe(old.id);
  expect((await stripe.prices.retrieve(old.id)).lookup_key).toBe(null);
  expect((await stripe.prices.retrieve(priceId!)).unit_amount).toBe(PREMIUM_PRICE.amount);
});

test('staging has objects of its own, and taxes add their code', async () => {
  const { stripe, run } = account();
  const first = await run();
  const second = await run({ environment: 'staging', needsTaxCode: true });
  expect(second.priceId).not.toBe(first.priceId);
  expect(second.portalId).not.toBe(first.portalId);
  const price = await stripe.prices.retrieve(second.priceId!, { expand: ['product'] });
  expect(price).toMatchObject({ product: { tax_code: 'txcd_10103000' } });
});

test.each([
  ['sk_test_abc', 'production', false, null],
  ['rk_live_abc', 'production', true, null],
  ['sk_live_abc', 'production', false, '--live'],
  ['sk_live_abc', 'staging', true, 'Staging must not'],
  ['sk_test_abc', 'production', true, '--live needs'],
  ['pk_test_abc', 'production', false, 'not a secret key'],
  ['', 'production', false, 'not a secret key'],
] as const)('the key %s for %s (live: %s) is answered with %s', (key, environment, isLive, words) => {
  const refusal = refusalOfKey(key, environment, isLive);
  if (words === null) expect(refusal).toBe(null);
  else expect(refusal).toContain(words);
});
