import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { Buyer, CARDS, decide, deliver, escalate, type SignedEvent } from '../../testkit/worker/buyer.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { changeUser } from '../../testkit/worker/person.ts';

/** `npm run test:long` tries more sequences. */
const IS_LONG = (env as unknown as { TEST_LONG: boolean }).TEST_LONG;

/** Cents. */
const PRICE = PREMIUM_PRICE.amount;

// Stripe's first import takes seconds.
beforeAll(async () => {
  await import('stripe');
}, 60_000);

const noticesAbout = async ({ user }: Buyer) =>
  (await mailsTo(env.ADMIN_ADDRESS)).filter(({ text }) => text.includes(user.id));

async function subscribed(): Promise<Buyer> {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  return buyer;
}

const writeStory = (buyer: Buyer) =>
  buyer.post('/api/stories/generate', { topic: 'un faro', storyLength: 'short' });

test("a full refund in Stripe's dashboard ends Premium for good, and the owner gets one mail", async () => {
  const buyer = await subscribed();
  await buyer.refundLatest();
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: false, subscriptionState: 'ended' });
  expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
  await buyer.letPass(40);
  expect(await buyer.charges()).toEqual([PRICE]);
  await buyer.receiveEvents();
  const notices = await noticesAbout(buyer);
  expect(notices).toHaveLength(1);
  expect(notices[0]!.text).toContain('Premium has ended');
});

test('a refund of a part leaves Premium; parts that make the whole end it', async () => {
  const buyer = await subscribed();
  await buyer.refundLatest(200);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: true, subscriptionState: 'active' });
  await buyer.refundLatest(PRICE - 200);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: false, subscriptionState: 'ended' });
  expect(await noticesAbout(buyer)).toHaveLength(2);
});

test("a refund of an earlier month's payment leaves Premium", async () => {
  const buyer = await subscribed();
  const [first] = await buyer.chargesAtStripe();
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  await buyer.refundPayment(first!.payment_intent);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: true, subscriptionState: 'active' });
});

test.each([
  ['won', 'active', true],
  ['lost', 'ended', false],
] as const)('a dispute pauses Premium until it is %s', async (status, state, isPremium) => {
  const buyer = await subscribed();
  const dispute = await buyer.dispute();
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({
    isPremium: false,
    subscriptionState: 'paused',
    subscriptionStatus: 'inactive',
    storiesRemaining: 3,
  });
  expect(await buyer.subscription()).toMatchObject({
    canSubscribe: false,
    canCancel: true,
    canResume: false,
  });
  const refusal = await buyer.askForCheckout({}, { 'accept-language': 'en' });
  expect(await refusal.json()).toMatchObject({
    code: 'subscription_paused',
    message: expect.stringContaining('while your bank decides'),
  });
  await decide(dispute, status);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium, subscriptionState: state });
  expect(await buyer.subscriptionsAtStripe()).toEqual([isPremium ? 'active' : 'canceled']);
  expect(await noticesAbout(buyer)).toHaveLength(2);
});

test('a paused subscription does not renew, and renews again when the dispute is won', async () => {
  const [waiting, winner, leaving] = [await subscribed(), await subscribed(), await subscribed()];
  expect((await leaving.post('/api/subscription/cancel')).status).toBe(200);
  const disputes = [await waiting.dispute(), await winner.dispute(), await leaving.dispute()];
  for (const buyer of [waiting, winner, leaving]) await buyer.receiveEvents();
  for (const dispute of disputes.slice(1)) await decide(dispute, 'won');
  for (const buyer of [winner, leaving]) await buyer.receiveEvents();
  expect(await winner.me()).toMatchObject({ isPremium: true, subscriptionState: 'active' });
  // The end that its user chose stays.
  expect(await leaving.me()).toMatchObject({ subscriptionState: 'cancelled' });
  for (const buyer of [waiting, winner, leaving]) {
    await buyer.letPass(31.5);
    await buyer.receiveEvents();
  }
  const paid = await Promise.all(
    [waiting, winner, leaving].map(async (buyer) => (await buyer.chargesAtStripe()).length),
  );
  expect(paid).toEqual([1, 2, 1]);
  expect(await waiting.me()).toMatchObject({ isPremium: false, subscriptionState: 'ended' });
  expect(await winner.me()).toMatchObject({ isPremium: true });
});

test('a disputed subscription that owes a renewal ends, since Stripe would go on charging the card', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe(CARDS.failsAtRenewal);
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ subscriptionState: 'past_due' });
  const dispute = await buyer.dispute();
  await buyer.receiveEvents();
  expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
  await decide(dispute, 'won');
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: false, subscriptionState: 'ended' });
  expect(await buyer.subscription()).toMatchObject({ canSubscribe: true });
});

test('no story of Premium is written while a dispute is open', async () => {
  const buyer = await subscribed();
  // A plan that falls back to the free one has no stories either.
  await changeUser(buyer, 'stories_elsewhere = 3');
  await buyer.dispute();
  await buyer.receiveEvents();
  const answer = await writeStory(buyer);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'story_limit_reached' }),
  ]);
});

test('an inquiry, which takes no money, pauses nothing', async () => {
  const buyer = await subscribed();
  const inquiry = await buyer.dispute({ inquiry: true });
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: true });
  await decide(inquiry, 'warning_closed');
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: true });
});

test('an inquiry that becomes a dispute pauses Premium', async () => {
  const buyer = await subscribed();
  const inquiry = await buyer.dispute({ inquiry: true });
  await buyer.receiveEvents();
  await escalate(inquiry);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: false, subscriptionState: 'paused' });
  await decide(inquiry, 'won');
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ isPremium: true, subscriptionState: 'active' });
});

test('the owner gets one mail about a dispute of a payment whose account is deleted', async () => {
  const buyer = await subscribed();
  const customer = await buyer.customer();
  const [charge] = await buyer.chargesAtStripe();
  await buyer.dispute();
  await buyer.leave();
  await buyer.receiveEvents(customer);
  const about = (await mailsTo(env.ADMIN_ADDRESS)).filter(({ text }) => text.includes(charge!.id));
  expect(about).toHaveLength(1);
  expect(about[0]!.text).not.toContain(buyer.user.id);
});

test('a paused subscription can be cancelled, which ends it', async () => {
  const buyer = await subscribed();
  await buyer.dispute();
  await buyer.receiveEvents();
  expect((await buyer.post('/api/subscription/cancel')).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ subscriptionState: 'ended' });
});

test('a withdrawal during a dispute ends Premium and leaves the money to the bank', async () => {
  const buyer = await subscribed();
  await buyer.dispute();
  await buyer.receiveEvents();
  const answer = await buyer.post('/api/withdrawal');
  expect(await answer.json()).toMatchObject({ outcome: 'ended', refund: null });
  expect(await buyer.refunds()).toEqual([]);
});

test('our own refunds are no news for the owner', async () => {
  const buyer = await subscribed();
  expect((await buyer.post('/api/withdrawal')).status).toBe(200);
  await buyer.receiveEvents();
  expect(await noticesAbout(buyer)).toHaveLength(0);
});

type Step = 'part' | 'rest' | 'dispute' | 'won' | 'lost' | 'month' | 'cancel' | 'withdraw';
const STEPS: Step[] = ['part', 'rest', 'dispute', 'won', 'lost', 'month', 'cancel', 'withdraw'];

test('refunds and disputes with lost, late, doubled and reordered events lead to what Stripe holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (steps, order) => {
        const buyer = await subscribed();
        const untold: SignedEvent[] = [];
        const open: string[] = [];
        let isLost = false;
        for (const step of steps) {
          // The stand-in refuses a refund of a disputed or refunded payment, and a second dispute, as Stripe does.
          if (step === 'part') await buyer.refundLatest(100).catch(() => undefined);
          else if (step === 'rest') await buyer.refundLatest().catch(() => undefined);
          else if (step === 'dispute') open.push(await buyer.dispute());
          else if (step === 'month') await buyer.letPass(31.5);
          else if (step === 'cancel') await buyer.post('/api/subscription/cancel');
          else if (step === 'withdraw') await buyer.post('/api/withdrawal');
          else {
            const dispute = open.pop();
            if (dispute) await decide(dispute, step);
            if (dispute && step === 'lost') isLost = true;
          }
          untold.push(...(await buyer.events()));
          const some = untold[order.next().value % Math.max(1, untold.length)];
          if (some && order.next().value % 2 === 0) expect((await deliver(some)).status).toBe(200);
        }
        const charges = await buyer.chargesAtStripe();
        const wasWhole = charges[0]!.refunded;
        while (untold.length > 0) {
          const [event] = untold.splice(order.next().value % untold.length, 1);
          expect((await deliver(event!)).status).toBe(200);
        }
        await buyer.receiveEvents();
        const { subscriptionState, isPremium } = await buyer.me();
        const [status] = await buyer.subscriptionsAtStripe();
        if (isLost || wasWhole) expect([status, subscriptionState]).toEqual(['canceled', 'ended']);
        else if (status !== 'canceled' && open.length > 0) expect(subscriptionState).toBe('paused');
        else if (status === 'canceled') expect(subscriptionState).toBe('ended');
        else expect(['active', 'cancelled', 'past_due']).toContain(subscriptionState);
        expect(isPremium).toBe(subscriptionState === 'active' || subscriptionState === 'past_due');
      },
    ),
    { numRuns: IS_LONG ? 60 : 6 },
  );
}, 120_000);
