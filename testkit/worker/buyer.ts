import { env } from 'cloudflare:workers';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import type { CheckoutAnswer, Subscription } from '../../contract/schemas/billing.ts';
import { newPerson, Person, request } from './person.ts';

const STRIPE = 'http://emulators.test/stripe';

/**
 * Lets refunds to one customer fail, or succeed again. Other test files use the same built-in Stripe at the same time.
 */
export const failRefundsTo = (customer: string, isFailing = true) =>
  fetch(`${STRIPE}/__emulator/knobs`, {
    method: 'POST',
    body: JSON.stringify({ refundsFailFor: { [customer]: isFailing } }),
  });

export const CARDS = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  failsAtRenewal: '4000 0000 0000 0341',
  /** The built-in Stripe's own: payments arrive with `paymentsArrive`. */
  paysLater: '4000 0000 0000 0077',
};

/** A signed event of Stripe that was not delivered yet. */
export type SignedEvent = { id: string; type: string; body: string; headers: Record<string, string> };

async function control<Answer>(path: string, json: unknown): Promise<Answer> {
  const answer = await fetch(`${STRIPE}/__emulator/${path}`, { method: 'POST', body: JSON.stringify(json) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? null : await answer.json()) as Answer;
}

/**
 * Lists objects by Stripe's API, as its dashboard does.
 * @returns the items, newest first
 */
async function listed<Item>(path: string, query: Record<string, string>): Promise<Item[]> {
  const answer = await fetch(`http://emulators.test/v1/${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: 'Bearer sk_test_any' },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json<{ data: Item[] }>()).data;
}

/** Posts to Stripe's API. */
async function post<Item>(path: string, fields: Record<string, string>): Promise<Item> {
  const answer = await fetch(`http://emulators.test/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_any' },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json<Item>();
}

/**
 * Creates a price of Premium's product, monthly unless `recurring[interval]` says otherwise.
 * @param fields `unit_amount` in cents
 * @returns its id
 */
export async function newPrice(
  fields: { unit_amount: string; currency: string } & { 'recurring[interval]'?: 'year' },
): Promise<string> {
  const price = { product: 'prod_premium', 'recurring[interval]': 'month', ...fields };
  return (await post<{ id: string }>('prices', price)).id;
}

/** The bank's decision about a dispute. */
export async function decide(dispute: string, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
  await control(`disputes/${dispute}/close`, { status });
}

/** The bank takes the money that it has only asked about until now. */
export async function escalate(inquiry: string): Promise<void> {
  await control(`disputes/${inquiry}/escalate`, {});
}

/** Posts an event to the webhook, as Stripe does. */
export function deliver(event: SignedEvent): Promise<Response> {
  return request('/api/stripe/webhook', { method: 'POST', body: event.body, headers: event.headers });
}

/** @throws Error when the webhook refuses the event */
async function accepted(event: SignedEvent): Promise<void> {
  const { status } = await deliver(event);
  if (status !== 200) throw new Error(`${event.type}: ${status}`);
}

/** A user who pays: actions in the app and on Stripe's pages, and the passing of time. */
export class Buyer extends Person {
  static async new(): Promise<Buyer> {
    return new Buyer(await newPerson());
  }

  /** The same user with a new session, since a token expires after an hour of test time. */
  async signInAgain(): Promise<Buyer> {
    const { email, password } = this;
    const answer = await request('/api/auth/login', { method: 'POST', json: { email, password } });
    return new Buyer({ ...this, ...(await answer.json<SessionAnswer>()) });
  }

  post(path: string, json: unknown = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', json });
  }

  askForCheckout(change: Record<string, unknown> = {}, headers: HeadersInit = {}): Promise<Response> {
    return this.fetch('/api/stripe/create-checkout-session', {
      method: 'POST',
      headers,
      json: {
        email: this.email,
        successUrl: 'http://app.test/success',
        cancelUrl: 'http://app.test/subscribe',
        // Needed after a withdrawal only.
        requestsStart: true,
        ...change,
      },
    });
  }

  /** Address of the checkout page. */
  async checkout(change: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.askForCheckout(change);
    if (answer.status !== 200) throw new Error(`checkout: ${answer.status} ${await answer.text()}`);
    return (await answer.json<CheckoutAnswer>()).url;
  }

  /** Submits the page of a checkout session. */
  pay(page: string, card = CARDS.pays): Promise<Response> {
    return fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ number: card, expiry: '12/40', cvc: '123', name: 'Ana' }),
      redirect: 'manual',
    });
  }

  /** Pays, and returns with the session's id; no event is delivered yet. */
  async buy(card = CARDS.pays): Promise<string> {
    const answer = await this.pay(await this.checkout(), card);
    const back = new URL(answer.headers.get('location') ?? '');
    return back.searchParams.get('session_id') ?? '';
  }

  /**
   * Buys and delivers the checkout's event. The others of a purchase lead to the same state, since for each the Worker
   * reads all that Stripe holds (`worker/routes/billing-webhook.test.ts`), which is most of the time of this.
   */
  async subscribe(card = CARDS.pays): Promise<void> {
    await this.buy(card);
    const completed = (await this.events()).find(({ type }) => type === 'checkout.session.completed');
    if (!completed) throw new Error('the purchase is not complete');
    await accepted(completed);
  }

  async customer(): Promise<string> {
    const row = await env.DB.prepare('SELECT stripe_customer_id AS id FROM users WHERE id = ?')
      .bind(this.user.id)
      .first<{ id: string }>();
    return row?.id ?? '';
  }

  /**
   * Undelivered events, oldest first.
   * @param customer when the user's row is deleted
   */
  async events(customer?: string): Promise<SignedEvent[]> {
    const whose = customer ?? (await this.customer());
    return control<SignedEvent[]>('webhooks/take', { customer: whose, at: Date.now() });
  }

  /**
   * States of this user's subscriptions at Stripe, newest first.
   * @param id when the user's row is deleted
   */
  async subscriptionsAtStripe(id?: string): Promise<string[]> {
    const customer = id ?? (await this.customer());
    return (await listed<{ status: string }>('subscriptions', { customer, status: 'all' })).map(
      ({ status }) => status,
    );
  }

  /** Their ids. */
  async subscriptionIdsAtStripe(): Promise<string[]> {
    const customer = await this.customer();
    return (await listed<{ id: string }>('subscriptions', { customer, status: 'all' })).map(({ id }) => id);
  }

  /** Refunds the latest payment or a part of it, in cents, as in Stripe's dashboard. */
  async refundLatest(amount?: number): Promise<void> {
    const [invoice] = await listed<{ id: string }>('invoices', {
      customer: await this.customer(),
      status: 'paid',
    });
    const [paid] = await listed<{ payment: { payment_intent: string } }>('invoice_payments', {
      invoice: invoice!.id,
    });
    const part: Record<string, string> = amount === undefined ? {} : { amount: String(amount) };
    await post('refunds', { payment_intent: paid!.payment.payment_intent, ...part });
  }

  /** Charges at Stripe, newest first. */
  async chargesAtStripe(): Promise<{ id: string; payment_intent: string; refunded: boolean }[]> {
    return listed('charges', { customer: await this.customer() });
  }

  /** Refunds one payment, as in Stripe's dashboard. */
  async refundPayment(payment_intent: string): Promise<void> {
    await post('refunds', { payment_intent });
  }

  /**
   * Makes payments arrive that are on their way.
   * @param customer when the user's row is deleted
   */
  async paymentsArrive(customer?: string): Promise<void> {
    await control('payments-arrive', { customer: customer ?? (await this.customer()) });
  }

  /** Deletes the customer in Stripe's dashboard, which ends their subscriptions. */
  async deleteCustomer(): Promise<void> {
    const answer = await fetch(`http://emulators.test/v1/customers/${await this.customer()}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_any' },
    });
    if (!answer.ok) throw new Error(`customer: ${answer.status} ${await answer.text()}`);
  }

  /** Deletes the account, as its user does. */
  async leave(): Promise<void> {
    const answer = await this.fetch('/api/account', { method: 'DELETE', json: { password: this.password } });
    if (answer.status !== 204) throw new Error(`account: ${answer.status} ${await answer.text()}`);
  }

  /** Disputes the latest payment, as the payer's bank does. @returns Stripe's id of the dispute */
  async dispute(fields: { inquiry?: boolean } = {}): Promise<string> {
    return (await control<{ id: string }>('disputes', { customer: await this.customer(), ...fields })).id;
  }

  /** Ends the subscription at once, as in Stripe's dashboard. */
  async endInDashboard(): Promise<void> {
    const row = await env.DB.prepare('SELECT stripe_subscription_id AS id FROM users WHERE id = ?')
      .bind(this.user.id)
      .first<{ id: string }>();
    const answer = await fetch(`http://emulators.test/v1/subscriptions/${row?.id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_any' },
    });
    if (!answer.ok) throw new Error(`subscription: ${answer.status} ${await answer.text()}`);
  }

  /** Charges of this user so far, in cents, newest first. */
  async charges(): Promise<number[]> {
    const customer = await this.customer();
    return (await listed<{ amount_paid: number }>('invoices', { customer, status: 'paid' })).map(
      ({ amount_paid }) => amount_paid,
    );
  }

  /** Refunds of these, in cents. */
  async refunds(id?: string): Promise<number[]> {
    const customer = id ?? (await this.customer());
    const invoices = await listed<{ id: string }>('invoices', { customer, status: 'paid', limit: '100' });
    const payments = await Promise.all(
      invoices.map(({ id }) =>
        listed<{ payment: { payment_intent: string } }>('invoice_payments', { invoice: id }),
      ),
    );
    const refunds = await Promise.all(
      payments
        .flat()
        .map(({ payment: { payment_intent } }) => listed<{ amount: number }>('refunds', { payment_intent })),
    );
    return refunds.flat().map(({ amount }) => amount);
  }

  /** States of the checkout sessions, newest first. */
  async checkoutsAtStripe(): Promise<string[]> {
    const customer = await this.customer();
    return (await listed<{ status: string }>('checkout/sessions', { customer })).map(({ status }) => status);
  }

  /** Replaces the latest checkout session by one with another price. */
  async replaceCheckoutAtStripe(price: string): Promise<void> {
    const { id } = await this.#copyLatestPage(price);
    await post(`checkout/sessions/${id}/expire`, {});
  }

  /**
   * A second open page, as two simultaneous requests can create.
   * @returns its address
   */
  async anotherPage(price = env.STRIPE_PRICE_ID): Promise<string> {
    return (await this.#copyLatestPage(price)).copy.url;
  }

  async #copyLatestPage(price: string): Promise<{ id: string; copy: { url: string } }> {
    type Page = { id: string; success_url: string; cancel_url: string; locale: string };
    const customer = await this.customer();
    const [latest] = await listed<Page>('checkout/sessions', { customer });
    if (!latest) throw new Error('no page has been opened');
    const { id, success_url, cancel_url, locale } = latest;
    const copy = await post<{ url: string }>('checkout/sessions', {
      mode: 'subscription',
      customer,
      'line_items[0][price]': price,
      success_url,
      cancel_url,
      locale,
      'subscription_data[metadata][userId]': this.user.id,
    });
    return { id, copy };
  }

  /** @param customer when the user's row is deleted */
  async receiveEvents(customer?: string): Promise<void> {
    for (const event of await this.events(customer)) await accepted(event);
  }

  /** Advances this user's clock at Stripe. */
  async letPass(days: number): Promise<void> {
    await control('advance', { days, customer: await this.customer() });
  }

  /** Advances this user's clock at Stripe to the renewal, whose invoice is then a draft for an hour. */
  async letPassToRenewal(): Promise<void> {
    await control('advance-to-renewal', { customer: await this.customer() });
  }

  /** Submits the portal's page. */
  async inPortal(fields: Record<string, string>): Promise<void> {
    const { url } = await (await this.post('/api/subscription/portal')).json<{ url: string }>();
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  }

  changeCard(card: string): Promise<void> {
    return this.inPortal({ action: 'card', number: card, expiry: '12/40', cvc: '123', name: 'Ana' });
  }

  async subscription(): Promise<Subscription> {
    return (await this.fetch('/api/subscription')).json<Subscription>();
  }

  async me() {
    return (await this.fetch('/api/auth/me')).json<Person['user']>();
  }
}
