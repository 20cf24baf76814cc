import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { BUILT_IN_WEBHOOK_SECRET, createStripeEmulator, PREMIUM_PRICE_ID, type SignedEvent } from './app.ts';
import { newWorld } from './world.ts';

/** The official SDK, connected to a fresh emulator in this process. */
function connect(options: Parameters<typeof createStripeEmulator>[0] = {}) {
  const app = createStripeEmulator(options);
  const request = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(path, 'http://stripe.test'), init));
  const stripe = new Stripe('sk_test_any', {
    host: 'stripe.test',
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) =>
      app.fetch(new Request(url, init)),
    ),
  });
  const post = (path: string, json: unknown) => request(path, { method: 'POST', body: JSON.stringify(json) });
  const advance = (days: number, customer?: string) => post('/__emulator/advance', { days, customer });
  const taken = async (customer?: string) =>
    (await (await post('/__emulator/webhooks/take', { customer })).json()) as SignedEvent[];
  const card = (number: string) =>
    new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Ana' }).toString();
  const form = (url: string, body: string) =>
    request(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  async function checkout() {
    const customer = await stripe.customers.create({ email: 'ana@example.org', metadata: { userId: 'u1' } });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: PREMIUM_PRICE_ID, quantity: 1 }],
      success_url: 'http://app.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://app.test/subscribe',
      locale: 'es',
    });
    return { customer: customer.id, session };
  }
  /** A customer with a paid subscription. */
  async function subscribed(number = '4242 4242 4242 4242') {
    const { customer, session } = await checkout();
    expect((await form(session.url!, card(number))).status).toBe(303);
    const list = await stripe.subscriptions.list({ customer });
    return { customer, session, id: list.data[0]!.id };
  }
  return { app, request, stripe, advance, taken, card, form, checkout, subscribed };
}

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);

test('the SDK creates a checkout session, and a valid card pays its page', async () => {
  const { stripe, checkout, request, form, card } = connect({ mountedAt: '' });
  const { session, customer } = await checkout();
  expect(session).toMatchObject({ object: 'checkout.session', status: 'open', payment_status: 'unpaid' });
  const html = await (await request(session.url!)).text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain((PREMIUM_PRICE.amount / 100).toFixed(2).replace('.', ','));
  expect(html).toContain('http://app.test/subscribe');
  const paid = await form(session.url!, card('4242424242424242'));
  expect(paid.headers.get('location')).toBe(`http://app.test/success?session_id=${session.id}`);
  const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(after).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, customer });
  expect(after.subscription).toMatchObject({ object: 'subscription', status: 'active', customer });
});

test("the period is on the item, and the invoice's parent names the subscription", async () => {
  const { stripe, subscribed } = connect({ now: () => Date.UTC(2027, 0, 31, 12) });
  const { id, customer } = await subscribed();
  const subscription = await stripe.subscriptions.retrieve(id);
  const item = subscription.items.data[0]!;
  expect(new Date(item.current_period_end * 1000).toISOString()).toBe('2027-02-28T12:00:00.000Z');
  expect('current_period_end' in subscription).toBe(false);
  const { data } = await stripe.invoices.list({ customer, status: 'paid' });
  expect(data[0]).toMatchObject({
    amount_paid: PREMIUM_PRICE.amount,
    currency: 'eur',
    billing_reason: 'subscription_create',
    parent: { subscription_details: { subscription: id } },
    lines: { data: [{ period: { start: item.current_period_start, end: item.current_period_end } }] },
  });
});

test('a declined card leaves the session open and shows a message', async () => {
  const { stripe, checkout, form, card } = connect();
  const { session } = await checkout();
  const answer = await form(session.url!, card('4000 0000 0000 0002'));
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('Tu banco ha rechazado la tarjeta');
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test.each([
  [{ number: '1234', expiry: '12/40', cvc: '123' }, 'no es de una tarjeta de prueba'],
  [{ number: '4242424242424242', expiry: '01/20', cvc: '123' }, 'caducidad'],
  [{ number: '4242424242424242', expiry: '13/40', cvc: '123' }, 'caducidad'],
  [{ number: '4242424242424242', expiry: '12/40', cvc: '1' }, 'CVC'],
])('the card %j is refused', async (fields, words) => {
  const { checkout, form } = connect();
  const { session } = await checkout();
  const answer = await form(session.url!, new URLSearchParams(fields).toString());
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain(words);
});

test('the page escapes typed text', async () => {
  const { checkout, form } = connect();
  const { session } = await checkout();
  const answer = await form(
    session.url!,
    new URLSearchParams({ number: '1', expiry: '', cvc: '', name: '"><script>x</script>' }).toString(),
  );
  expect(await answer.text()).not.toContain('<script>');
});

test('time renews a subscription monthly', async () => {
  const { stripe, subscribed, advance } = connect({ now: () => Date.UTC(2027, 0, 31) });
  const { id, customer } = await subscribed();
  await advance(62);
  const item = (await stripe.subscriptions.retrieve(id)).items.data[0]!;
  const day = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);
  expect([day(item.current_period_start), day(item.current_period_end)]).toEqual([
    '2027-03-31',
    '2027-04-30',
  ]);
  const { data } = await stripe.invoices.list({ customer });
  expect(data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
});

test('a scheduled cancellation can be undone, and otherwise ends the subscription', async () => {
  const { stripe, subscribed, advance } = connect();
  const { id } = await subscribed();
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(ending.items.data[0]!.current_period_end);
  expect((await stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at).toBeNull();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await advance(32);
  const ended = await stripe.subscriptions.retrieve(id);
  expect(ended).toMatchObject({ status: 'canceled', ended_at: ending.cancel_at });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
});

test('a card that fails at renewal makes it overdue, is retried, and finally ends it', async () => {
  const { stripe, subscribed, advance, taken } = connect();
  const { id, customer } = await subscribed('4000000000000341');
  await taken(customer);
  await advance(31.5);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
  expect(typesOf(await taken(customer))).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ]);
  await advance(3);
  expect(typesOf(await taken(customer))).toEqual(['invoice.payment_failed']);
  await advance(12);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({
    status: 'open',
    attempt_count: 4,
  });
});

test('a renewal has a draft invoice for an hour before the card is charged', async () => {
  const { stripe, subscribed, advance, request, taken } = connect();
  const { id, customer } = await subscribed('4000000000000341');
  await taken(customer);
  const before = (await stripe.subscriptions.retrieve(id)).items.data[0]!;
  await request('/__emulator/advance-to-renewal', { method: 'POST', body: JSON.stringify({ customer }) });
  const expand = { expand: ['latest_invoice'] };
  const renewed = await stripe.subscriptions.retrieve(id, expand);
  expect(renewed).toMatchObject({
    status: 'active',
    latest_invoice: {
      status: 'draft',
      billing_reason: 'subscription_cycle',
      number: null,
      automatically_finalizes_at: before.current_period_end + 3600,
    },
  });
  expect(renewed.items.data[0]!.current_period_start).toBe(before.current_period_end);
  expect(typesOf(await taken(customer))).toEqual(['invoice.created', 'customer.subscription.updated']);
  await advance(59 / 1440, customer);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await advance(1 / 1440, customer);
  expect(await stripe.subscriptions.retrieve(id, expand)).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
});

test('another card in the portal pays the overdue invoice', async () => {
  const { stripe, subscribed, advance, form, card, request } = connect();
  const { id, customer } = await subscribed('4000000000000341');
  await advance(32);
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://app.test/profile',
  });
  expect(await (await request(portal.url)).text()).toContain('Pago pendiente');
  await form(portal.url, `${card('4242424242424242')}&action=card`);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('the portal cancels by `cancel_at`, shows invoices, and resumes', async () => {
  const { stripe, subscribed, form, request } = connect();
  const { id, customer } = await subscribed();
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://app.test/profile',
    locale: 'en',
  });
  await form(portal.url, 'action=cancel');
  const cancelled = await stripe.subscriptions.retrieve(id);
  expect(cancelled.cancel_at_period_end).toBe(false);
  expect(cancelled.cancel_at).toBe(cancelled.items.data[0]!.current_period_end);
  const shown = await (await request(portal.url)).text();
  expect(shown).toContain('Resume subscription');
  const invoiceUrl = /href="([^"]+\/i\/[^"]+)"/.exec(shown)?.[1];
  expect(await (await request(invoiceUrl!)).text()).toContain('ana@example.org');
  await form(portal.url, 'action=resume');
  expect((await stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
});

test('webhooks are signed for the SDK and contain the object at that time', async () => {
  const { stripe, subscribed, taken } = connect();
  const { customer, session } = await subscribed();
  const events = await taken(customer);
  expect(typesOf(events)).toEqual([
    'customer.created',
    'invoice.created',
    'invoice.finalized',
    'customer.subscription.created',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ]);
  expect(await taken(customer)).toEqual([]);
  const last = events.at(-1)!;
  const signature = last.headers['stripe-signature']!;
  const event = await stripe.webhooks.constructEventAsync(last.body, signature, BUILT_IN_WEBHOOK_SECRET);
  expect(event.data.object).toMatchObject({ id: session.id, status: 'complete' });
  await expect(
    stripe.webhooks.constructEventAsync(`${last.body} `, signature, BUILT_IN_WEBHOOK_SECRET),
  ).rejects.toThrow(/signature/);
});

test('webhooks can be doubled, reversed and lost', async () => {
  const reversed = connect({ knobs: { webhookCopies: 2, webhookOrder: 'reversed' } });
  const { customer } = await reversed.subscribed();
  const types = typesOf(await reversed.taken(customer));
  expect(types.slice(0, 3)).toEqual(['customer.created', 'customer.created', 'checkout.session.completed']);
  expect(types.filter((type) => type === 'checkout.session.completed')).toHaveLength(2);
  const lost = connect({ knobs: { webhookCopies: 0 } });
  await lost.subscribed();
  expect(await lost.taken()).toEqual([]);
});

test("one customer's clock advances independently", async () => {
  const { stripe, subscribed, advance } = connect();
  const [one, other] = [await subscribed(), await subscribed()];
  await stripe.subscriptions.update(one.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(other.id, { cancel_at_period_end: true });
  await advance(40, one.customer);
  expect((await stripe.subscriptions.retrieve(one.id)).status).toBe('canceled');
  expect((await stripe.subscriptions.retrieve(other.id)).status).toBe('active');
});

test('a paid or expired session cannot be paid', async () => {
  const { stripe, subscribed, checkout, form, card, request } = connect();
  const { session, customer } = await subscribed();
  expect((await form(`http://stripe.test/c/pay/${session.id}`, card('4242424242424242'))).status).toBe(200);
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  const abandoned = await checkout();
  await stripe.checkout.sessions.expire(abandoned.session.id);
  expect(await (await request(abandoned.session.url!)).text()).toContain('ha caducado');
  await form(abandoned.session.url!, card('4242424242424242'));
  expect((await stripe.subscriptions.list({ customer: abandoned.customer })).data).toEqual([]);
});

test('an open session expires after a day', async () => {
  const { stripe, checkout, advance } = connect();
  const { session, customer } = await checkout();
  await advance(1.1, customer);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
});

test('an idempotency key creates one customer, and refuses other parameters', async () => {
  const { stripe } = connect();
  const key = { idempotencyKey: 'customer-of-u1' };
  const twice = await Promise.all([
    stripe.customers.create({ email: 'a@example.org' }, key),
    stripe.customers.create({ email: 'a@example.org' }, key),
  ]);
  expect(twice[0].id).toBe(twice[1].id);
  await expect(stripe.customers.create({ email: 'b@example.org' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a failure is kept under its key for a day, unless its parameters were invalid', async () => {
  let now = Date.UTC(2027, 0, 1);
  const { stripe } = connect({ now: () => now });
  const order = (price: string, more = {}) => ({
    mode: 'subscription' as const,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://app.test/success',
    ...more,
  });
  const key = { idempotencyKey: 'an order' };
  const unread = order('price_new', { favourite_colour: 'blue' });
  await expect(stripe.checkout.sessions.create(unread, key)).rejects.toMatchObject({
    code: 'parameter_unknown',
  });
  const ask = () => stripe.checkout.sessions.create(order(PREMIUM_PRICE_ID, { customer: 'cus_none' }), key);
  await expect(ask()).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(ask()).rejects.toMatchObject({
    code: 'resource_missing',
    headers: { 'idempotent-replayed': 'true' },
  });
  await expect(stripe.checkout.sessions.create(order(PREMIUM_PRICE_ID), key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  now += 24 * 3600 * 1000;
  expect(await stripe.checkout.sessions.create(order(PREMIUM_PRICE_ID), key)).toMatchObject({
    status: 'open',
  });
});

test("refusals have Stripe's format", async () => {
  const { stripe, request } = connect();
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
  });
  const wrong = { email: 'a@example.org', favourite_colour: 'blue' };
  await expect(stripe.customers.create(wrong as never)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'favourite_colour',
  });
  await expect(
    stripe.checkout.sessions.create({ mode: 'subscription', line_items: [{ price: 'price_none' }] } as never),
  ).rejects.toMatchObject({ code: 'parameter_missing', param: 'success_url' });
  expect((await request('/v1/customers')).status).toBe(401);
});

test('lists are paged, newest first', async () => {
  const { stripe } = connect();
  const made = [];
  for (let i = 0; i < 5; i += 1) made.push((await stripe.customers.create({ email: `${i}@example.org` })).id);
  const seen: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 2 })) seen.push(customer.id);
  expect(seen).toEqual(made.toReversed());
});

test('deleting a customer cancels subscriptions', async () => {
  const { stripe, subscribed } = connect();
  const { id, customer } = await subscribed();
  expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
  expect(await stripe.customers.retrieve(customer)).toEqual({
    id: customer,
    object: 'customer',
    deleted: true,
  });
  await expect(stripe.customers.update(customer, { name: 'Ana' })).rejects.toMatchObject({ statusCode: 404 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  await expect(stripe.subscriptions.list({ customer })).rejects.toMatchObject({ code: 'resource_missing' });
});

test('the browser script exists as v3 and as a named release', async () => {
  const { request } = connect({ mountedAt: '/stripe' });
  const load = async (path: string) => {
    const answer = await request(path);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const window: { Stripe?: ((key: string) => object) & { version: unknown } } = {};
    new Function('window', await answer.text())(window);
    return window.Stripe!;
  };
  const v3 = await load('/js/v3/');
  expect(v3.version).toBe(3);
  expect(v3('pk_test_any')).toHaveProperty('redirectToCheckout');
  expect(() => v3('sk_test_any')).toThrow('publishable');
  const release = await load('/js/endive/stripe.js');
  expect(release.version).toBe('endive');
  expect(release('pk_test_any')).not.toHaveProperty('redirectToCheckout');
});

test('stored state survives a restart', async () => {
  let kept: string | null = null;
  const storage = {
    load: () => (kept === null ? null : JSON.parse(kept)),
    save: (world: unknown) => {
      kept = JSON.stringify(world);
    },
  };
  const { id } = await connect({ storage }).subscribed();
  expect((await connect({ storage }).stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('sales are at the price of the contract, also after a state with another one', async () => {
  const kept = newWorld(0);
  kept.prices[PREMIUM_PRICE_ID]!.unit_amount = 100;
  const { stripe } = connect({ storage: { load: () => kept, save: () => {} } });
  const { unit_amount, currency, recurring } = await stripe.prices.retrieve(PREMIUM_PRICE_ID);
  expect({ amount: unit_amount, currency, interval: recurring?.interval }).toEqual(PREMIUM_PRICE);
});

test('API and browser script can be switched off', async () => {
  const { stripe, request } = connect();
  await request('/__emulator/knobs', { method: 'POST', body: JSON.stringify({ apiIsDown: true }) });
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 503 });
  expect((await request('/js/v3')).status).toBe(200);
  await request('/__emulator/knobs', {
    method: 'POST',
    body: JSON.stringify({ apiIsDown: false, scriptIsDown: true }),
  });
  expect((await request('/js/v3')).status).toBe(503);
  expect((await stripe.customers.create({})).id).toMatch(/^cus_/);
});

test("a paid invoice's payment is listed and can be refunded once", async () => {
  const { stripe, subscribed, request } = connect();
  const { id, customer } = await subscribed();
  const { data: invoices } = await stripe.invoices.list({ subscription: id, status: 'paid' });
  const { data: payments } = await stripe.invoicePayments.list({ invoice: invoices[0]!.id!, status: 'paid' });
  expect(payments).toMatchObject([
    { amount_paid: PREMIUM_PRICE.amount, is_default: true, payment: { type: 'payment_intent' } },
  ]);
  const payment_intent = String(payments[0]!.payment.payment_intent);
  const failFor = (refundsFailFor: Record<string, boolean>) =>
    request('/__emulator/knobs', { method: 'POST', body: JSON.stringify({ refundsFailFor }) });
  const refund = (idempotencyKey: string) =>
    stripe.refunds.create({ payment_intent, reason: 'duplicate' }, { idempotencyKey });
  await failFor({ [String(customer)]: true });
  await expect(refund('first')).rejects.toMatchObject({ statusCode: 500 });
  await failFor({ cus_of_others: true });
  await expect(refund('another')).rejects.toMatchObject({ statusCode: 500 });
  await failFor({ [String(customer)]: false });
  // A failure is kept under its key.
  await expect(refund('first')).rejects.toMatchObject({ statusCode: 500 });
  const made = await refund('second');
  expect(made).toMatchObject({
    amount: PREMIUM_PRICE.amount,
    currency: 'eur',
    status: 'succeeded',
    customer,
    payment_intent,
  });
  expect((await refund('second')).id).toBe(made.id);
  await expect(refund('third')).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test('a charge is refunded in parts up to its whole, each with an event of the charge', async () => {
  const { stripe, subscribed, taken } = connect();
  const { customer } = await subscribed();
  const [charge] = (await stripe.charges.list({ customer })).data;
  const payment_intent = String(charge!.payment_intent);
  await taken(customer);
  await stripe.refunds.create({ payment_intent, amount: 200 });
  expect(await stripe.charges.retrieve(charge!.id)).toMatchObject({ amount_refunded: 200, refunded: false });
  const more = stripe.refunds.create({ payment_intent, amount: PREMIUM_PRICE.amount });
  await expect(more).rejects.toMatchObject({ param: 'amount' });
  await stripe.refunds.create({ payment_intent });
  expect(await stripe.charges.retrieve(charge!.id)).toMatchObject({ refunded: true });
  expect((await stripe.refunds.list({ charge: charge!.id })).data.map(({ amount }) => amount)).toEqual([
    PREMIUM_PRICE.amount - 200,
    200,
  ]);
  const events = await taken(customer);
  expect(typesOf(events).filter((type) => type === 'charge.refunded')).toHaveLength(2);
});

test('a dispute names its charge and no customer, and its money cannot be refunded before it is won', async () => {
  const { stripe, subscribed, request, taken } = connect();
  const { customer } = await subscribed();
  await taken(customer);
  const post = (path: string, json: unknown) => request(path, { method: 'POST', body: JSON.stringify(json) });
  const made = await post('/__emulator/disputes', { customer });
  const dispute = (await made.json()) as { id: string };
  const [charge] = (await stripe.charges.list({ customer })).data;
  expect(charge!.disputed).toBe(true);
  expect((await stripe.disputes.list({ charge: charge!.id })).data).toMatchObject([
    { id: dispute.id, status: 'needs_response' },
  ]);
  const payment_intent = String(charge!.payment_intent);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
  await post(`/__emulator/disputes/${dispute.id}/close`, { status: 'won' });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
  const events = await taken(customer);
  expect(typesOf(events).slice(0, 2)).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
  expect(JSON.parse(events[0]!.body).data.object).not.toHaveProperty('customer');
});

test('a payment on its way leaves the session unpaid until it arrives, also after the subscription ended', async () => {
  const { stripe, subscribed, request, taken } = connect();
  const { customer, session, id } = await subscribed('4000 0000 0000 0077');
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
  expect((await stripe.charges.list({ customer })).data).toEqual([]);
  await stripe.subscriptions.cancel(id);
  await taken(customer);
  const body = JSON.stringify({ customer });
  expect((await request('/__emulator/payments-arrive', { method: 'POST', body })).status).toBe(204);
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  expect(typesOf(await taken(customer))).toContain('invoice.paid');
});
