import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Env } from '../env.ts';
import { stripeGateway } from './stripe.ts';

/** Answers of Stripe that its emulator does not give, by method and path. */
let answers: Record<string, object>;
/** Recorded posts, by path. */
let posted: [string, string][] = [];
const send = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const [path] = request.url!.split('?') as [string];
  const asked = `${request.method} ${path}`;
  if (request.method === 'POST') posted.push([path, body]);
  const answer = answers[asked] ?? answers['*'];
  if (answer) send(response, 'error' in answer ? 400 : 200, answer);
  else send(response, 404, { error: { type: 'invalid_request_error', message: asked } });
});
let env: Env;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env = { STRIPE_SECRET_KEY: 'sk_test_any', STRIPE_API_BASE: base } as Env;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const list = (...data: object[]) => ({ object: 'list', has_more: false, data });
const PAYMENT = { intent: 'pi_1', amount: 500, currency: 'eur', billedAt: 1, paidAt: 2 };
const ORDER_OF_5 = { amount: 500, for: 'w', reason: 'requested_by_customer' as const, attempt: 0 };
const refundAnswered = (answer: object, ...before: object[]) => {
  answers = {
    'GET /v1/refunds': list(...before),
    'GET /v1/disputes': list(),
    'POST /v1/refunds': answer,
  };
  posted = [];
  return stripeGateway(env).returnPayment(PAYMENT, ORDER_OF_5);
};

test.each(['failed', 'canceled', undefined])(
  'a refund that Stripe answers as %s is not counted as returned',
  async (status) => {
    const answer = refundAnswered({ id: 're_1', object: 'refund', amount: 500, status });
    await expect(answer).rejects.toMatchObject({ name: 'PaymentsUnavailable' });
  },
);

test.each(['succeeded', 'pending'])(
  'a refund that Stripe answers as %s is counted as returned, with the sum that went back',
  async (status) => {
    expect(await refundAnswered({ id: 're_1', object: 'refund', amount: 300, status })).toEqual({
      amount: 300,
      inAll: 300,
      isDisputed: false,
    });
  },
);

test('of what was returned before, only refunds of the same order are its sum, and failed ones are none', async () => {
  const refund = (amount: number, status: string, of?: string) => ({
    id: `re_${amount}`,
    object: 'refund',
    amount,
    status,
    metadata: of ? { for: of } : {},
  });
  const before = [refund(200, 'succeeded'), refund(300, 'pending', 'w')];
  expect(await refundAnswered({}, ...before)).toEqual({ amount: 300, inAll: 500, isDisputed: false });
  expect(posted).toEqual([]);
  const again = { id: 're_2', object: 'refund', amount: 500, status: 'succeeded' };
  expect(await refundAnswered(again, refund(500, 'failed', 'w'))).toEqual({
    amount: 500,
    inAll: 500,
    isDisputed: false,
  });
});

test('a payment that somebody refunds at the same moment is not refunded twice', async () => {
  const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' };
  expect(await refundAnswered({ error })).toEqual({ amount: 0, inAll: 0, isDisputed: false });
});

test('a disputed payment is not refunded, since the bank decides about it', async () => {
  const error = { type: 'invalid_request_error', code: 'charge_disputed', message: 'Charged back.' };
  expect(await refundAnswered({ error })).toEqual({ amount: 0, inAll: 0, isDisputed: true });
});

test.each([
  ['scheduled by the flag', true, 'cancel_at_period_end=false&metadata[heldBack]='],
  ['scheduled for a moment without the flag, as the portal does', false, 'cancel_at=&metadata[heldBack]='],
])('a resumed subscription loses an end that was %s', async (_, cancel_at_period_end, change) => {
  const subscription = {
    id: 'sub_1',
    object: 'subscription',
    cancel_at: 1_800_000_000,
    cancel_at_period_end,
  };
  const path = '/v1/subscriptions/sub_1';
  answers = { [`GET ${path}`]: subscription, [`POST ${path}`]: subscription };
  posted = [];
  await stripeGateway(env).resume('sub_1');
  expect(posted).toEqual([[path, change]]);
});

test.each([
  [{ interval: 'month', interval_count: 1 }, 'month'],
  [{ interval: 'year', interval_count: 1 }, 'year'],
  [{ interval: 'month', interval_count: 12 }, null],
  [null, null],
])(
  'a checkout session of a price that is charged each %o has the interval %s',
  async (recurring, interval) => {
    const line_items = list({
      id: 'li_1',
      object: 'item',
      price: { id: 'price_1', object: 'price', recurring },
    });
    answers = {
      'GET /v1/checkout/sessions/cs_1': {
        id: 'cs_1',
        object: 'checkout.session',
        customer: null,
        line_items,
      },
    };
    expect(await stripeGateway(env).checkout('cs_1')).toMatchObject({ id: 'cs_1', interval });
  },
);

test.each([
  ['open', 1],
  ['complete', 0],
  ['expired', 0],
])('expiring a checkout session that is %s posts %i requests', async (status, requests) => {
  const session = { id: 'cs_1', object: 'checkout.session', status };
  const path = '/v1/checkout/sessions/cs_1';
  answers = { [`GET ${path}`]: session, [`POST ${path}/expire`]: session };
  posted = [];
  await stripeGateway(env).expireCheckout('cs_1');
  expect(posted.map(([to]) => to)).toEqual(Array(requests).fill(`${path}/expire`));
});

const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'open',
  url: 'https://pay.test',
  line_items: list(),
};
const ORDER = {
  customerId: 'cus_1',
  userId: 'u',
  successUrl: 'https://a/s',
  cancelUrl: 'https://a/c',
  language: 'es' as const,
  idempotencyKey: 'k',
  startRequestedAt: null,
};

test.each([
  ['automatic_tax', ['automatic_tax[enabled]=true', 'customer_update[address]=auto']],
  ['managed_payments', ['managed_payments[enabled]=true']],
  ['none', []],
])('a checkout session with STRIPE_TAX=%s asks Stripe for %j', async (STRIPE_TAX, parameters) => {
  answers = { 'POST /v1/checkout/sessions': SESSION };
  posted = [];
  await stripeGateway({ ...env, STRIPE_PRICE_ID: 'price_1', STRIPE_TAX }).createCheckout(ORDER);
  const sent = decodeURIComponent(posted[0]![1]).split('&');
  expect(sent.filter((one) => /tax|managed|customer_update/.test(one)).toSorted()).toEqual(parameters);
});

test.each([
  [undefined, false],
  ['bpc_ours', true],
])('the portal opens with the settings %s', async (STRIPE_PORTAL_ID, isNamed) => {
  answers = { 'POST /v1/billing_portal/sessions': { id: 'bps_1', url: 'https://portal.test' } };
  posted = [];
  const url = await stripeGateway({ ...env, ...(STRIPE_PORTAL_ID && { STRIPE_PORTAL_ID }) }).portalUrl(
    'cus_1',
    'https://a',
    'es',
  );
  expect(url).toBe('https://portal.test');
  expect(posted[0]![1].includes('configuration=bpc_ours')).toBe(isNamed);
});

test('a payment that the owner has received elsewhere and noted is none that Stripe could return', async () => {
  const payment = { type: 'payment_record', payment_record: 'pr_1' };
  answers = {
    'GET /v1/invoices': list({
      id: 'in_1',
      object: 'invoice',
      created: 1,
      status_transitions: { paid_at: 2 },
    }),
    'GET /v1/invoice_payments': list({ id: 'inpay_1', payment, amount_paid: 500, currency: 'eur' }),
  };
  expect(await stripeGateway(env).paymentsOf('sub_1')).toEqual([]);
});

const HOLLOW: [string, (stripe: ReturnType<typeof stripeGateway>) => Promise<unknown>][] = [
  ['createCustomer', (stripe) => stripe.createCustomer({ userId: 'u', email: 'a@b.c', language: 'es' }, 'k')],
  ['customerExists', (stripe) => stripe.customerExists('cus_1')],
  ['subscriptionsOf', (stripe) => stripe.subscriptionsOf('cus_1')],
  ['subscription', (stripe) => stripe.subscription('sub_1')],
  ['paymentsOf', (stripe) => stripe.paymentsOf('sub_1')],
  ['returnPayment', (stripe) => stripe.returnPayment(PAYMENT, ORDER_OF_5)],
  ['ownerOfCharge', (stripe) => stripe.ownerOfCharge('ch_1')],
  ['createCheckout', (stripe) => stripe.createCheckout(ORDER)],
  ['checkoutsOf', (stripe) => stripe.checkoutsOf('cus_1')],
  ['checkout', (stripe) => stripe.checkout('cs_1')],
  ['portalUrl', (stripe) => stripe.portalUrl('cus_1', 'https://a', 'es')],
];

test.each(HOLLOW)(
  '%s of an answer 200 without its fields is unavailable, and no error of ours',
  async (_, ask) => {
    for (const hollow of [{}, { object: 'list', data: null }, { object: 'list', data: [{}], url: null }]) {
      answers = { '*': hollow };
      const outcome = await ask(stripeGateway(env)).catch((error: Error) => error.name);
      // Nothing in a list is an answer of some questions; what is in it must be readable.
      expect(outcome, JSON.stringify(hollow)).toBe('PaymentsUnavailable');
    }
  },
);

test('all pages of a list are read', async () => {
  const refund = (id: string) => ({ id, object: 'refund', amount: 100, status: 'succeeded', metadata: {} });
  let asked = 0;
  const pages = [
    ['re_5', 're_4', 're_3'],
    ['re_2', 're_1'],
  ];
  const paged = createServer((request, response) => {
    const isNext = request.url?.includes('starting_after=re_3') === true;
    asked += 1;
    const data = pages[isNext ? 1 : 0]!.map(refund);
    send(response, 200, { object: 'list', data, has_more: !isNext, url: '/v1/refunds' });
  });
  await new Promise<void>((resolve) => paged.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(paged.address() as AddressInfo).port}`;
  const returned = await stripeGateway({ ...env, STRIPE_API_BASE: base }).returnPayment(PAYMENT, ORDER_OF_5);
  expect([returned.inAll, asked]).toEqual([500, 2]);
  paged.closeAllConnections();
  paged.close();
});
