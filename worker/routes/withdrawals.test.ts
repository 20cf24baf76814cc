import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import type { Withdrawal } from '../../contract/schemas/withdrawal.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { Buyer, CARDS, decide, failRefundsTo } from '../../testkit/worker/buyer.ts';
import { advanceClock, inOneMinute } from '../../testkit/worker/clock.ts';
import { alarmIn } from '../../testkit/worker/in-home.ts';
import { mailsArrived, mailsTo, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, PASSWORD, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { tombstoneOf } from '../directory/tombstones.ts';
import { stateAsUser } from '../directory/withdrawals.ts';
import { deliver } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';
import { sweep } from '../sweeping/sweep.ts';

/** Cents. */
const PRICE = PREMIUM_PRICE.amount;
const PAGE = 'desistimiento';

// Stripe's first import takes seconds.
beforeAll(async () => {
  await import('stripe');
}, 60_000);

const newAddress = () => `visitor-${crypto.randomUUID()}@example.org`;

async function withdraw(buyer: Buyer): Promise<Withdrawal> {
  const answer = await buyer.post('/api/withdrawal');
  if (answer.status !== 200) throw new Error(`withdrawal: ${answer.status} ${await answer.text()}`);
  return answer.json<Withdrawal>();
}

const stateFor = (email: string, ip: string = crypto.randomUUID()) =>
  request('/api/withdrawal', {
    method: 'POST',
    json: { email, name: 'Ana Pérez' },
    headers: { 'cf-connecting-ip': ip },
  });

const confirm = (token: string) => request('/api/withdrawal/confirm', { method: 'POST', json: { token } });

/** Waits for the latest mail to an address, of `count`, and presses its link. */
async function pressLink(email: string, count = 1): Promise<Response> {
  const [mail] = await mailsArrived(email, count);
  return confirm(tokenIn(mail!, PAGE));
}

const rowsFor = async (email: string) =>
  (
    await env.DB.prepare('SELECT * FROM withdrawals WHERE email = ? ORDER BY stated_at')
      .bind(email)
      .all<Record<string, unknown>>()
  ).results;

const rowOf = ({ user }: Buyer) => env.DB.prepare('SELECT id FROM users WHERE id = ?').bind(user.id).first();

describe('a signed-in withdrawal', () => {
  test('ends Premium, returns the payment in full, and is acknowledged with text, date and second', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const before = Date.now();
    const answer = await withdraw(buyer);
    const statedAt = Date.parse(answer.statedAt);
    expect(answer).toEqual({
      statedAt: new Date(statedAt).toISOString(),
      email: buyer.email,
      outcome: 'refunded',
      refund: { amount: PRICE, currency: PREMIUM_PRICE.currency },
      endsAt: null,
    });
    expect(statedAt % 1000).toBe(0);
    expect(statedAt).toBeGreaterThan(before - 1000);
    expect(await buyer.me()).toMatchObject({ isPremium: false, subscriptionState: 'ended' });
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
    expect(await buyer.refunds()).toEqual([PRICE]);
    const [mail] = await mailsArrived(buyer.email, 1);
    expect(mail!.text).toContain('desisto de mi contrato de Cuéntame Premium');
    expect(mail!.text).toContain(new Date(statedAt).toISOString().slice(11, 19));
    expect(mail!.text).toMatch(/5,00\s€/);
  });

  test.each([
    ['on day 14', 15 * DAY_MS - HOUR_MS, 'refunded', [PRICE]],
    ['on day 15', 15 * DAY_MS + HOUR_MS, 'cancelled', []],
  ] as const)('%s', async (_, later, outcome, refunds) => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const { periodEnd } = await buyer.subscription();
    advanceClock(later);
    const answer = await withdraw(buyer);
    expect(answer.outcome).toBe(outcome);
    expect(answer.refund?.amount ?? null).toBe(refunds[0] ?? null);
    expect(await buyer.refunds()).toEqual(refunds);
    const isOver = outcome === 'refunded';
    expect(answer.endsAt).toBe(isOver ? null : periodEnd);
    // After fourteen days the paid month stays.
    expect((await buyer.subscription()).accessUntil).toBe(isOver ? null : periodEnd);
    expect((await buyer.me()).subscriptionState).toBe(isOver ? 'ended' : 'cancelled');
  });

  test('repeated, also at the same moment, is one statement with one refund and one mail', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const [first, second] = await Promise.all([withdraw(buyer), withdraw(buyer)]);
    expect(second.statedAt).toBe(first.statedAt);
    advanceClock(2 * DAY_MS);
    expect(await withdraw(buyer)).toMatchObject({ statedAt: first.statedAt, outcome: 'refunded' });
    expect(await rowsFor(buyer.email)).toHaveLength(1);
    expect(await buyer.refunds()).toEqual([PRICE]);
    const ours = () =>
      env.DB.prepare(
        "SELECT coalesce(sum(n), 0) AS n FROM tallies WHERE what = 'reversal' AND detail = 'ours'",
      ).first<number>('n');
    const before = (await ours())!;
    await buyer.receiveEvents();
    // The day's figures count the refund once.
    expect(await ours()).toBe(before + 1);
    await sweep(env, Date.now());
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  test('of a new contract after an earlier withdrawal is another statement', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await withdraw(buyer);
    advanceClock(2 * DAY_MS);
    await buyer.letPass(2);
    await buyer.subscribe();
    expect(await buyer.me()).toMatchObject({ isPremium: true });
    // The clock of this Worker stands still, Stripe's does not.
    advanceClock(HOUR_MS);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: { amount: PRICE } });
    expect(await buyer.refunds()).toEqual([PRICE, PRICE]);
    expect(await rowsFor(buyer.email)).toHaveLength(2);
  });

  test('of a second contract in a year needs an express request at the checkout, and keeps the time of use', async () => {
    const buyer = await Buyer.new();
    // Of the first contract nothing is asked, and nothing kept.
    await buyer.pay(await buyer.checkout({ requestsStart: false }));
    await buyer.receiveEvents();
    advanceClock(5 * DAY_MS);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: { amount: PRICE } });
    await buyer.letPass(5);
    const refused = await buyer.askForCheckout({ requestsStart: false });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'start_request_required' }),
    ]);
    // A contract of the same second as a statement counts as withdrawn from.
    advanceClock(DAY_MS);
    await buyer.letPass(1);
    await buyer.subscribe();
    advanceClock(10 * DAY_MS);
    const { refund } = await withdraw(buyer);
    expect(refund!.amount).toBeGreaterThan(PRICE / 2);
    expect(refund!.amount).toBeLessThan((PRICE * 3) / 4);
    expect((await buyer.refunds()).toSorted((a, b) => a - b)).toEqual([refund!.amount, PRICE]);
    const mails = await mailsArrived(buyer.email, 2);
    expect(mails.some(({ text }) => text.includes('pediste que empezara'))).toBe(true);
  });

  test('of an account that is deleted since counts for the same mailbox, for a year', async () => {
    const buyer = await Buyer.new();
    const mailbox = await env.DB.prepare('SELECT mailbox FROM users WHERE id = ?')
      .bind(buyer.user.id)
      .first('mailbox');
    await buyer.subscribe();
    await withdraw(buyer);
    await buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
    const again = await Buyer.new();
    await env.DB.prepare('UPDATE users SET mailbox = ? WHERE id = ?').bind(mailbox, again.user.id).run();
    expect((await again.askForCheckout({ requestsStart: false })).status).toBe(409);
    const stranger = await Buyer.new();
    expect((await stranger.askForCheckout({ requestsStart: false })).status).toBe(200);
    await env.DB.prepare("UPDATE usage_counts SET ends_at = 1 WHERE key GLOB 'withdrawn *'").run();
    expect((await again.askForCheckout({ requestsStart: false })).status).toBe(200);
  });

  test('of two subscriptions ends both and returns both payments', async () => {
    const buyer = await Buyer.new();
    const [first, second] = [await buyer.checkout(), await buyer.anotherPage()];
    await buyer.pay(first);
    await buyer.pay(second);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: { amount: 2 * PRICE } });
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'canceled']);
    expect(await buyer.refunds()).toEqual([PRICE, PRICE]);
    await buyer.receiveEvents();
    expect(await buyer.refunds()).toEqual([PRICE, PRICE]);
    expect(await buyer.me()).toMatchObject({ isPremium: false });
  });

  test('closes open payment pages', async () => {
    const buyer = await Buyer.new();
    const page = await buyer.checkout();
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'nothing', refund: null });
    expect((await buyer.pay(page)).headers.get('location')).toBeNull();
    expect(await buyer.subscriptionsAtStripe()).toEqual([]);
  });

  test('returns a payment that was on its way when it arrives', async () => {
    const buyer = await Buyer.new();
    await buyer.buy(CARDS.paysLater);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'ended', refund: null });
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
    await buyer.letPass(3);
    await buyer.paymentsArrive();
    await buyer.receiveEvents();
    expect(await buyer.refunds()).toEqual([PRICE]);
    expect(await buyer.me()).toMatchObject({ isPremium: false });
    const [mail] = await mailsArrived(buyer.email, 2);
    expect(mail!.text).toMatch(/5,00\s€/);
    await buyer.receiveEvents();
    expect(await mailsTo(buyer.email)).toHaveLength(2);
  });

  test('leaves the renewals of a subscription that was resumed afterwards', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    advanceClock(20 * DAY_MS);
    expect((await withdraw(buyer)).outcome).toBe('cancelled');
    expect((await buyer.post('/api/subscription/resume')).status).toBe(200);
    await buyer.letPass(31.5);
    await buyer.receiveEvents();
    expect(await buyer.charges()).toEqual([PRICE, PRICE]);
    expect(await buyer.refunds()).toEqual([]);
    expect(await buyer.me()).toMatchObject({ isPremium: true, subscriptionState: 'active' });
  });

  test('in the hour of a renewal ends now, so that nothing more is charged', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await buyer.letPassToRenewal();
    advanceClock(32 * DAY_MS);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'ended', refund: null });
    await buyer.letPass(1);
    expect(await buyer.charges()).toEqual([PRICE]);
  });

  test('is recorded while Stripe does not answer, and settled by the nightly job', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await failRefundsTo(await buyer.customer());
    const answer = await withdraw(buyer);
    expect(answer).toMatchObject({ outcome: 'pending', refund: null });
    // Nothing more is charged meanwhile.
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
    await mailsArrived(buyer.email, 1);
    await failRefundsTo(await buyer.customer(), false);
    await sweep(env, Date.now());
    expect(await buyer.refunds()).toEqual([PRICE]);
    const [mail] = await mailsArrived(buyer.email, 2);
    expect(mail!.text).toMatch(/5,00\s€/);
    expect(await withdraw(buyer)).toMatchObject({ statedAt: answer.statedAt, outcome: 'refunded' });
  });

  test('that waits for its refund is settled before the account is deleted', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const customer = await buyer.customer();
    await failRefundsTo(customer);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'pending' });
    await failRefundsTo(customer, false);
    await buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
    expect(await buyer.refunds(customer)).toEqual([PRICE]);
  });

  test.each([
    ['an hour', [1.1, 2.3, 4.7, 9.5, 19.1, 38.3], 77],
    ['seven attempts', [120, 181, 242, 303, 364], 425],
  ])('whose refund Stripe refuses keeps a deleted account for %s', async (_, kept, end) => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const customer = await buyer.customer();
    await failRefundsTo(customer);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'pending' });
    await buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
    // The first attempt goes on behind the answer; an alarm would join it, and not be one of its own.
    await expect.poll(async () => (await rowsFor(buyer.email))[0]!.attempts).toBe(2);
    const rowAfter = async (minutes: number) => {
      await alarmIn((minutes * 60_000) / DAY_MS, buyer.user.id);
      return env.DB.prepare('SELECT id FROM users WHERE id = ?').bind(buyer.user.id).first('id');
    };
    for (const minutes of kept) expect([minutes, await rowAfter(minutes)]).toEqual([minutes, buyer.user.id]);
    expect(await rowAfter(end)).toBeNull();
    await failRefundsTo(customer, false);
  });

  test('sends one mail, which is true, although webhooks arrive while it is settled', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await stateAsUser(database(env.DB), { id: buyer.user.id, email: buyer.email }, null, Date.now());
    await deliver(withdrawalOutbox(env, 'of customers'), Date.now());
    expect(await mailsTo(buyer.email)).toEqual([]);
    await buyer.receiveEvents();
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded' });
    await sweep(env, Date.now());
    const [mail, ...others] = await mailsArrived(buyer.email, 1);
    expect([mail!.text.includes('5,00'), others]).toEqual([true, []]);
  });

  test('says and mails the sum that it returned, not what was returned by hand before', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await buyer.refundLatest(200);
    const returned = { amount: PRICE - 200 };
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: returned });
    const [mail] = await mailsArrived(buyer.email, 1);
    expect(mail!.text).toMatch(/3,00\s€/);
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: returned });
  });

  test('of a later contract has its own second and refund, while an earlier one waits for Stripe', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await failRefundsTo(await buyer.customer());
    const first = await withdraw(buyer);
    expect(first.outcome).toBe('pending');
    await buyer.letPass(30 / 86_400);
    await buyer.subscribe();
    advanceClock(45_000);
    const second = await withdraw(buyer);
    expect(second.outcome).toBe('pending');
    expect(Date.parse(second.statedAt)).toBeGreaterThan(Date.parse(first.statedAt));
    expect(await withdraw(buyer)).toMatchObject({ statedAt: second.statedAt });
    await failRefundsTo(await buyer.customer(), false);
    await sweep(env, Date.now());
    expect(await buyer.refunds()).toEqual([PRICE, PRICE]);
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'canceled']);
    expect((await rowsFor(buyer.email)).map((row) => row.refunded_amount)).toEqual([PRICE, PRICE]);
  });

  test('without a contract answers that there is none', async () => {
    const buyer = await Buyer.new();
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'nothing', refund: null, endsAt: null });
  });

  test('is in the export, and keeps neither name nor address once the account is deleted', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const { statedAt } = await withdraw(buyer);
    const exported = await (await buyer.fetch('/api/account/export')).json<{ withdrawals: Withdrawal[] }>();
    expect(exported.withdrawals).toEqual([
      expect.objectContaining({ statedAt, outcome: 'refunded', email: buyer.email }),
    ]);
    const row = await vi.waitFor(async () => {
      const [stored] = await rowsFor(buyer.email);
      expect(stored!.mailed_at).not.toBeNull();
      return stored!;
    });
    const gone = await buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
    expect(gone.status).toBe(204);
    const kept = await env.DB.prepare('SELECT * FROM withdrawals WHERE id = ?').bind(row.id).first();
    const holder = await tombstoneOf(env.DIGEST_SECRET, 'user', buyer.user.id);
    expect(kept).toEqual({ ...row, user_id: null, email: null, name: null, link_hash: null, holder });
    expect(kept).toMatchObject({ refunded_amount: PRICE, currency: 'eur', stated_at: Date.parse(statedAt) });
  });
});

describe('a payment that is owed', () => {
  test('goes back with the account that is deleted within fourteen days, with one mail', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const customer = await buyer.customer();
    await buyer.leave();
    await vi.waitFor(async () => expect(await buyer.refunds(customer)).toEqual([PRICE]));
    const [mail] = await mailsArrived(buyer.email, 1);
    expect(mail!.text).toContain('has borrado tu cuenta');
    expect(mail!.text).toMatch(/5,00\s€/);
    await buyer.receiveEvents(customer);
    await sweep(env, Date.now());
    expect(await buyer.refunds(customer)).toEqual([PRICE]);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  test('goes back without the time of use with a deleted account, after an express request', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const customer = await buyer.customer();
    await withdraw(buyer);
    advanceClock(DAY_MS);
    await buyer.letPass(1);
    await buyer.subscribe();
    advanceClock(10 * DAY_MS);
    await buyer.leave();
    await vi.waitFor(async () => expect(await buyer.refunds(customer)).toHaveLength(2));
    const [less, whole] = (await buyer.refunds(customer)).toSorted((one, other) => one - other);
    expect(whole).toBe(PRICE);
    expect(less).toBeGreaterThan(PRICE / 2);
    expect(less).toBeLessThan((PRICE * 3) / 4);
  });

  test.each([
    ['after a withdrawal and the deletion of the account', true],
    ['after the deletion of the account', false],
  ])('goes back when it arrives %s', async (_, isWithdrawn) => {
    const buyer = await Buyer.new();
    await buyer.subscribe(CARDS.paysLater);
    const customer = await buyer.customer();
    if (isWithdrawn) expect((await withdraw(buyer)).outcome).toBe('ended');
    await buyer.leave();
    await vi.waitFor(async () => expect(await rowOf(buyer)).toBeNull());
    await buyer.paymentsArrive(customer);
    await buyer.receiveEvents(customer);
    expect(await buyer.refunds(customer)).toEqual([PRICE]);
  });

  test.each([
    ['there', false],
    ['deleted', true],
  ])('goes back once its dispute is won, with the account %s', async (_, isGone) => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const customer = await buyer.customer();
    const dispute = await buyer.dispute();
    await buyer.receiveEvents();
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'ended', refund: null });
    if (isGone) await buyer.leave();
    await decide(dispute, 'won');
    await buyer.receiveEvents(customer);
    expect(await buyer.refunds(customer)).toEqual([PRICE]);
    if (!isGone)
      expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: { amount: PRICE } });
  });

  test("goes back by a withdrawal after Stripe's customer was deleted, also of a contract before", async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const former = await buyer.customer();
    await buyer.deleteCustomer();
    await buyer.receiveEvents();
    await buyer.subscribe();
    expect(await withdraw(buyer)).toMatchObject({ outcome: 'refunded', refund: { amount: 2 * PRICE } });
    expect([await buyer.refunds(former), await buyer.refunds()]).toEqual([[PRICE], [PRICE]]);
  });

  test('goes back when it arrives for a subscription that was ended as a duplicate', async () => {
    const buyer = await Buyer.new();
    const [first, second] = [await buyer.checkout(), await buyer.anotherPage()];
    await buyer.pay(first);
    await buyer.letPass(0.01);
    await buyer.pay(second, CARDS.paysLater);
    await buyer.receiveEvents();
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled', 'active']);
    await buyer.paymentsArrive();
    await buyer.receiveEvents();
    expect(await buyer.refunds()).toEqual([PRICE]);
    expect(await buyer.me()).toMatchObject({ isPremium: true });
  });

  test('goes back after the account is gone, if Stripe refused it for all of the last hour', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const customer = await buyer.customer();
    await failRefundsTo(customer);
    await buyer.leave();
    await vi.waitFor(async () => expect((await rowsFor(buyer.email))[0]?.attempts).toBe(1));
    for (const minutes of [120, 181, 242, 303, 364, 425, 486])
      await alarmIn((minutes * 60_000) / DAY_MS, buyer.user.id);
    expect(await rowOf(buyer)).toBeNull();
    const [mail] = await mailsArrived(buyer.email, 1);
    expect(mail!.text).toContain('Seguimos intentándolo');
    await failRefundsTo(customer, false);
    await sweep(env, Date.now());
    expect(await buyer.refunds(customer)).toEqual([PRICE]);
  });
});

describe("a visitor's withdrawal", () => {
  test('keeps neither name nor address once the account of the address is deleted', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await stateFor(buyer.email);
    expect((await pressLink(buyer.email)).status).toBe(200);
    const [row] = await rowsFor(buyer.email);
    expect(row).toMatchObject({ user_id: buyer.user.id, name: 'Ana Pérez' });
    await buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
    const kept = await env.DB.prepare('SELECT * FROM withdrawals WHERE id = ?').bind(row!.id).first();
    expect(kept).toMatchObject({ email: null, name: null, link_hash: null, refunded_amount: PRICE });
  });

  test('ends nothing before its link is pressed; then the date of the statement counts', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    advanceClock(14 * DAY_MS);
    const answer = await stateFor(buyer.email);
    expect(answer.status).toBe(202);
    const stated = await answer.json<Withdrawal>();
    expect(stated).toMatchObject({ outcome: 'unconfirmed', refund: null, email: buyer.email });
    const [mail] = await mailsArrived(buyer.email, 1);
    expect(mail!.text).toContain('Ana Pérez');
    expect(mail!.text).toContain(stated.statedAt.slice(11, 19));
    await buyer.receiveEvents();
    await sweep(env, Date.now());
    expect(await buyer.me()).toMatchObject({ isPremium: true });
    expect(await buyer.refunds()).toEqual([]);
    // On day 24 of the payment.
    advanceClock(10 * DAY_MS);
    const pressed = await confirm(tokenIn(mail!, PAGE));
    expect(pressed.status).toBe(200);
    expect(await pressed.json()).toMatchObject({
      statedAt: stated.statedAt,
      outcome: 'refunded',
      refund: { amount: PRICE },
    });
    expect(await buyer.me()).toMatchObject({ isPremium: false });
    expect(await buyer.refunds()).toEqual([PRICE]);
    await mailsArrived(buyer.email, 2);
    // Pressed again: the same answer, and nothing more.
    expect(await (await confirm(tokenIn(mail!, PAGE))).json()).toMatchObject({ outcome: 'refunded' });
    expect(await buyer.refunds()).toEqual([PRICE]);
    expect(await mailsTo(buyer.email)).toHaveLength(2);
  });

  test('that waits for a day is in one mail to the operator, without its address', async () => {
    const email = newAddress();
    await stateFor(email);
    const notices = async () =>
      (await mailsTo(env.ADMIN_ADDRESS)).filter(({ subject }) => subject.includes('Unconfirmed withdrawals'));
    const before = (await notices()).length;
    await sweep(env, Date.now());
    expect(await notices()).toHaveLength(before);
    advanceClock(DAY_MS + HOUR_MS);
    await sweep(env, Date.now());
    await sweep(env, Date.now());
    const [notice, ...earlier] = await notices();
    expect(earlier).toHaveLength(before);
    expect(notice!.text).toMatch(/About other addresses: [1-9]/);
    expect(notice!.text).not.toContain(email);
    // A confirmed one is no news.
    await pressLink(email);
    await stateFor(newAddress());
    await sweep(env, Date.now());
    expect(await notices()).toHaveLength(before + 1);
  });

  test('is answered and mailed alike for an address without an account', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    const unknown = newAddress();
    const answers = await Promise.all([buyer.email, unknown].map((email) => stateFor(email)));
    const bodies = await Promise.all(answers.map((answer) => answer.json<Withdrawal>()));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const shapes = bodies.map(({ statedAt, email, ...rest }) => rest);
    expect(shapes[0]).toEqual(shapes[1]);
    const [mails, others] = await Promise.all([mailsArrived(buyer.email, 1), mailsArrived(unknown, 1)]);
    const plain = (text: string) =>
      text
        .replaceAll(buyer.email, '@')
        .replaceAll(unknown, '@')
        .replaceAll(/\d\d:\d\d:\d\d|token=[\w-]+/g, '');
    expect(plain(mails[0]!.text)).toBe(plain(others[0]!.text));
    expect(await (await confirm(tokenIn(others[0]!, PAGE))).json()).toMatchObject({ outcome: 'nothing' });
  });

  test('asks for no account before the answer', async () => {
    const reads: string[] = [];
    const prepare = env.DB.prepare.bind(env.DB);
    vi.spyOn(env.DB, 'prepare').mockImplementation((query) => {
      reads.push(query);
      return prepare(query);
    });
    expect((await stateFor(newAddress())).status).toBe(202);
    vi.restoreAllMocks();
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((query) => /\busers\b/.test(query))).toEqual([]);
  });

  test('repeated within minutes is one statement with one mail', async () => {
    const email = newAddress();
    const [first, second] = await Promise.all([stateFor(email), stateFor(email)]);
    expect(await second.json()).toEqual(await first.json());
    await mailsArrived(email, 1);
    expect(await rowsFor(email)).toHaveLength(1);
    await sweep(env, Date.now());
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('repeated later has a date and a link of its own, so that an earlier stranger spoils nothing', async () => {
    const buyer = await Buyer.new();
    await stateFor(buyer.email);
    const [strangers] = await mailsArrived(buyer.email, 1);
    // Subscriptions begin at whole seconds.
    await env.DB.prepare('UPDATE withdrawals SET stated_at = stated_at - 5000 WHERE email = ?')
      .bind(buyer.email)
      .run();
    await buyer.subscribe();
    advanceClock(DAY_MS);
    await stateFor(buyer.email);
    // The stranger's statement is older than the contract.
    expect(await (await confirm(tokenIn(strangers!, PAGE))).json()).toMatchObject({ outcome: 'nothing' });
    expect(await buyer.me()).toMatchObject({ isPremium: true });
    const mails = await mailsArrived(buyer.email, 2);
    const own = mails.find(({ text }) => text !== strangers!.text && text.includes('token='));
    expect(await (await confirm(tokenIn(own!, PAGE))).json()).toMatchObject({ outcome: 'refunded' });
  });

  test('of which the link is wrong or older than thirty days is refused', async () => {
    const email = newAddress();
    await stateFor(email);
    const [mail] = await mailsArrived(email, 1);
    expect((await confirm('not-a-token')).status).toBe(410);
    advanceClock(31 * DAY_MS);
    const late = await confirm(tokenIn(mail!, PAGE));
    expect([late.status, await late.json()]).toEqual([
      410,
      expect.objectContaining({ code: 'link_invalid' }),
    ]);
  });

  test('is settled by the nightly job once the operator has confirmed it', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await stateFor(buyer.email);
    await mailsArrived(buyer.email, 1);
    await env.DB.prepare('UPDATE withdrawals SET confirmed_at = ? WHERE email = ?')
      .bind(Date.now(), buyer.email)
      .run();
    await sweep(env, Date.now());
    expect(await buyer.refunds()).toEqual([PRICE]);
    expect(await buyer.me()).toMatchObject({ isPremium: false });
  });

  test('returns the payment of a renewal between statement and confirmation too', async () => {
    const buyer = await Buyer.new();
    await buyer.subscribe();
    await stateFor(buyer.email);
    await buyer.letPass(32);
    advanceClock(29 * DAY_MS);
    vi.setSystemTime(Date.now() + 4 * DAY_MS);
    await env.DB.prepare('UPDATE withdrawals SET confirmed_at = ? WHERE email = ?')
      .bind(Date.now(), buyer.email)
      .run();
    await sweep(env, Date.now());
    expect(await buyer.refunds()).toEqual([PRICE, PRICE]);
    expect(await buyer.subscriptionsAtStripe()).toEqual(['canceled']);
  });

  test.each([
    [{}, 400, 'email_required'],
    [{ email: 'ana@example.org' }, 400, 'invalid_request'],
    [{ email: 'ana', name: 'Ana' }, 400, 'invalid_request'],
    [{ email: 'ana@example.org', name: 'Win at evil.com' }, 400, 'invalid_request'],
    [{ email: 'ana@example.org', name: 'https://evil' }, 400, 'invalid_request'],
  ])('with %j answers %i %s', async (json, status, code) => {
    const answer = await request('/api/withdrawal', { method: 'POST', json });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  test('is limited by network and address, alike for every address', async () => {
    const { email } = await newPerson();
    for (const address of [email, newAddress()]) {
      const answers = await inOneMinute(async () => {
        const [sent, ip] = [[] as number[], crypto.randomUUID()];
        for (let n = 0; n < 5; n += 1) sent.push((await stateFor(address, ip)).status);
        return sent;
      });
      expect(answers).toEqual([202, 202, 202, 429, 429]);
    }
  });

  test('from another site is refused', async () => {
    const answer = await request('/api/withdrawal', {
      method: 'POST',
      json: { email: newAddress(), name: 'Ana' },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

test('statements are deleted after twenty-four months', async () => {
  const email = newAddress();
  await stateFor(email);
  await mailsArrived(email, 1);
  advanceClock(729 * DAY_MS);
  await sweep(env, Date.now());
  expect(await rowsFor(email)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await sweep(env, Date.now());
  expect(await rowsFor(email)).toHaveLength(0);
});

test('a stranger cannot press a link with a guessed id, and a session does not confirm the address of another', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  const stranger = await Buyer.new();
  await stateFor(buyer.email);
  // With a token the typed address is not read: the statement is the stranger's own.
  const own = await stranger.post('/api/withdrawal', { email: buyer.email, name: 'Ana' });
  expect(await own.json()).toMatchObject({ email: stranger.email, outcome: 'nothing' });
  const [row] = await rowsFor(buyer.email);
  expect((await confirm(String(row!.id))).status).toBe(410);
  expect((await confirm(String(row!.link_hash))).status).toBe(410);
  expect(await buyer.me()).toMatchObject({ isPremium: true });
  expect((await pressLink(buyer.email)).status).toBe(200);
});
