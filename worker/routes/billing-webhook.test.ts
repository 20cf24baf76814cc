import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { DAY_MS } from '../../contract/time.ts';
import {
  Buyer,
  CARDS,
  deliver,
  failRefundsTo,
  newPrice,
  type SignedEvent,
} from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { changeUser, request } from '../../testkit/worker/person.ts';
import { handleEvent } from '../billing/handle-event.ts';
import { SECRET_HEADER, webhookSecretDigest } from '../billing/webhook-secret.ts';
import { database } from '../directory/client.ts';
import { markRefunded, noteDuplicate } from '../directory/duplicate-subscriptions.ts';
import type { UserRow } from '../directory/users.ts';
import { handOver } from '../home/hand-over.ts';
import { readWebhook, stripeGateway } from '../providers/stripe.ts';
import { sweep } from '../sweeping/sweep.ts';

/** `npm run test:long` tries more sequences. */
const IS_LONG = (env as unknown as { TEST_LONG: boolean }).TEST_LONG;

/** Cents. */
const PRICE = PREMIUM_PRICE.amount;

// Stripe's first import takes seconds.
beforeAll(async () => {
  await import('stripe');
}, 60_000);

const outcomeOf = async (answer: Response) => (await answer.json<{ outcome: string }>()).outcome;

const handledTimes = async (id: string) =>
  (
    await env.DB.prepare('SELECT count(*) AS times FROM stripe_events WHERE id = ?')
      .bind(id)
      .first<{ times: number }>()
  )?.times;

/** Event types that report a payment. */
const HANDLED = new Set(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);

/** A later redelivery, signed with the current time. */
async function resigned(event: SignedEvent): Promise<SignedEvent> {
  const { default: Stripe } = await import('stripe');
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: event.body,
    secret: env.STRIPE_WEBHOOK_SECRET,
    timestamp: Math.floor(Date.now() / 1000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return { ...event, headers: { 'stripe-signature': signature } };
}

const ofType = (events: SignedEvent[], type: string) => events.find((event) => event.type === type)!;

test('a repeated event takes effect once', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'checkout.session.completed');
  expect(await outcomeOf(await deliver(event))).toBe('handled');
  const subscription = await buyer.subscription();
  expect(await outcomeOf(await deliver(event))).toBe('replayed');
  expect(await buyer.subscription()).toEqual(subscription);
  expect(await handledTimes(event.id)).toBe(1);
});

test('simultaneous copies of an event take effect once, and all answer 200', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'invoice.paid');
  const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await handledTimes(event.id)).toBe(1);
  expect((await buyer.me()).isPremium).toBe(true);
});

test("events in the wrong order lead to Stripe's current state", async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  await buyer.post('/api/subscription/cancel');
  await buyer.letPass(32);
  const events = await buyer.events();
  expect(events.at(-1)?.type).toBe('customer.subscription.deleted');
  for (const event of events.toReversed()) expect((await deliver(event)).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ subscriptionState: 'ended', isPremium: false });
});

test("a subscription ended in Stripe's dashboard ends at once", async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.endInDashboard();
  const events = await buyer.events();
  expect(events.map(({ type }) => type)).toEqual(['customer.subscription.deleted']);
  expect((await deliver(events[0]!)).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ subscriptionState: 'ended', isPremium: false });
});

test('a forged, altered, old or unsigned event changes nothing', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'checkout.session.completed');
  const post = (body: string, signature: string | null) =>
    request('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: signature === null ? {} : { 'stripe-signature': signature },
    });
  const signature = event.headers['stripe-signature']!;
  const [time, mac] = signature.split(',');
  const older = Number(time!.slice(2)) - 600;
  const answers = await Promise.all([
    post(event.body, null),
    post(event.body, ''),
    post(event.body, 'nonsense'),
    post(event.body, `t=${older},${mac}`),
    post(event.body.replace(await buyer.customer(), 'cus_somebody_else'), signature),
    post(event.body, `${time},v1=${'0'.repeat(64)}`),
    post('{}', signature),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
  expect(await answers[0]!.json()).toMatchObject({ code: 'invalid_signature' });
  // Which secret is checked, for `npm run stripe`; not beside a signature, which guessers send.
  const secrets = answers.map(({ headers }) => headers.get(SECRET_HEADER));
  const ours = await webhookSecretDigest(env.STRIPE_WEBHOOK_SECRET);
  expect(secrets).toEqual([ours, ours, null, null, null, null, null]);
  expect(ours).toMatch(/^[0-9a-f]{16}$/);
  expect(await buyer.me()).toMatchObject({ isPremium: false });
  expect(await handledTimes(event.id)).toBe(0);
});

test('a thin event, which has no object, is refused with the reason', async () => {
  const body = JSON.stringify({
    id: 'evt_thin',
    object: 'v2.core.event',
    type: 'v1.customer.subscription.updated',
    created: new Date().toISOString(),
    livemode: false,
    related_object: { id: 'sub_1', type: 'subscription', url: '/v1/subscriptions/sub_1' },
  });
  const { default: Stripe } = await import('stripe');
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: env.STRIPE_WEBHOOK_SECRET,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  const answer = await request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'webhook_not_snapshot' });
});

test.each([
  'hello',
  'null',
  '[]',
  '"evt_1"',
  '{}',
  '{"type":"invoice.paid","data":{"object":{}}}',
  '{"id":"evt_1","data":{"object":{}}}',
  '{"id":1,"type":"invoice.paid","data":{"object":{}}}',
  '{"id":"evt_1","type":"invoice.paid"}',
  '{"id":"evt_1","type":"invoice.paid","data":null}',
  '{"id":"evt_1","type":"invoice.paid","data":{"object":null}}',
])('a signed body that is no event is refused with 400: %s', async (body) => {
  const { default: Stripe } = await import('stripe');
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: env.STRIPE_WEBHOOK_SECRET,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  const answer = await request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', fields: { body: 'invalid' } });
});

test('an old event with a valid signature is refused as a replay', async () => {
  const buyer = await Buyer.new();
  await buyer.checkout();
  const taken = await fetch('http://emulators.test/stripe/__emulator/webhooks/take', {
    method: 'POST',
    body: JSON.stringify({ customer: await buyer.customer(), at: Date.now() - 301_000 }),
  });
  const [event] = await taken.json<SignedEvent[]>();
  expect((await deliver(event!)).status).toBe(400);
});

test('events that are sent again bring Premium back to a row of a restored backup', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const customer = await buyer.customer();
  const events = await buyer.events();
  await changeUser(buyer, 'stripe_customer_id = NULL');
  for (const event of events) expect((await deliver(event)).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ isPremium: true, subscriptionState: 'active' });
  expect(await buyer.customer()).toBe(customer);
  expect((await buyer.post('/api/subscription/cancel')).status).toBe(200);
});

test('an event during a D1 outage takes effect when Stripe redelivers it', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'checkout.session.completed');
  const read = await readWebhook(env, event.body, event.headers['stripe-signature']!);
  const db = database(env.DB);
  const broken = new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return () => Promise.reject(new Error('D1_ERROR: storage is not there'));
      return Reflect.get(target, name, target);
    },
  });
  const deps = {
    stripe: stripeGateway(env),
    handOver: (row: UserRow) => handOver(env, row),
    tombstoneOf: async () => '',
    now: Date.now(),
  };
  if (read === null || typeof read === 'string') throw new Error('it was not read');
  await expect(handleEvent({ ...deps, db: broken }, read)).rejects.toThrow('D1_ERROR');
  expect(await handledTimes(event.id)).toBe(0);
  expect((await buyer.me()).isPremium).toBe(false);
  expect(await outcomeOf(await deliver(event))).toBe('handled');
  expect((await buyer.me()).isPremium).toBe(true);
});

test('the webhook answers 5xx without a database, so that Stripe redelivers', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'checkout.session.completed');
  await env.DB.exec('ALTER TABLE stripe_events RENAME TO stripe_events_away');
  try {
    expect((await deliver(event)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await env.DB.exec('ALTER TABLE stripe_events_away RENAME TO stripe_events');
  }
  expect(await outcomeOf(await deliver(event))).toBe('handled');
});

test('events of a deleted account are accepted, and what was used beyond fourteen days is kept', async () => {
  const signedUp = await Buyer.new();
  await signedUp.subscribe();
  await signedUp.post('/api/subscription/cancel');
  const customer = await signedUp.customer();
  advanceClock(16 * DAY_MS);
  const buyer = await signedUp.signInAgain();
  const left = await buyer.fetch('/api/account', { method: 'DELETE', json: { password: buyer.password } });
  expect(left.status).toBe(204);
  const events = await buyer.events(customer);
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) expect((await deliver(event)).status).toBe(200);
  expect(await buyer.refunds(customer)).toEqual([]);
});

describe('a purchase without an account', () => {
  /** Paid during the account's deletion, which did not see it. */
  async function paidAndGone(): Promise<{ buyer: Buyer; customer: string; events: SignedEvent[] }> {
    const buyer = await Buyer.new();
    await buyer.buy();
    const customer = await buyer.customer();
    const events = await buyer.events();
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(buyer.user.id).run();
    return { buyer, customer, events };
  }

  test.each(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'])(
    'is cancelled and refunded, by %s',
    async (type) => {
      const { buyer, customer, events } = await paidAndGone();
      expect(await outcomeOf(await deliver(ofType(events, type)))).toBe('handled');
      expect(await buyer.subscriptionsAtStripe(customer)).toEqual(['canceled']);
      expect(await buyer.refunds(customer)).toEqual([PRICE]);
      for (const event of events) expect((await deliver(event)).status).toBe(200);
      expect(await buyer.refunds(customer)).toEqual([PRICE]);
    },
  );

  test('is cancelled and refunded later when the first refund fails', async () => {
    const { buyer, customer, events } = await paidAndGone();
    const event = ofType(events, 'invoice.paid');
    await failRefundsTo(customer);
    const refused = await deliver(event);
    await failRefundsTo(customer, false);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    // It charges nothing more meanwhile.
    expect(await buyer.subscriptionsAtStripe(customer)).toEqual(['canceled']);
    expect(await outcomeOf(await deliver(await resigned(event)))).toBe('handled');
    expect(await buyer.refunds(customer)).toEqual([PRICE]);
    expect(await buyer.subscriptionsAtStripe(customer)).toEqual(['canceled']);
  });

  test('is ignored when it is old or another product of the same Stripe account', async () => {
    const old = await paidAndGone();
    advanceClock(8 * DAY_MS);
    expect(await outcomeOf(await deliver(await resigned(ofType(old.events, 'invoice.paid'))))).toBe(
      'ignored',
    );
    expect(await old.buyer.subscriptionsAtStripe(old.customer)).toEqual(['active']);
    // The following purchases are recent and have another price.
    advanceClock(-8 * DAY_MS);
    const buyer = await Buyer.new();
    await buyer.checkout();
    await buyer.pay(await buyer.anotherPage(await newPrice({ unit_amount: '700', currency: 'eur' })));
    const customer = await buyer.customer();
    const events = await buyer.events();
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(buyer.user.id).run();
    for (const event of events) expect(await outcomeOf(await deliver(event))).toBe('ignored');
    expect(await buyer.subscriptionsAtStripe(customer)).toEqual(['active']);
  });
});

/**
 * Two open checkout pages, both paid a quarter of an hour apart.
 * @returns the first subscription's id
 */
async function payTwice(buyer: Buyer): Promise<string> {
  const [first, second] = [await buyer.checkout(), await buyer.anotherPage()];
  await buyer.pay(first);
  await buyer.letPass(0.01);
  await buyer.pay(second);
  const [newer, older] = await buyer.subscriptionIdsAtStripe();
  expect(await buyer.subscriptionsAtStripe()).toEqual(['active', 'active']);
  expect(newer).not.toBe(older);
  return older!;
}

const refundMails = async (buyer: Buyer) =>
  (await mailsTo(buyer.email)).filter(({ subject }) => subject.includes('double payment'));

test('a second paid subscription is cancelled and refunded once, and the customer gets a mail', async () => {
  const buyer = await Buyer.new();
  const older = await payTwice(buyer);
  await buyer.receiveEvents();
  expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'active']);
  expect(await buyer.charges()).toEqual([PRICE, PRICE]);
  expect(await buyer.refunds()).toEqual([PRICE]);
  expect((await buyer.subscriptionIdsAtStripe())[1]).toBe(older);
  // Field that clients of the earlier app read.
  const status = await buyer.fetch('/api/stripe/subscription-status');
  expect(await status.json()).toMatchObject({ subscriptionStatus: 'active', isPremium: true });
  await vi.waitFor(async () => expect(await refundMails(buyer)).toHaveLength(1));
  const [mail] = await refundMails(buyer);
  expect(mail!.text).toMatch(/5,00\s€/);
  expect(mail!.text).toContain('€5.00');
  // Events of the cancellation and refund change nothing.
  await buyer.receiveEvents();
  expect(await buyer.refunds()).toEqual([PRICE]);
  expect(await refundMails(buyer)).toHaveLength(1);
});

test('a failed refund is retried with the event under another key, while the subscription is stored', async () => {
  const buyer = await Buyer.new();
  await payTwice(buyer);
  const [event, next] = (await buyer.events()).filter(({ type }) => HANDLED.has(type));
  await failRefundsTo(await buyer.customer());
  try {
    expect((await deliver(event!)).status).toBe(500);
    expect(await handledTimes(event!.id)).toBe(0);
    expect((await buyer.me()).isPremium).toBe(true);
    // The cancelled one charges nothing more.
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'active']);
  } finally {
    await failRefundsTo(await buyer.customer(), false);
  }
  expect(await buyer.refunds()).toEqual([]);
  expect(await outcomeOf(await deliver(event!))).toBe('handled');
  expect(await outcomeOf(await deliver(next!))).toBe('handled');
  expect(await buyer.refunds()).toEqual([PRICE]);
  await vi.waitFor(async () => expect(await refundMails(buyer)).toHaveLength(1));
});

test('a manual refund, or one whose response was lost, counts as refunded', async () => {
  const buyer = await Buyer.new();
  await payTwice(buyer);
  await buyer.refundLatest();
  await buyer.receiveEvents();
  expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'active']);
  expect(await buyer.refunds()).toEqual([PRICE]);
  await vi.waitFor(async () => expect(await refundMails(buyer)).toHaveLength(1));
});

test('the nightly job retries a failed refund and mails the customer', async () => {
  const buyer = await Buyer.new();
  await payTwice(buyer);
  const event = ofType(await buyer.events(), 'invoice.paid');
  await failRefundsTo(await buyer.customer());
  const refused = await deliver(event);
  await failRefundsTo(await buyer.customer(), false);
  expect(refused.status).toBe(500);
  await sweep(env, Date.now());
  expect(await buyer.refunds()).toEqual([PRICE]);
  expect(await refundMails(buyer)).toHaveLength(1);
  await sweep(env, Date.now());
  expect(await refundMails(buyer)).toHaveLength(1);
});

test('an overdue subscription is cancelled without refund when another is paid', async () => {
  const buyer = await Buyer.new();
  await buyer.buy(CARDS.failsAtRenewal);
  await buyer.letPass(31.5);
  expect(await buyer.subscriptionsAtStripe()).toEqual(['past_due']);
  await buyer.pay(await buyer.anotherPage(), CARDS.pays);
  await buyer.receiveEvents();
  expect(await buyer.subscriptionsAtStripe()).toEqual(['active', 'canceled']);
  expect(await buyer.refunds()).toEqual([]);
  expect((await buyer.me()).isPremium).toBe(true);
});

test('an unpaid duplicate ends without a mail, a paid one with one mail', async () => {
  const buyer = await Buyer.new();
  const db = database(env.DB);
  for (const [id, amount] of [
    ['sub_never_paid', 0],
    ['sub_paid', 500],
  ] as const) {
    await noteDuplicate(db, { id, userId: buyer.user.id, now: Date.now() });
    await markRefunded(db, id, { amount, currency: 'eur' });
    await sweep(env, Date.now());
    expect(await refundMails(buyer)).toHaveLength(amount === 0 ? 0 : 1);
  }
});

test('two payments with lost, doubled, parallel and reordered events leave one subscription and one refund', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.infiniteStream(fc.nat()),
      fc.record({ lost: fc.nat(), doubled: fc.boolean(), atOnce: fc.boolean(), fails: fc.nat({ max: 1 }) }),
      async (order, { lost, doubled, atOnce, fails }) => {
        const buyer = await Buyer.new();
        await payTwice(buyer);
        const paid = await buyer.events();
        const listened = paid.filter(({ type }) => HANDLED.has(type));
        // At least one arrives.
        listened.splice(0, lost % listened.length);
        const coming = doubled ? [...listened, ...listened] : listened;
        let failing = fails;
        while (coming.length > 0) {
          const howMany = atOnce ? 3 : 1;
          const now = Array.from({ length: Math.min(howMany, coming.length) }, () =>
            coming.splice(order.next().value % coming.length, 1),
          ).flat();
          await failRefundsTo(await buyer.customer(), failing > 0);
          const answers = await Promise.all(now.map(deliver));
          // Failed deliveries are repeated.
          for (const [index, { status }] of answers.entries()) if (status !== 200) coming.push(now[index]!);
          failing -= 1;
        }
        await failRefundsTo(await buyer.customer(), false);
        expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'active']);
        expect(await buyer.refunds()).toEqual([PRICE]);
        expect((await buyer.me()).isPremium).toBe(true);
        await vi.waitFor(async () => expect(await refundMails(buyer)).toHaveLength(1));
        await buyer.receiveEvents();
        expect(await buyer.refunds()).toEqual([PRICE]);
        expect(await refundMails(buyer)).toHaveLength(1);
      },
    ),
    { numRuns: IS_LONG ? 20 : 3 },
  );
}, 120_000);

type Step =
  | 'cancel'
  | 'resume'
  | 'portal cancel'
  | 'portal resume'
  | 'month'
  | 'days'
  | 'renewal'
  | 'hour'
  | 'new card'
  | 'buy'
  | 'old page';
const STEPS: Step[] = [
  'cancel',
  'resume',
  'portal cancel',
  'portal resume',
  'month',
  'days',
  'renewal',
  'hour',
  'new card',
  'buy',
  'old page',
];

async function take(buyer: Buyer, step: Step): Promise<void> {
  switch (step) {
    case 'cancel':
    case 'resume':
      await buyer.post(`/api/subscription/${step}`);
      return;
    case 'portal cancel':
    case 'portal resume':
      return buyer.inPortal({ action: step.slice(7) });
    case 'month':
      return buyer.letPass(31);
    case 'days':
      return buyer.letPass(4);
    // Until the hour of a renewal's draft invoice, if there is a renewal.
    case 'renewal': {
      const [latest] = await buyer.subscriptionsAtStripe();
      return latest === undefined || latest === 'canceled' ? undefined : buyer.letPassToRenewal();
    }
    case 'hour':
      return buyer.letPass(1 / 24);
    case 'new card':
      return buyer.changeCard(CARDS.pays);
    // A page opened earlier is paid in any state.
    case 'old page':
      await buyer.pay(await buyer.anotherPage(), CARDS.failsAtRenewal);
      return;
    case 'buy': {
      const answer = await buyer.askForCheckout();
      if (answer.status === 200)
        await buyer.pay((await answer.json<{ url: string }>()).url, CARDS.failsAtRenewal);
    }
  }
}

test("any sequence and repetition of events leads to Stripe's current state", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          step: fc.constantFrom(...STEPS),
          /** Pending events to deliver now: once or twice, in sequence or in parallel. */
          told: fc.array(fc.record({ which: fc.nat(), twice: fc.boolean() }), { maxLength: 4 }),
          atOnce: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      fc.infiniteStream(fc.nat()),
      async (steps, lastOrder) => {
        const buyer = await Buyer.new();
        await buyer.buy(CARDS.failsAtRenewal);
        const untold: SignedEvent[] = await buyer.events();
        for (const { step, told, atOnce } of steps) {
          await take(buyer, step);
          untold.push(...(await buyer.events()));
          const now = told.flatMap(({ which, twice }) => {
            const event = untold[which % Math.max(1, untold.length)];
            if (!event) return [];
            if (!twice) untold.splice(untold.indexOf(event), 1);
            return twice ? [event, event] : [event];
          });
          if (atOnce) await Promise.all(now.map(deliver));
          else for (const event of now) await deliver(event);
        }
        while (untold.length > 0) {
          const [event] = untold.splice(lastOrder.next().value % untold.length, 1);
          expect((await deliver(event!)).status).toBe(200);
        }
        const held = await fetch(
          `http://emulators.test/v1/subscriptions?status=all&limit=100&expand[]=data.latest_invoice&customer=${await buyer.customer()}`,
          { headers: { authorization: 'Bearer sk_test_any' } },
        );
        const { data } = await held.json<{
          data: { status: string; cancel_at: number | null; latest_invoice: { status: string } }[];
        }>();
        const live = data.filter(({ status }) => status !== 'canceled');
        expect(live.length).toBeLessThanOrEqual(1);
        const [one] = live;
        const expected = !one
          ? 'ended'
          : one.status === 'past_due'
            ? 'past_due'
            : one.cancel_at
              ? 'cancelled'
              : 'active';
        const row = await env.DB.prepare(
          'SELECT subscription_status AS status, renewal_start IS NOT NULL AS isRenewing FROM users WHERE id = ?',
        )
          .bind(buyer.user.id)
          .first();
        const isRenewing = one?.status === 'active' && one.latest_invoice.status === 'draft' ? 1 : 0;
        expect(row).toEqual({ status: expected, isRenewing });
      },
    ),
    { numRuns: IS_LONG ? 40 : 6 },
  );
}, 120_000);
