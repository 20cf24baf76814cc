import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { closeBilling } from './cancellation.ts';

beforeAll(async () => {
  await import('stripe');
}, 60_000);

test('closeBilling ends the subscription at Stripe at once, and can be repeated', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const customer = await buyer.customer();
  const answer = await fetch(`http://emulators.test/v1/subscriptions?customer=${customer}`, {
    headers: { authorization: 'Bearer sk_test_any' },
  });
  const [subscription] = (await answer.json<{ data: { id: string }[] }>()).data;
  const stripe = stripeGateway(env);
  await closeBilling(stripe, customer);
  await closeBilling(stripe, customer);
  const after = await fetch(`http://emulators.test/v1/subscriptions/${subscription!.id}`, {
    headers: { authorization: 'Bearer sk_test_any' },
  });
  expect(await after.json()).toMatchObject({ status: 'canceled' });
  expect(await stripe.subscriptionsOf(customer)).toEqual([]);
});

test('an open checkout page of a deleted account cannot be paid', async () => {
  const buyer = await Buyer.new();
  const page = await buyer.checkout();
  const customer = await buyer.customer();
  await closeBilling(stripeGateway(env), customer);
  const answer = await buyer.pay(page);
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(await answer.text()).toContain('ha caducado');
});
