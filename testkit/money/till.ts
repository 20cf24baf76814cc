import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import {
  BUILT_IN_WEBHOOK_SECRET,
  createStripeEmulator,
  PREMIUM_PRICE_ID,
  type SignedEvent,
  type World,
} from '../../emulators/stripe/app.ts';
import { cancel, closeBilling } from '../../worker/billing/cancellation.ts';
import { startCheckout } from '../../worker/billing/checkout.ts';
import { handleEvent } from '../../worker/billing/handle-event.ts';
import { settleFailed } from '../../worker/billing/settlement.ts';
import {
  settleBeforeLeaving,
  settleLeftWithdrawals,
  settleWithdrawal,
  state,
} from '../../worker/billing/withdrawal.ts';
import { deleteUser } from '../../worker/directory/account.ts';
import { database } from '../../worker/directory/client.ts';
import { claimForMailing, markMailed } from '../../worker/directory/mail-claims.ts';
import { withdrawals } from '../../worker/directory/schema.ts';
import { insertUser, type UserRow, userById } from '../../worker/directory/users.ts';
import {
  confirmByLink,
  makeMailDue,
  setLink,
  stateAsVisitor,
  unmailedOf,
  unmailedWithdrawals,
  type WithdrawalRow,
} from '../../worker/directory/withdrawals.ts';
import type { Env } from '../../worker/env.ts';
import { copyOf } from '../../worker/home-storage/user.ts';
import { NOTHING_SPENT } from '../../worker/plan/present-user.ts';
import { readWebhook, stripeGateway } from '../../worker/providers/stripe.ts';
import { sqliteD1 } from './sqlite-d1.ts';

const STRIPE = 'http://stripe.test';
const CARDS = { pays: '4242424242424242', paysLater: '4000000000000077' };
const EMAIL = 'ana@example.org';
const DIGEST = 'digest of the account';
const MINUTE_MS = 60_000;

/** A statement as a person made it; `confirmedAt` is null while its link was not pressed. */
export type Said = { statedAt: number; confirmedAt: number | null };

/**
 * One payer with the billing code, Stripe's SDK, the built-in Stripe and SQLite, in one process and on one clock.
 * Events of Stripe wait until they are delivered. The home is left out: `leave` does what `Closing` does.
 */
export class Till {
  now = Date.UTC(2027, 0, 10, 9);
  readonly said: Said[] = [];
  /** When the account was closed. */
  leftAt: number | null = null;
  /** Whether refunds have failed at any time. */
  hadFailures = false;
  /** Rows as they were mailed. */
  readonly mails: WithdrawalRow[] = [];
  readonly #d1 = sqliteD1();
  readonly #db = database(this.#d1);
  readonly #app: ReturnType<typeof createStripeEmulator>;
  readonly #env: Env;
  readonly #id = crypto.randomUUID();
  #world: World | null = null;
  #isGone = false;
  #visitor: Said | null = null;
  readonly #disputes: string[] = [];
  #again: SignedEvent[] = [];

  private constructor() {
    // Its state is read where the emulator would save it.
    const storage = { load: () => null, save: (world: World) => void (this.#world = world) };
    this.#app = createStripeEmulator({ now: () => this.now, storage });
    this.#env = {
      STRIPE_SECRET_KEY: 'sk_test_any',
      STRIPE_API_BASE: STRIPE,
      STRIPE_PRICE_ID: PREMIUM_PRICE_ID,
      STRIPE_WEBHOOK_SECRET: BUILT_IN_WEBHOOK_SECRET,
    } as Env;
  }

  static async new(): Promise<Till> {
    const till = new Till();
    await insertUser(till.#db, {
      id: till.#id,
      email: EMAIL,
      mailbox: 'ana',
      name: null,
      locationHint: null,
      passwordHash: 'x',
      termsVersion: null,
      now: till.now,
    });
    return till;
  }

  /** Stripe, to be the process's `fetch`. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    this.#app.fetch(new Request(input, init));

  get world(): World {
    if (!this.#world) throw new Error('Stripe has not begun');
    return this.#world;
  }

  get #deps() {
    return {
      db: this.#db,
      stripe: stripeGateway(this.#env),
      handOver: async (row: UserRow) => ({ ...copyOf(row), spent: NOTHING_SPENT }),
      tombstoneOf: async () => DIGEST,
      now: this.now,
    };
  }

  /** The rows of a table. */
  async rows<Row>(table: string): Promise<Row[]> {
    return (await this.#d1.prepare(`SELECT * FROM ${table}`).all<Row>()).results;
  }

  async #api(method: string, path: string, fields: Record<string, string> = {}): Promise<Response> {
    const answer = await this.fetch(`${STRIPE}${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_any' },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    });
    return answer;
  }

  async #control(path: string, json: object): Promise<Response> {
    return this.fetch(`${STRIPE}/__emulator/${path}`, { method: 'POST', body: JSON.stringify(json) });
  }

  /** Time passes, and a closed home tries once more. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    await this.#control('advance', { days: 0 });
    if (this.leftAt !== null && !this.#isGone) await this.#leaveOn();
  }

  async #mail(): Promise<void> {
    await this.#send(
      await unmailedWithdrawals(this.#db, 'all', { since: this.now - 7 * DAY_MS, now: this.now, limit: 10 }),
    );
  }

  async #send(rows: WithdrawalRow[]): Promise<void> {
    for (const row of rows) {
      if (!(await claimForMailing(this.#db, withdrawals, row.id, this.now))) continue;
      this.mails.push(row);
      await markMailed(this.#db, withdrawals, row.id, this.now);
    }
  }

  get #isIn(): boolean {
    return this.leftAt === null;
  }

  #customer(): string | null {
    const sold = Object.values(this.world.checkoutSessions).at(-1);
    return sold?.customer ?? null;
  }

  async #checkout(): Promise<string | null> {
    if (!this.#isIn) return null;
    const urls = { successUrl: 'https://a.test/s', cancelUrl: 'https://a.test/c' };
    const wish = { ...urls, language: 'es' as const, requestsStart: false };
    const answer = await startCheckout(this.#deps, this.#id, wish);
    return answer.ok && answer.url.includes('/c/pay/') ? answer.url : null;
  }

  async #submit(page: string, number: string): Promise<boolean> {
    const body = new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Ana' });
    const answer = await this.fetch(page, { method: 'POST', body, redirect: 'manual' });
    return answer.status === 303;
  }

  async #buy(number: string): Promise<boolean> {
    const page = await this.#checkout();
    return page !== null && this.#submit(page, number);
  }

  pay = () => this.#buy(CARDS.pays);
  payLater = () => this.#buy(CARDS.paysLater);

  /** Two pages that were open at once are both paid. */
  async payTwice(second = CARDS.pays): Promise<boolean> {
    const page = await this.#checkout();
    const customer = this.#customer();
    if (page === null || customer === null) return false;
    const other = await this.#api('POST', '/v1/checkout/sessions', {
      mode: 'subscription',
      customer,
      'line_items[0][price]': PREMIUM_PRICE_ID,
      success_url: 'https://a.test/s',
      'subscription_data[metadata][userId]': this.#id,
    });
    await this.#submit(page, CARDS.pays);
    await this.pass(MINUTE_MS);
    return this.#submit(((await other.json()) as { url: string }).url, second);
  }

  /** The page of another tab is paid after the account was closed. */
  async payGone(): Promise<boolean> {
    const page = await this.#checkout();
    if (page === null) return false;
    await this.#submit(page, CARDS.paysLater);
    return this.leave();
  }

  async #settleOnWay(fails: boolean): Promise<boolean> {
    const open = Object.values(this.world.invoices).filter(({ status }) => status === 'open');
    for (const customer of new Set(open.map((invoice) => invoice.customer)))
      await this.#control('payments-arrive', { customer, fails });
    return open.length > 0;
  }
  arrives = () => this.#settleOnWay(false);
  fails = () => this.#settleOnWay(true);

  async withdraw(): Promise<boolean> {
    const user = await userById(this.#db, this.#id);
    if (!this.#isIn || !user) return false;
    const { row, isNew } = await state(this.#deps, user);
    if (isNew) this.said.push({ statedAt: row.statedAt, confirmedAt: this.now });
    await settleWithdrawal(this.#deps, row).catch(() => undefined);
    await this.#mail();
    return isNew;
  }

  /** A visitor's statement, which waits for its link. */
  async visit(): Promise<boolean> {
    if (this.#visitor) return false;
    const { row } = await stateAsVisitor(this.#db, { email: EMAIL, name: 'Ana' }, this.now);
    await setLink(this.#db, row.id, row.id);
    await makeMailDue(this.#db, row.id, this.now);
    this.#visitor = { statedAt: row.statedAt, confirmedAt: null };
    this.said.push(this.#visitor);
    await this.#mail();
    return true;
  }

  async confirm(): Promise<boolean> {
    if (!this.#visitor || this.#visitor.confirmedAt !== null) return false;
    const stored = await this.rows<{ id: string; link_hash: string | null }>('withdrawals');
    const id = stored.find(({ link_hash }) => link_hash !== null)?.id;
    const row = id ? await confirmByLink(this.#db, id, this.now) : null;
    if (!row) return false;
    this.#visitor.confirmedAt = this.now;
    await settleWithdrawal(this.#deps, row).catch(() => undefined);
    await this.#mail();
    return true;
  }

  async leave(): Promise<boolean> {
    if (!this.#isIn) return false;
    this.leftAt = this.now;
    await this.#leaveOn();
    return true;
  }

  async #leaveOn(): Promise<void> {
    const { stripe } = this.#deps;
    const user = await userById(this.#db, this.#id);
    if (!user || this.leftAt === null) return;
    try {
      const { id, stripeCustomerId } = user;
      if (stripeCustomerId !== null) {
        await settleBeforeLeaving(this.#deps, user, this.leftAt);
        await this.#send(await unmailedOf(this.#db, id, this.now));
        await closeBilling(stripe, stripeCustomerId);
      }
      const gone = { id, stripeCustomerId, digest: DIGEST, closedAt: this.leftAt };
      this.#isGone = (await deleteUser(this.#db, gone, this.now)) === null;
    } catch {
      // The home's alarm goes on.
    }
  }

  #paidIntents(): string[] {
    return Object.values(this.world.invoicePayments)
      .filter(({ status }) => status === 'paid')
      .map(({ payment }) => payment.payment_intent);
  }

  async #refund(fields: Record<string, string>): Promise<boolean> {
    const payment_intent = this.#paidIntents().at(-1);
    if (payment_intent === undefined) return false;
    return (await this.#api('POST', '/v1/refunds', { payment_intent, ...fields })).ok;
  }
  refundPart = () => this.#refund({ amount: '200' });
  refundRest = () => this.#refund({});

  /** The bank of the payer sends the latest refund back. */
  async refundFails(): Promise<boolean> {
    const made = Object.values(this.world.refunds).filter(({ status }) => status !== 'failed');
    const latest = made.at(-1);
    const isTwice = Object.values(this.world.refunds).some(({ status }) => status === 'failed');
    if (!latest || isTwice) return false;
    this.hadFailures = true;
    return (await this.#control(`refunds/${latest.id}/fail`, {})).ok;
  }

  async dispute(): Promise<boolean> {
    const intent = this.#paidIntents().at(-1);
    const payment = Object.values(this.world.invoicePayments).find(
      (one) => one.payment.payment_intent === intent,
    );
    const customer = this.world.invoices[payment?.invoice ?? '']?.customer;
    const charge = intent?.replace(/^pi/, 'ch');
    const isTwice = Object.values(this.world.disputes).some((one) => one.charge === charge);
    if (customer === undefined || isTwice) return false;
    const answer = await this.#control('disputes', { customer, charge });
    if (!answer.ok) return false;
    this.#disputes.push(((await answer.json()) as { id: string }).id);
    return true;
  }

  async #decide(status: 'won' | 'lost'): Promise<boolean> {
    const id = this.#disputes.pop();
    if (id === undefined) return false;
    return (await this.#control(`disputes/${id}/close`, { status })).ok;
  }
  won = () => this.#decide('won');
  lost = () => this.#decide('lost');

  async endByOwner(): Promise<boolean> {
    const live = Object.values(this.world.subscriptions).find(({ status }) => status !== 'canceled');
    return live !== undefined && (await this.#api('DELETE', `/v1/subscriptions/${live.id}`)).ok;
  }

  async deleteCustomer(): Promise<boolean> {
    const [customer] = Object.keys(this.world.customers).toReversed();
    return customer !== undefined && (await this.#api('DELETE', `/v1/customers/${customer}`)).ok;
  }

  async cancel(): Promise<boolean> {
    if (!this.#isIn) return false;
    return (await cancel(this.#deps, this.#id)).ok;
  }

  async month(): Promise<boolean> {
    await this.pass(31.5 * DAY_MS);
    return true;
  }

  async fortnight(): Promise<boolean> {
    await this.pass(16 * DAY_MS);
    return true;
  }

  async #refunding(works: boolean): Promise<boolean> {
    this.hadFailures ||= !works;
    const names = [...Object.keys(this.world.customers), ...Object.keys(this.world.deletedCustomers)];
    const refundsFailFor = Object.fromEntries(names.map((customer) => [customer, !works]));
    return (await this.#control('knobs', { refundsFailFor })).ok && names.length > 0;
  }
  refuse = () => this.#refunding(false);
  allow = () => this.#refunding(true);

  /** Delivers what has happened; an event that was refused comes again the next time. */
  async events(): Promise<boolean> {
    const answer = await this.#control('webhooks/take', { at: Date.now() });
    const coming = [...this.#again, ...((await answer.json()) as SignedEvent[])];
    this.#again = [];
    for (const signed of coming) {
      const event = await readWebhook(this.#env, signed.body, signed.headers['stripe-signature']!);
      if (event === null || typeof event === 'string') throw new Error(`${signed.type} was not read`);
      const outcome = await handleEvent(this.#deps, event).catch(() => 'refused' as const);
      if (outcome === 'refused') this.#again.push(signed);
      if (outcome === 'handled') await this.#mail();
    }
    return coming.length > 0;
  }

  async sweep(): Promise<boolean> {
    await settleFailed(this.#deps).catch(() => undefined);
    await settleLeftWithdrawals(this.#deps).catch(() => undefined);
    await this.#mail();
    return true;
  }

  /**
   * Everything comes to its end: refunds work, the bank has decided, payments have arrived, events are delivered.
   * @returns whether nothing waits any more
   */
  async calm(): Promise<boolean> {
    await this.allow();
    for (const _ of this.#disputes.slice()) await this.won();
    await this.arrives();
    for (let round = 0; round < 6; round += 1) {
      await this.pass(2 * HOUR_MS);
      await this.events();
      await this.sweep();
    }
    return this.#again.length === 0 && (this.leftAt === null || this.#isGone);
  }
}

/** What can happen, by name. */
export const HAPPENINGS = [
  'pay',
  'payLater',
  'payTwice',
  'arrives',
  'fails',
  'withdraw',
  'visit',
  'confirm',
  'leave',
  'payGone',
  'refundPart',
  'refundRest',
  'dispute',
  'won',
  'lost',
  'endByOwner',
  'deleteCustomer',
  'cancel',
  'month',
  'fortnight',
  'refundFails',
  'refuse',
  'allow',
  'events',
  'sweep',
] as const satisfies (keyof Till)[];
