import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Buyer, CARDS, deliver, type SignedEvent } from '../../testkit/worker/buyer.ts';
import { request } from '../../testkit/worker/person.ts';
import { handleEvent } from '../billing/sync.ts';
import { database } from '../db/client.ts';
import { readWebhook, stripeGateway } from '../providers/stripe.ts';

// Its first import takes seconds.
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

const ofType = (events: SignedEvent[], type: string) => events.find((event) => event.type === type)!;

test('an event that comes twice takes effect once', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'checkout.session.completed');
  expect(await outcomeOf(await deliver(event))).toBe('handled');
  const subscription = await buyer.subscription();
  expect(await outcomeOf(await deliver(event))).toBe('replayed');
  expect(await buyer.subscription()).toEqual(subscription);
  expect(await handledTimes(event.id)).toBe(1);
});

test('the same event many times at once takes effect once, and all are told it was received', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const event = ofType(await buyer.events(), 'invoice.paid');
  const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await handledTimes(event.id)).toBe(1);
  expect((await buyer.me()).isPremium).toBe(true);
});

test('events in the wrong order end where Stripe stands', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  await buyer.post('/api/subscription/cancel');
  await buyer.letPass(32);
  const events = await buyer.events();
  expect(events.at(-1)?.type).toBe('customer.subscription.deleted');
  for (const event of events.toReversed()) expect((await deliver(event)).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ subscriptionState: 'ended', isPremium: false });
});

test('a subscription that is ended in Stripe’s dashboard is over at once', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.endInDashboard();
  const events = await buyer.events();
  expect(events.map(({ type }) => type)).toEqual(['customer.subscription.deleted']);
  expect((await deliver(events[0]!)).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ subscriptionState: 'ended', isPremium: false });
});

test('an event that is forged, changed, old or unsigned changes nothing', async () => {
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

test('an old event that is signed rightly is refused as a replay', async () => {
  const buyer = await Buyer.new();
  await buyer.checkout();
  const taken = await fetch('http://emulators.test/stripe/__emulator/webhooks/take', {
    method: 'POST',
    body: JSON.stringify({ customer: await buyer.customer(), at: Date.now() - 301_000 }),
  });
  const [event] = await taken.json<SignedEvent[]>();
  expect((await deliver(event!)).status).toBe(400);
});

test('while D1 fails Stripe is told to come back, and the event takes effect when it does', async () => {
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
  const deps = { stripe: stripeGateway(env), now: Date.now() };
  if (read === null || read === 'thin') throw new Error('it was not read');
  await expect(handleEvent({ ...deps, db: broken }, read)).rejects.toThrow('D1_ERROR');
  expect(await handledTimes(event.id)).toBe(0);
  expect((await buyer.me()).isPremium).toBe(false);
  expect(await outcomeOf(await deliver(event))).toBe('handled');
  expect((await buyer.me()).isPremium).toBe(true);
});

test('a database that is gone answers 5xx, so that Stripe delivers again', async () => {
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

test('events of a person who is gone, of others and of other kinds are received and left alone', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.post('/api/subscription/cancel');
  const events = await buyer.events();
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(buyer.user.id).run();
  for (const event of events) expect(await outcomeOf(await deliver(event))).toBe('ignored');
});

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
  | 'buy';
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
    // To the hour in which a renewal's invoice is a draft, when there is something to renew.
    case 'renewal': {
      const [latest] = await buyer.subscriptionsAtStripe();
      return latest === undefined || latest === 'canceled' ? undefined : buyer.letPassToRenewal();
    }
    case 'hour':
      return buyer.letPass(1 / 24);
    case 'new card':
      return buyer.changeCard(CARDS.pays);
    case 'buy': {
      const answer = await buyer.askForCheckout();
      if (answer.status === 200)
        await buyer.pay((await answer.json<{ url: string }>()).url, CARDS.failsAtRenewal);
    }
  }
}

test('whatever happens, in whatever order and however often it is told, we end where Stripe stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          step: fc.constantFrom(...STEPS),
          /** Of the events not told yet, which come now, twice if so, and all at once if so. */
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
    { numRuns: 12 },
  );
}, 120_000);
