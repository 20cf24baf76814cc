import type Stripe from 'stripe';
import type {
  BillingEvent,
  BillingGateway,
  HeldCheckout,
  Payment,
  Returned,
  ReturnOrder,
  HeldSubscription,
} from '../billing/gateway.ts';
import type { Env } from '../env.ts';
import { sha256Hex } from '../files/digest.ts';
import { PaymentsUnavailable } from './payments-unavailable.ts';
import { plainCode } from './plain-code.ts';

/** The one place that imports `stripe`. */

/** Timeout: a page is waiting, and Stripe's own default is eighty seconds. Silence ends after two of these. */
const TIMEOUT_MS = 6000;
const RETRIES = 1;
/** Page size; Stripe's largest. */
const LIST_LIMIT = 100;
/** Items of a list that are read: a bound, which no customer reaches. */
const LIST_MOST = 10_000;
const CHECKOUTS_LIMIT = 20;

/** Imported on first use: most requests do not need it, and evaluating the SDK takes milliseconds of start-up. */
const load = () => import('stripe').then((module) => module.default);

async function connect(env: Env): Promise<Stripe> {
  const Sdk = await load();
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null;
  return new Sdk(env.STRIPE_SECRET_KEY, {
    httpClient: Sdk.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    }),
  });
}

/** Stripe's code of a failure. Its message contains addresses, keys and ids. */
const sayingOf = ({ type, statusCode, code, requestId }: Stripe.errors.StripeError) =>
  [type, statusCode, code, requestId].map(plainCode).filter(Boolean).join(' ');

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, 'resource_missing');

const ms = (seconds: number) => seconds * 1000;
const msOrNull = (seconds: number | null) => (seconds === null ? null : ms(seconds));
const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** An answer of Stripe that lacks what its description promises. */
const unreadable = (what: string) => new PaymentsUnavailable(`unreadable answer: ${plainCode(what)}`);

/** All items of a list, over its pages. */
async function all<Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  const first = (await list) as Partial<Stripe.ApiList<Item>> | null;
  if (!Array.isArray(first?.data)) throw unreadable('list');
  return first.has_more === true ? list.autoPagingToArray({ limit: LIST_MOST }) : first.data;
}

/** @throws PaymentsUnavailable for an object without an id */
function identified<Item extends { id?: unknown }>(item: Item | null | undefined): Item & { id: string } {
  if (typeof item?.id !== 'string') throw unreadable('object without id');
  return item as Item & { id: string };
}

async function lastPaidPeriod(stripe: Stripe, subscription: string): Promise<HeldSubscription['paidPeriod']> {
  const [paid] = await paidInvoices(stripe, subscription, 1);
  const period = paid?.lines?.data?.[0]?.period;
  return period ? { start: ms(period.start), end: ms(period.end) } : null;
}

/**
 * Idempotency key. Stripe refuses a repeated key with other parameters, and keeps failures under it for a day:
 * everything that can vary is part of the key.
 */
const keyOf = async (key: string, parameters: object) => ({
  idempotencyKey: `${key} ${(await sha256Hex(JSON.stringify(parameters))).slice(0, 16)}`,
});

/** Mark of a refund that we made; those made elsewhere have none. */
const MADE_HERE = { madeBy: 'cuentame' } as const;

type PaidInvoice = Stripe.Invoice & { id: string };

/** @param only how many of the newest; all without it */
async function paidInvoices(stripe: Stripe, subscription: string, only?: number): Promise<PaidInvoice[]> {
  const list = stripe.invoices.list({ subscription, status: 'paid', limit: only ?? LIST_LIMIT });
  const { data } = only === undefined ? { data: await all(list) } : await list;
  if (!Array.isArray(data)) throw unreadable('list');
  return data.map((invoice) => identified(invoice));
}

/** Payments of a subscription. Since the API of 2025-03-31 an invoice does not name its payments itself. */
async function paymentsOf(stripe: Stripe, subscription: string): Promise<Payment[]> {
  const invoices = await paidInvoices(stripe, subscription);
  const payments = invoices.map(async ({ id, created, status_transitions }) => {
    const paid = await all(stripe.invoicePayments.list({ invoice: id, status: 'paid', limit: LIST_LIMIT }));
    // An invoice of nothing, such as a trial's, is paid by nothing.
    return paid.flatMap(({ id: paymentId, payment, amount_paid, currency }): Payment[] => {
      const intent = idOf(payment?.payment_intent ?? null);
      // Money that the owner has received elsewhere and noted: Stripe has none to return.
      if (payment?.type === 'payment_record') return [];
      if (intent === null)
        throw new PaymentsUnavailable(`${plainCode(paymentId)} is paid by ${plainCode(payment?.type)}`);
      const paidAt = ms(status_transitions?.paid_at ?? created);
      const amount = amount_paid ?? 0;
      return amount === 0 ? [] : [{ intent, amount, currency, billedAt: ms(created), paidAt }];
    });
  });
  return (await Promise.all(payments)).flat();
}

/** Statuses of a dispute in which the money is away until the bank decides; an inquiry takes no money. */
const OPEN_DISPUTE: ReadonlySet<string> = new Set(['needs_response', 'under_review']);

/** Statuses of a refund whose money is back, or on its way. */
const GOES_BACK: ReadonlySet<unknown> = new Set(['succeeded', 'pending', 'requires_action']);

/** Refunds of a payment that failed at its bank, days after Stripe took them, before a person has to look. */
const MOST_FAILURES = 3;

/**
 * Refunds what is left of an owed sum. Without an amount Stripe refunds what is left of the payment and refuses a
 * second refund, with any key; so nothing goes back twice when two of these run at once.
 */
async function returnPayment(
  stripe: Stripe,
  { intent, amount: paid }: Payment,
  { amount, attempt, reason, for: of }: ReturnOrder,
): Promise<Returned> {
  const sums = async () => {
    const made = await all(stripe.refunds.list({ payment_intent: intent, limit: LIST_LIMIT }));
    const sumOf = (refunds: Stripe.Refund[]) => refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const back = made.filter(({ status }) => GOES_BACK.has(status));
    const ours = sumOf(back.filter(({ metadata }) => metadata?.for === of));
    const failed = made.filter(({ status }) => status === 'failed').length;
    return { back: sumOf(back), ours, tries: made.length, failed };
  };
  const { back, ours, tries, failed } = await sums();
  if (back >= amount) return { amount: ours, inAll: back, isDisputed: false };
  if (failed >= MOST_FAILURES) throw new PaymentsUnavailable(`refunds of ${plainCode(intent)} keep failing`);
  const disputes = await all(stripe.disputes.list({ payment_intent: intent, limit: LIST_LIMIT }));
  if (disputes.some(({ status }) => status === 'lost' || OPEN_DISPUTE.has(status)))
    return { amount: ours, inAll: back, isDisputed: true };
  // Whatever was refused or has failed before, since Stripe would answer the same to the same key.
  const key = `return ${intent} ${attempt} ${tries} ${disputes.length}`;
  const wanted = {
    payment_intent: intent,
    reason,
    metadata: { ...MADE_HERE, for: of },
    ...(amount < paid && { amount: amount - back }),
  };
  try {
    const made = await stripe.refunds.create(wanted, await keyOf(key, wanted));
    if (!GOES_BACK.has(made.status) || !Number.isInteger(made.amount)) {
      throw new PaymentsUnavailable(`the refund of ${plainCode(intent)} is ${plainCode(made.status)}`);
    }
    return { amount: ours + made.amount, inAll: back + made.amount, isDisputed: false };
  } catch (error) {
    if (hasCode(error, 'charge_disputed')) return { amount: ours, inAll: back, isDisputed: true };
    if (!hasCode(error, 'charge_already_refunded')) throw error;
    const after = await sums();
    return { amount: after.ours, inAll: after.back, isDisputed: false };
  }
}

/** The subscription that a payment intent has paid for. */
async function subscriptionOfIntent(stripe: Stripe, payment_intent: string): Promise<string | null> {
  const payment = { type: 'payment_intent' as const, payment_intent };
  const [paid] = await all(stripe.invoicePayments.list({ payment }));
  const invoiceId = idOf(paid?.invoice ?? null);
  const invoice = invoiceId === null ? null : await stripe.invoices.retrieve(invoiceId);
  return idOf(invoice?.parent?.subscription_details?.subscription ?? null);
}

/** Payment intent of the last paid invoice. */
async function lastIntentOf(stripe: Stripe, subscription: string): Promise<string | null> {
  const [invoice] = await paidInvoices(stripe, subscription, 1);
  if (!invoice) return null;
  const [paid] = await all(stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' }));
  return idOf(paid?.payment?.payment_intent ?? null);
}

/** Metadata of a subscription whose end a dispute has scheduled. */
const HELD_BACK = { heldBack: 'dispute' };

/**
 * What became of the money that was paid for a customer's subscriptions.
 * @returns by subscription; one whose money stayed is missing
 */
async function reversalsOf(
  stripe: Stripe,
  charges: Stripe.Charge[],
): Promise<Map<string, HeldSubscription['money']>> {
  const reversals = new Map<string, HeldSubscription['money']>();
  for (const { id, refunded, disputed, payment_intent } of charges) {
    const intent = idOf(payment_intent);
    if (!(refunded || disputed) || intent === null) continue;
    const subscription = await subscriptionOfIntent(stripe, intent);
    if (subscription === null) continue;
    const before = reversals.get(subscription);
    const disputes = disputed ? await all(stripe.disputes.list({ charge: id })) : [];
    const isLast = refunded && (await lastIntentOf(stripe, subscription)) === intent;
    if (isLast || disputes.some(({ status }) => status === 'lost')) reversals.set(subscription, 'lost');
    else if (before !== 'lost' && disputes.some(({ status }) => OPEN_DISPUTE.has(status)))
      reversals.set(subscription, 'disputed');
  }
  return reversals;
}

/** @param invoice the subscription's latest, expanded */
function isUnpaidRenewal(invoice: Stripe.Subscription['latest_invoice']): boolean {
  if (typeof invoice === 'string') throw new Error(`invoice ${plainCode(invoice)} was not expanded`);
  const isUnpaid = invoice?.status === 'draft' || invoice?.status === 'open';
  return isUnpaid && invoice.billing_reason === 'subscription_cycle';
}

const STATUSES: ReadonlySet<string> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] satisfies HeldSubscription['status'][]);

async function held(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: string,
  money: HeldSubscription['money'],
): Promise<HeldSubscription> {
  const item = subscription.items?.data?.[0];
  if (!item || !Number.isInteger(item.current_period_end) || !STATUSES.has(subscription.status)) {
    const [id, status] = [subscription.id, subscription.status].map(plainCode);
    throw new PaymentsUnavailable(`${id} is ${status} and not as expected`);
  }
  const status = subscription.status as HeldSubscription['status'];
  const isRenewing = status === 'active' && isUnpaidRenewal(subscription.latest_invoice);
  return {
    id: subscription.id,
    status,
    createdAt: ms(subscription.created),
    soldTo: item.price?.id === price ? (subscription.metadata?.userId ?? null) : null,
    periodStart: ms(item.current_period_start),
    periodEnd: ms(item.current_period_end),
    // The portal schedules an end by `cancel_at` alone, without the flag.
    endsAt:
      ms(subscription.cancel_at ?? 0) ||
      (subscription.cancel_at_period_end ? ms(item.current_period_end) : null),
    endedAt: msOrNull(subscription.ended_at),
    startRequestedAt: startRequestedIn(subscription.metadata),
    isHeldBack: subscription.metadata?.heldBack === HELD_BACK.heldBack,
    isRenewing,
    money,
    paidPeriod: status === 'past_due' || isRenewing ? await lastPaidPeriod(stripe, subscription.id) : null,
  };
}

/** Second of an express request to begin, as it is noted with a session and its subscription. */
const startRequest = (at: number | null) =>
  at === null ? null : { startRequestedAt: `${new Date(at).toISOString().slice(0, 19)}Z` };

function startRequestedIn(metadata: Stripe.Metadata | null | undefined): number | null {
  const at = Date.parse(metadata?.startRequestedAt ?? '');
  return Number.isNaN(at) ? null : at;
}

function statusOf({ status }: Stripe.Checkout.Session): HeldCheckout['status'] {
  if (status === 'open') return 'open';
  return status === 'complete' ? 'complete' : 'expired';
}

/** Expansion of the line items, which alone name a session's price and are in no answer otherwise. */
const LINE_ITEMS = 'line_items';

/** @param session with its line items */
function intervalOf({ line_items }: Stripe.Checkout.Session): HeldCheckout['interval'] {
  const recurring = line_items?.data?.[0]?.price?.recurring;
  return recurring?.interval_count === 1 ? recurring.interval : null;
}

function heldCheckout(answer: Stripe.Checkout.Session): HeldCheckout {
  const session = identified(answer);
  return {
    id: session.id,
    customerId: idOf(session.customer ?? null),
    status: statusOf(session),
    isPaid: session.payment_status !== 'unpaid',
    url: session.url ?? null,
    successUrl: session.success_url,
    cancelUrl: session.cancel_url,
    locale: session.locale,
    amount: session.amount_subtotal,
    currency: session.currency,
    interval: intervalOf(session),
    startRequestedAt: startRequestedIn(session.metadata),
  };
}

export function stripeGateway(env: Env): BillingGateway {
  /** Calls Stripe; `otherwise` is the answer for an object that does not exist. */
  async function ask<Answer>(
    question: (stripe: Stripe) => Promise<Answer>,
    otherwise?: () => Answer,
  ): Promise<Answer> {
    try {
      return await question(await connect(env));
    } catch (error) {
      if (otherwise && isMissing(error)) return otherwise();
      if (error instanceof (await load()).errors.StripeError) {
        throw new PaymentsUnavailable(sayingOf(error));
      }
      throw error;
    }
  }
  const nothing = () => undefined;
  const readHeld = (stripe: Stripe, one: Stripe.Subscription, money: HeldSubscription['money']) =>
    held(stripe, identified(one), env.STRIPE_PRICE_ID, money);

  return {
    createCustomer: ({ userId, email, language }, idempotencyKey) =>
      ask(async (stripe) => {
        const wanted = { email, preferred_locales: [language], metadata: { userId } };
        return identified(await stripe.customers.create(wanted, await keyOf(idempotencyKey, wanted))).id;
      }),
    customerExists: (customerId) =>
      ask(
        async (stripe) => !identified(await stripe.customers.retrieve(customerId)).deleted,
        () => false,
      ),
    deleteCustomer: (customerId) =>
      ask(async (stripe) => void (await stripe.customers.del(customerId)), nothing),
    subscriptionsOf: (customer) =>
      ask(
        async (stripe) => {
          const [data, charges] = await Promise.all([
            all(
              stripe.subscriptions.list({
                customer,
                status: 'all',
                limit: LIST_LIMIT,
                expand: ['data.latest_invoice'],
              }),
            ),
            all(stripe.charges.list({ customer, limit: LIST_LIMIT })),
          ]);
          const hasLive = data.some(({ status }) => status !== 'canceled');
          const reversals = hasLive ? await reversalsOf(stripe, charges) : new Map();
          return Promise.all(data.map((one) => readHeld(stripe, one, reversals.get(one.id) ?? 'kept')));
        },
        () => [],
      ),
    subscription: (id) =>
      ask<HeldSubscription | null>(
        async (stripe) => {
          const one = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
          return readHeld(stripe, one, 'kept');
        },
        () => null,
      ),
    endAtPeriodEnd: (id) =>
      ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    holdBack: (id) =>
      ask(async (stripe) => {
        const change = { cancel_at_period_end: true, metadata: HELD_BACK };
        await stripe.subscriptions.update(id, change);
      }),
    resume: (id) =>
      ask(async (stripe) => {
        const { cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
        const change = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
        await stripe.subscriptions.update(id, { ...change, metadata: { heldBack: '' } });
      }),
    cancelNow: (id) => ask(async (stripe) => void (await stripe.subscriptions.cancel(id)), nothing),
    paymentsOf: (subscription) => ask((stripe) => paymentsOf(stripe, subscription)),
    returnPayment: (payment, order) => ask((stripe) => returnPayment(stripe, payment, order)),
    ownerOfCharge: (id) =>
      ask<{ customerId: string | null; subscriptionId: string | null }>(
        async (stripe) => {
          const { customer, payment_intent } = identified(await stripe.charges.retrieve(id));
          const intent = idOf(payment_intent ?? null);
          const subscriptionId = intent === null ? null : await subscriptionOfIntent(stripe, intent);
          return { customerId: idOf(customer ?? null), subscriptionId };
        },
        () => ({ customerId: null, subscriptionId: null }),
      ),
    wasRefundedHere: (charge) =>
      ask(async (stripe) => {
        const [latest] = (await stripe.refunds.list({ charge, limit: 1 })).data ?? [];
        return latest?.metadata?.madeBy === MADE_HERE.madeBy;
      }),
    createCheckout: (order) =>
      ask(async (stripe) => {
        const noted = startRequest(order.startRequestedAt);
        const wanted = {
          mode: 'subscription' as const,
          customer: order.customerId,
          client_reference_id: order.userId,
          line_items: [{ price: env.STRIPE_PRICE_ID, quantity: 1 }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          locale: order.language,
          ...(noted && { metadata: noted }),
          subscription_data: { metadata: { userId: order.userId, ...noted } },
          ...taxOf(env),
          expand: [LINE_ITEMS],
        };
        return heldCheckout(
          await stripe.checkout.sessions.create(wanted, await keyOf(order.idempotencyKey, wanted)),
        );
      }),
    checkoutsOf: (customer) =>
      ask(async (stripe) => {
        const expand = [`data.${LINE_ITEMS}`];
        const { data } = await stripe.checkout.sessions.list({ customer, limit: CHECKOUTS_LIMIT, expand });
        if (!Array.isArray(data)) throw unreadable('list');
        return data.map(heldCheckout);
      }),
    checkout: (id) =>
      ask<HeldCheckout | null>(
        async (stripe) => heldCheckout(await stripe.checkout.sessions.retrieve(id, { expand: [LINE_ITEMS] })),
        () => null,
      ),
    expireCheckout: (id) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.retrieve(id);
        if (session.status === 'open') await stripe.checkout.sessions.expire(id);
      }, nothing),
    portalUrl: (customer, return_url, locale) =>
      ask(async (stripe) => {
        const configuration = env.STRIPE_PORTAL_ID;
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url,
          locale,
          ...(configuration && { configuration }),
        });
        if (typeof session.url !== 'string') throw unreadable('portal session without url');
        return session.url;
      }),
  };
}

/** Parameters of a checkout session for `STRIPE_TAX`. The price is tax inclusive: the buyer pays the same. */
function taxOf({ STRIPE_TAX }: Env) {
  if (STRIPE_TAX === 'managed_payments') return { managed_payments: { enabled: true } };
  // The tax depends on the address, which the page asks for and stores.
  if (STRIPE_TAX === 'automatic_tax')
    return { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } };
  return {};
}

/** Customer of an event: the object of each kind that we subscribe to names it. */
function customerIn(object: Stripe.Event.Data.Object): string | null {
  const { customer } = object as { customer?: string | { id: string } | null };
  return idOf(customer ?? null);
}

/** Subscription of an event: the object itself, or named by an invoice or a checkout session. */
function subscriptionIn(object: Stripe.Event.Data.Object): string | null {
  const {
    object: kind,
    id,
    subscription,
    parent,
  } = object as {
    object?: string;
    id?: string;
    subscription?: string | { id: string } | null;
    parent?: { subscription_details?: { subscription?: string | { id: string } | null } | null } | null;
  };
  if (kind === 'subscription') return id ?? null;
  return idOf(subscription ?? parent?.subscription_details?.subscription ?? null);
}

/** Charge of an event about one: the object itself, or named by a dispute or a refund. */
function chargeIn(object: Stripe.Event.Data.Object): string | null {
  const {
    object: kind,
    id,
    charge,
  } = object as {
    object?: string;
    id?: string;
    charge?: string | { id: string } | null;
  };
  if (kind === 'charge') return id ?? null;
  return kind === 'dispute' || kind === 'refund' ? idOf(charge ?? null) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Kind of a signed body: an event; one of the API's second version, with ids and no object, which the SDK refuses after
 * it has verified the signature; or something else.
 */
function kindOf(body: string): 'event' | 'thin' | 'no event' {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return 'no event';
  }
  if (!isObject(read)) return 'no event';
  if (read.object === 'v2.core.event') return 'thin';
  const isEvent = typeof read.id === 'string' && typeof read.type === 'string';
  return isEvent && isObject(read.data) && isObject(read.data.object) ? 'event' : 'no event';
}

/**
 * Parses a webhook's body.
 * @returns null when it was not signed with our secret in the last five minutes; `thin` when it has no snapshot; `no
 * event` for any other signed body, which Stripe would deliver for days if it were answered as a failure of ours
 */
export async function readWebhook(
  env: Env,
  body: string,
  signature: string,
): Promise<BillingEvent | 'thin' | 'no event' | null> {
  const Sdk = await load();
  try {
    const event = await Sdk.webhooks.constructEventAsync(
      body,
      signature,
      env.STRIPE_WEBHOOK_SECRET,
      undefined,
      Sdk.createSubtleCryptoProvider(),
    );
    const kind = kindOf(body);
    if (kind !== 'event') return kind;
    const { object } = event.data;
    return {
      id: event.id,
      type: event.type,
      customerId: customerIn(object),
      subscriptionId: subscriptionIn(object),
      chargeId: chargeIn(object),
    };
  } catch (error) {
    if (error instanceof Sdk.errors.StripeSignatureVerificationError) return null;
    const kind = kindOf(body);
    if (kind !== 'event') return kind;
    throw error;
  }
}
