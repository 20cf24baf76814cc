import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import type {
  CheckoutAnswer,
  PaymentAnswer,
  Subscription,
  SubscriptionChange,
} from '../../contract/schemas/billing.ts';
import { Buyer, CARDS, deliver, newPrice } from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { changeUser, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';

const DAY_MS = 86_400_000;
/** Cents. */
const PRICE = PREMIUM_PRICE.amount;

// Stripe's first import takes seconds.
beforeAll(async () => {
  await import('stripe');
}, 60_000);

const stateOf = async (answer: Response) => (await answer.json<PaymentAnswer>()).state;
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

// @spec 1.11, 1.16, 3.5, 9.2
test('a checkout payment opens Premium with thirty stories', async () => {
  const buyer = await Buyer.new();
  expect(await buyer.subscription()).toMatchObject({
    subscriptionStatus: 'none',
    canSubscribe: true,
    hasPortal: false,
    price: { amount: 500, currency: 'eur' },
  });
  await buyer.buy();
  expect(await buyer.me()).toMatchObject({ isPremium: false, storiesRemaining: 3 });
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({
    subscriptionStatus: 'active',
    isPremium: true,
    storiesRemaining: 30,
    accessUntil: null,
  });
  const subscription = await buyer.subscription();
  expect(subscription).toMatchObject({
    canSubscribe: false,
    canCancel: true,
    canResume: false,
    hasPortal: true,
  });
  const days = (Date.parse(subscription.renewsAt!) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(31.1);
});

test('the success page does not depend on the webhook, which then changes nothing', async () => {
  const buyer = await Buyer.new();
  const session = await buyer.buy();
  const answer = await buyer.fetch(`/api/stripe/success?session_id=${session}`);
  expect(await answer.json<PaymentAnswer>()).toMatchObject({
    state: 'confirmed',
    success: true,
    user: { isPremium: true, storiesRemaining: 30 },
  });
  const before = await buyer.subscription();
  await buyer.receiveEvents();
  expect(await buyer.subscription()).toEqual(before);
});

test('the success page reports `processing` before payment and `unknown` for foreign sessions', async () => {
  const [buyer, other] = [await Buyer.new(), await Buyer.new()];
  const page = await buyer.checkout();
  const session = page.split('/').at(-1);
  const stateOf = async (person: Buyer, id?: string) =>
    (
      await (
        await person.fetch(`/api/stripe/success${id === undefined ? '' : `?session_id=${id}`}`)
      ).json<PaymentAnswer>()
    ).state;
  expect(await stateOf(buyer, session)).toBe('processing');
  const othersSession = await other.buy();
  expect(await stateOf(buyer, othersSession)).toBe('unknown');
  expect(await stateOf(buyer)).toBe('unknown');
  expect(await stateOf(buyer, 'cs_test_nothing')).toBe('unknown');
  expect(await stateOf(buyer, '../subscriptions')).toBe('unknown');
  expect(await stateOf(other, othersSession)).toBe('confirmed');
  // A closed page cannot be paid.
  await buyer.askForCheckout({ cancelUrl: 'http://app.test/profile' });
  expect(await stateOf(buyer, session)).toBe('unknown');
});

// @spec 1.15, 3.3, 4.5
test('a cancelled Premium keeps its thirty stories until the paid period ends', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const { renewsAt } = await buyer.subscription();
  const answer = await buyer.post('/api/subscription/cancel');
  expect(await answer.json<SubscriptionChange>()).toMatchObject({
    success: true,
    subscriptionStatus: 'cancelled',
    accessUntil: renewsAt,
    renewsAt: null,
    canResume: true,
    user: { isPremium: false, storiesRemaining: 30, accessUntil: renewsAt },
  });
  expect(await buyer.me()).toMatchObject({ subscriptionStatus: 'cancelled', isPremium: false });
  await buyer.letPass(32);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({
    subscriptionState: 'ended',
    isPremium: false,
    storiesRemaining: 3,
    accessUntil: null,
  });
  expect(await buyer.subscription()).toMatchObject({ endedAt: renewsAt, canSubscribe: true });
});

test('stories after the cancellation count for the paid period, not as free ones', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.post('/api/subscription/cancel');
  const answer = await buyer.generate({ topic: 'un faro que canta', language: 'es' });
  expect(answer.status).toBe(200);
  expect(await buyer.me()).toMatchObject({
    isPremium: false,
    storiesGenerated: 0,
    monthlyStoriesGenerated: 1,
    storiesRemaining: 29,
  });
});

test("a cancelled Premium ends by the clock even without Stripe's last event", async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.post('/api/stripe/cancel-subscription');
  advanceClock(32 * DAY_MS);
  const row = await env.DB.prepare('SELECT subscription_status AS status FROM users WHERE id = ?')
    .bind(buyer.user.id)
    .first();
  expect(row).toEqual({ status: 'cancelled' });
  const { user } = await buyer.signInAgain();
  expect(user).toMatchObject({ subscriptionState: 'ended', storiesRemaining: 3, accessUntil: null });
});

// @spec 1.14
test('repeated cancelling and resuming changes nothing, and both need a subscription', async () => {
  const buyer = await Buyer.new();
  expect(await codeOf(await buyer.post('/api/subscription/cancel'))).toEqual([409, 'no_subscription']);
  expect(await codeOf(await buyer.post('/api/subscription/resume'))).toEqual([409, 'no_subscription']);
  expect(await codeOf(await buyer.post('/api/subscription/portal'))).toEqual([409, 'no_subscription']);
  await buyer.subscribe();
  for (const [path, status] of [
    ['cancel', 'cancelled'],
    ['cancel', 'cancelled'],
    ['resume', 'active'],
    ['resume', 'active'],
  ]) {
    const answer = await buyer.post(`/api/subscription/${path}`);
    expect(await answer.json()).toMatchObject({ success: true, subscriptionStatus: status });
  }
});

test("a cancellation in Stripe's portal equals ours and can be resumed here", async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.inPortal({ action: 'cancel' });
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ subscriptionStatus: 'cancelled', isPremium: false });
  const answer = await buyer.post('/api/subscription/resume');
  expect(await answer.json()).toMatchObject({ subscriptionStatus: 'active', accessUntil: null });
  await buyer.letPass(32);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ subscriptionStatus: 'active', storiesRemaining: 30 });
});

/** Adds generated stories of a month to the ledger. */
async function spend(buyer: Buyer, count: number, periodStart: number): Promise<void> {
  const stub = env.HOMES.get(env.HOMES.idFromName(buyer.user.id));
  await runInDurableObject(stub, async (_, { storage }) => {
    for (let n = 0; n < count; n++) {
      storage.sql.exec(
        `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, request_id,
           admitted_at, deadline, attempt) VALUES (?1, 'story', 'saved', ?1, '{}', ?1, 'premium', ?2, '', 0, 0, 1)`,
        crypto.randomUUID(),
        periodStart,
      );
    }
  });
}

/**
 * Orders a story.
 * @returns the stories left, or the refusal's code
 */
async function orderStory(buyer: Buyer, topic: string): Promise<{ left: number } | string> {
  const headers = { accept: 'text/event-stream' };
  const answer = await buyer.fetch('/api/stories/generate', { method: 'POST', json: { topic }, headers });
  if (answer.status !== 200) return (await answer.json<{ code: string }>()).code;
  const done = /"type":"done".*"storiesRemaining":(\d+)/.exec(await answer.text());
  return done ? { left: Number(done[1]) } : 'no story';
}

test('a yearly subscription has thirty stories each month of its paid year', async () => {
  const buyer = await Buyer.new();
  await buyer.checkout();
  const yearly = { unit_amount: '5000', currency: 'eur', 'recurring[interval]': 'year' } as const;
  await buyer.pay(await buyer.anotherPage(await newPrice(yearly)));
  await buyer.receiveEvents();
  const { periodStart, periodEnd } = await buyer.subscription();
  const start = Date.parse(periodStart!);
  expect(Date.parse(periodEnd!) - start).toBeGreaterThan(364 * DAY_MS);
  await spend(buyer, 30, start);
  expect(await orderStory(buyer, 'un faro')).toBe('month_limit_reached');
  advanceClock(32 * DAY_MS);
  const later = await buyer.signInAgain();
  expect(await later.me()).toMatchObject({ monthlyStoriesGenerated: 0, storiesRemaining: 30 });
  expect(await orderStory(later, 'un faro')).toEqual({ left: 29 });
  expect(await later.me()).toMatchObject({ monthlyStoriesGenerated: 1, storiesRemaining: 29 });
  expect(await later.subscription()).toMatchObject({ periodStart, periodEnd });
});

describe("the hour of a renewal's draft invoice", () => {
  const renewing = async (card?: string) => {
    const buyer = await Buyer.new();
    await buyer.subscribe(card);
    const { periodStart, periodEnd } = await buyer.subscription();
    const [before, after] = [Date.parse(periodStart!), Date.parse(periodEnd!)];
    await spend(buyer, 29, before);
    await buyer.letPassToRenewal();
    await buyer.receiveEvents();
    return { buyer, before, after };
  };

  // @spec 4.2
  test('keeps the old period, lends two stories, and opens the new period with the payment', async () => {
    const { buyer, before, after } = await renewing();
    expect(await buyer.subscription()).toMatchObject({
      subscriptionState: 'active',
      renewalPending: true,
      periodStart: new Date(before).toISOString(),
      storiesRemaining: 3,
    });
    await spend(buyer, 1, before);
    await spend(buyer, 1, after);
    expect((await buyer.me()).storiesRemaining).toBe(1);
    expect(await orderStory(buyer, 'A lighthouse')).toEqual({ left: 0 });
    expect((await buyer.me()).storiesRemaining).toBe(0);
    await buyer.letPass(1 / 24);
    await buyer.receiveEvents();
    expect(await buyer.subscription()).toMatchObject({
      renewalPending: false,
      periodStart: new Date(after).toISOString(),
      storiesRemaining: 28,
    });
  });

  test('never lends more than two stories when the card fails afterwards', async () => {
    const { buyer, before, after } = await renewing(CARDS.failsAtRenewal);
    await spend(buyer, 1, before);
    await spend(buyer, 2, after);
    expect((await buyer.me()).storiesRemaining).toBe(0);
    expect(await orderStory(buyer, 'A boat')).toBe('month_limit_reached');
    await buyer.letPass(1 / 24);
    await buyer.receiveEvents();
    expect(await buyer.subscription()).toMatchObject({
      subscriptionState: 'past_due',
      renewalPending: false,
      storiesRemaining: 0,
    });
    expect(await orderStory(buyer, 'A boat')).toBe('month_limit_reached');
  });

  test('ends with the payment, even without a webhook', async () => {
    const { buyer, after } = await renewing();
    await buyer.letPass(1 / 24);
    expect(await buyer.subscription()).toMatchObject({
      renewalPending: false,
      periodStart: new Date(after).toISOString(),
    });
  });
});

test('two simultaneous requests with different return pages both get a checkout page', async () => {
  const buyer = await Buyer.new();
  const answers = await Promise.all([
    buyer.askForCheckout({ cancelUrl: 'http://app.test/subscribe' }, { 'accept-language': 'es' }),
    buyer.askForCheckout({ cancelUrl: 'http://app.test/profile' }, { 'accept-language': 'es' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('an orphaned Stripe customer does not block a checkout in another language', async () => {
  const buyer = await Buyer.new();
  await buyer.askForCheckout({}, { 'accept-language': 'es' });
  await changeUser(buyer, 'stripe_customer_id = NULL');
  expect((await buyer.askForCheckout({}, { 'accept-language': 'en' })).status).toBe(200);
});

// @spec 4.2
test('a renewal opens a new month of stories', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const { periodStart, periodEnd } = await buyer.subscription();
  await spend(buyer, 30, Date.parse(periodStart!));
  expect((await buyer.me()).storiesRemaining).toBe(0);
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ storiesRemaining: 30, monthlyStoriesGenerated: 0 });
  expect((await buyer.subscription()).periodStart).toBe(periodEnd);
});

// @spec 4.3
test('a former subscriber can subscribe again, and late events of the end change nothing', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.post('/api/subscription/cancel');
  await buyer.letPass(32);
  const oldNews = await buyer.events();
  await buyer.buy();
  await buyer.receiveEvents();
  expect((await buyer.me()).isPremium).toBe(true);
  for (const event of oldNews) expect((await deliver(event)).status).toBe(200);
  expect(await buyer.me()).toMatchObject({ subscriptionStatus: 'active', isPremium: true });
});

test('a declined card sells nothing, and another card can pay the same page', async () => {
  const buyer = await Buyer.new();
  const page = await buyer.checkout();
  expect((await buyer.pay(page, CARDS.isDeclined)).status).toBe(402);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({ subscriptionStatus: 'none', isPremium: false });
  expect((await buyer.pay(page)).status).toBe(303);
  await buyer.receiveEvents();
  expect((await buyer.me()).isPremium).toBe(true);
});

test('an unpaid renewal keeps the old quota for some days of grace', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe(CARDS.failsAtRenewal);
  const { periodStart, periodEnd } = await buyer.subscription();
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  const graceEnd = new Date(Date.parse(periodEnd!) + 7 * DAY_MS).toISOString();
  expect(await buyer.subscription()).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionState: 'past_due',
    isPremium: true,
    periodStart,
    accessUntil: graceEnd,
    renewsAt: null,
    canCancel: true,
  });
  await buyer.letPass(16);
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({
    subscriptionState: 'ended',
    isPremium: false,
    storiesRemaining: 3,
  });
});

test("the grace period ends by the clock, and a new subscription stops Stripe's retries", async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe(CARDS.failsAtRenewal);
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  const { accessUntil } = await buyer.subscription();
  advanceClock(Date.parse(accessUntil!) - Date.now());
  const later = await buyer.signInAgain();
  expect(await later.me()).toMatchObject({ subscriptionState: 'ended', isPremium: false });
  await later.buy();
  // At once: Stripe gives up the old one only days later and could charge both.
  expect(await later.subscriptionsAtStripe()).toEqual(['active', 'canceled']);
  await later.receiveEvents();
  expect(await later.me()).toMatchObject({ subscriptionStatus: 'active', isPremium: true });
  await later.letPass(14);
  await later.receiveEvents();
  expect((await later.me()).subscriptionStatus).toBe('active');
  expect(await later.charges()).toEqual([PRICE, PRICE]);
});

test('another card in the portal pays the overdue invoice and opens the new month', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe(CARDS.failsAtRenewal);
  const { periodEnd } = await buyer.subscription();
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  await buyer.changeCard(CARDS.pays);
  await buyer.receiveEvents();
  expect(await buyer.subscription()).toMatchObject({ subscriptionStatus: 'active', periodStart: periodEnd });
});

test('cancelling an overdue subscription ends it at once without further charges', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe(CARDS.failsAtRenewal);
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  const answer = await buyer.post('/api/subscription/cancel');
  expect(await answer.json()).toMatchObject({ success: true, subscriptionState: 'ended' });
  expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
  // Neither a valid card nor Stripe's retries change this.
  await buyer.changeCard(CARDS.pays);
  await buyer.letPass(40);
  expect(await buyer.charges()).toEqual([PRICE]);
});

test('a subscriber cannot buy a second subscription', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  expect(await codeOf(await buyer.askForCheckout())).toEqual([409, 'already_subscribed']);
});

// @spec 4.3
test('checkout sends a cancelled subscriber to the portal, which resumes and returns to the app', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await buyer.post('/api/subscription/cancel');
  const answer = await buyer.askForCheckout({}, { 'accept-language': 'en' });
  expect(answer.status).toBe(200);
  const { url } = await answer.json<CheckoutAnswer>();
  const page = await (await fetch(url)).text();
  expect(page).toContain('Your subscription');
  expect(page).toContain('href="http://app.test/subscribe"');
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'resume' }), redirect: 'manual' });
  await buyer.receiveEvents();
  expect(await buyer.me()).toMatchObject({
    subscriptionStatus: 'active',
    isPremium: true,
    accessUntil: null,
  });
  expect(await buyer.subscriptionsAtStripe()).toEqual(['active']);
});

// @spec 4.3
test('checkout sends an overdue subscriber to the portal, where another card pays', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe(CARDS.failsAtRenewal);
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  const page = await buyer.checkout();
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({
      action: 'card',
      number: CARDS.pays,
      expiry: '12/40',
      cvc: '123',
      name: 'Ana',
    }),
  });
  expect(await answer.text()).toContain('http://app.test/subscribe');
  await buyer.receiveEvents();
  expect(await buyer.subscription()).toMatchObject({ subscriptionState: 'active', storiesRemaining: 30 });
  expect(await buyer.subscriptionsAtStripe()).toEqual(['active']);
});

// @spec 3.4
test('the status is a word of the earlier app, and the exact state is a separate field', async () => {
  const buyer = await Buyer.new();
  const told = async () => {
    const [{ subscriptionStatus, subscriptionState }, subscription] = await Promise.all([
      buyer.me(),
      (await buyer.fetch('/api/stripe/subscription-status')).json<Subscription>(),
    ]);
    expect(subscription).toMatchObject({ subscriptionStatus, subscriptionState });
    return `${subscriptionState}: ${subscriptionStatus}`;
  };
  expect(await told()).toBe('none: none');
  await buyer.subscribe(CARDS.failsAtRenewal);
  expect(await told()).toBe('active: active');
  await buyer.post('/api/subscription/cancel');
  expect(await told()).toBe('cancelled: cancelled');
  await buyer.post('/api/subscription/resume');
  await buyer.letPass(31.5);
  await buyer.receiveEvents();
  expect(await told()).toBe('past_due: active');
  await buyer.post('/api/subscription/cancel');
  expect(await told()).toBe('ended: inactive');
});

test('checkout asks Stripe first, so that a payment with a late webhook counts', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  expect(await codeOf(await buyer.askForCheckout())).toEqual([409, 'already_subscribed']);
});

test('two tabs get the same checkout page, which is paid once', async () => {
  const buyer = await Buyer.new();
  const [one, two] = await Promise.all([buyer.checkout(), buyer.checkout()]);
  expect(two).toBe(one);
  expect(await buyer.checkout()).toBe(one);
  expect((await buyer.pay(one)).status).toBe(303);
  const again = await buyer.pay(one);
  expect([again.status, again.headers.get('location')]).toEqual([200, null]);
});

test('a checkout for another method closes the abandoned page, and each switch gives an open page', async () => {
  const buyer = await Buyer.new();
  const pages: string[] = [];
  for (const language of ['es', 'en', 'es', 'en']) {
    const answer = await buyer.askForCheckout({}, { 'accept-language': language });
    pages.push((await answer.json<{ url: string }>()).url);
  }
  expect(new Set(pages).size).toBe(4);
  const titles = await Promise.all(pages.map(async (page) => (await fetch(page)).text()));
  expect(titles.map((html) => html.includes('name="number"'))).toEqual([false, false, false, true]);
});

test.each([
  ['without a query', '/success', '?session_id='],
  ['with a query', '/success?from=subscribe', '?from=subscribe&session_id='],
  ['with an empty query', '/success?', '?&session_id='],
  ['with a fragment', '/success?a=1#thanks', '?a=1&session_id='],
])('a paid checkout returns to the success page %s with the session’s id', async (_, path, search) => {
  const buyer = await Buyer.new();
  const answer = await buyer.askForCheckout({ successUrl: `http://app.test${path}` });
  expect(answer.status).toBe(200);
  const paid = await buyer.pay((await answer.json<CheckoutAnswer>()).url);
  const back = new URL(paid.headers.get('location') ?? '');
  const session = back.searchParams.get('session_id');
  expect([back.pathname, back.search, back.hash]).toEqual([
    '/success',
    `${search}${session}`,
    new URL(path, 'http://app.test').hash,
  ]);
  expect(await stateOf(await buyer.fetch(`/api/stripe/success?session_id=${session}`))).toBe('confirmed');
});

// @spec 5.11
test("checkout needs the user's own e-mail and pages of the app", async () => {
  const buyer = await Buyer.new();
  const missing = await buyer.askForCheckout({ email: undefined });
  expect([missing.status, (await missing.json<{ error: string }>()).error]).toEqual([
    400,
    'User email is required',
  ]);
  expect(await codeOf(await buyer.askForCheckout({ email: 'other@example.org' }))).toEqual([
    403,
    'email_not_yours',
  ]);
  for (const change of [
    { successUrl: 'https://evil.example/success' },
    { cancelUrl: 'http://app.test@evil.example/' },
  ]) {
    expect(await codeOf(await buyer.askForCheckout(change))).toEqual([400, 'return_url_not_allowed']);
  }
  expect(await codeOf(await buyer.askForCheckout({ successUrl: 'javascript:alert(1)' }))).toEqual([
    400,
    'invalid_request',
  ]);
  expect(
    await codeOf(await buyer.post('/api/subscription/portal', { returnUrl: 'https://evil.example' })),
  ).toEqual([400, 'return_url_not_allowed']);
  expect((await buyer.askForCheckout({ email: ` ${buyer.email.toUpperCase()} ` })).status).toBe(200);
});

test.each([
  ['amount', { unit_amount: '600', currency: 'eur' }],
  ['currency', { unit_amount: String(PRICE), currency: 'usd' }],
  ['interval', { unit_amount: String(PRICE), currency: 'eur', 'recurring[interval]': 'year' as const }],
])('an open checkout page with another %s is closed and replaced by a current one', async (_, price) => {
  const buyer = await Buyer.new();
  await buyer.checkout();
  await buyer.replaceCheckoutAtStripe(await newPrice(price));
  expect(await buyer.checkoutsAtStripe()).toEqual(['open', 'expired']);
  await buyer.buy();
  expect(await buyer.checkoutsAtStripe()).toEqual(['complete', 'expired', 'expired']);
  expect(await buyer.charges()).toEqual([PRICE]);
});

// @spec 1.11, 9.2
test.each([
  ['another amount', { unit_amount: '600', currency: 'eur' }],
  ['another currency', { unit_amount: String(PRICE), currency: 'usd' }],
  [
    'another interval',
    { unit_amount: String(PRICE), currency: 'eur', 'recurring[interval]': 'year' as const },
  ],
])('a checkout with a price of %s than the app shows is not sold', async (_, price) => {
  const buyer = await Buyer.new();
  const answer = await app.request(
    'http://api.test/api/stripe/create-checkout-session',
    {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: buyer.email,
        successUrl: 'http://app.test/success',
        cancelUrl: 'http://app.test/subscribe',
      }),
    },
    { ...env, STRIPE_PRICE_ID: await newPrice(price) },
  );
  expect(await codeOf(answer)).toEqual([500, 'internal_error']);
  expect(await buyer.checkoutsAtStripe()).toEqual(['expired']);
});

test("the portal opens in the user's language and returns to the profile", async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const answer = await buyer.fetch('/api/subscription/portal', {
    method: 'POST',
    headers: { 'accept-language': 'en' },
  });
  const html = await (await fetch((await answer.json<{ url: string }>()).url)).text();
  expect(html).toContain('Your subscription');
  expect(html).toContain('http://app.test/profile');
});

test('a customer missing at Stripe is created again', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const customer = await buyer.customer();
  await fetch(`http://emulators.test/v1/customers/${customer}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sk_test_any' },
  });
  await buyer.subscribe();
  expect(await buyer.customer()).not.toBe(customer);
  expect((await buyer.me()).isPremium).toBe(true);
});

/** The Worker with an unreachable Stripe. */
const withoutStripe = (buyer: Buyer, method: string, path: string, json?: unknown) =>
  app.request(
    `http://api.test${path}`,
    {
      method,
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    },
    { ...env, STRIPE_API_BASE: 'http://nowhere.test' },
  );

// @spec 8.39, 8.41
test('checkout and changes are refused while Stripe is unreachable', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const answer = await withoutStripe(buyer, 'POST', '/api/subscription/cancel', {});
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: 'payments_unavailable',
    message: expect.stringContaining('No se ha cobrado nada'),
  });
  expect((await buyer.subscription()).subscriptionStatus).toBe('active');
});

// @spec 7.36, 8.42
test('the subscription is shown as last known while Stripe is unreachable', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await changeUser(buyer, `period_end = ${Date.now() - 1}`);
  const answer = await withoutStripe(buyer, 'GET', '/api/subscription');
  expect(await answer.json()).toMatchObject({ subscriptionStatus: 'active', isPremium: true });
  // When Stripe is reachable again, the stored state is updated.
  const { renewsAt } = await buyer.subscription();
  expect(Date.parse(renewsAt!)).toBeGreaterThan(Date.now());
});

test.each([
  ['POST', '/api/stripe/create-checkout-session'],
  ['GET', '/api/stripe/success'],
  ['GET', '/api/stripe/subscription-status'],
  ['POST', '/api/stripe/cancel-subscription'],
  ['GET', '/api/subscription'],
  ['POST', '/api/subscription/cancel'],
  ['POST', '/api/subscription/resume'],
  ['POST', '/api/subscription/portal'],
])('%s %s needs a signed-in user', async (method, path) => {
  const answer = await request(path, { method, ...(method === 'POST' ? { json: {} } : {}) });
  expect(await codeOf(answer)).toEqual([401, 'not_authenticated']);
});
