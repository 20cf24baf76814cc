import { Hono } from 'hono';
import { openBooks } from './books.ts';
import { browserScript } from './browser-script.ts';
import { controlRoutes } from './control.ts';
import { answerError, StripeRefusal } from './errors.ts';
import { idempotency } from './idempotency.ts';
import { newId } from './ids.ts';
import { defaultKnobs, type Knobs } from './knobs.ts';
import { settle } from './lifecycle.ts';
import { customerOfCharge } from './objects/charge.ts';
import { API_VERSION, customerOf } from './objects/event.ts';
import { checkoutPages } from './pages/checkout.ts';
import { invoicePages } from './pages/invoice.ts';
import { portalPages } from './pages/portal.ts';
import { priceRoutes, productRoutes } from './routes/catalogue.ts';
import { chargeRoutes } from './routes/charges.ts';
import { checkoutSessionRoutes } from './routes/checkout-sessions.ts';
import { customerRoutes } from './routes/customers.ts';
import { disputeRoutes } from './routes/disputes.ts';
import { eventRoutes } from './routes/events.ts';
import { invoicePaymentRoutes } from './routes/invoice-payments.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { portalConfigurationRoutes } from './routes/portal-configurations.ts';
import { portalSessionRoutes } from './routes/portal-sessions.ts';
import { refundRoutes } from './routes/refunds.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { webhookEndpointRoutes } from './routes/webhook-endpoints.ts';
import { Webhooks } from './webhooks.ts';
import { newWorld, type World } from './world.ts';

export type { Knobs } from './knobs.ts';
export { PREMIUM_PRICE_ID } from './objects/price.ts';
export type { SignedEvent } from './webhooks.ts';
export type { World } from './world.ts';

/** Named in the local settings; not secret. */
export const BUILT_IN_WEBHOOK_SECRET = 'whsec_built_in';

export type StripeEmulatorOptions = {
  knobs?: Partial<Knobs>;
  /** Secret of the webhook signatures. */
  webhookSecret?: string;
  /** Mount path, for links of its pages. */
  mountedAt?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Persistence between runs; without it the state is lost at the end. */
  storage?: { load(): World | null; save(world: World): void };
};

/** Emulates the parts of Stripe's API, hosted pages, browser script and webhooks that a subscription needs. */
export function createStripeEmulator(options: StripeEmulatorOptions = {}): Hono {
  const now = options.now ?? Date.now;
  const fresh = newWorld(Math.floor(now() / 1000));
  const kept = options.storage?.load();
  // Fills in fields that a state of an older version lacks. Sales are at the current price; subscriptions keep theirs.
  const world = { ...fresh, ...kept, prices: { ...kept?.prices, ...fresh.prices } };
  const board = { current: { ...defaultKnobs, ...options.knobs }, initial: options.knobs ?? {} };
  const webhooks = new Webhooks(
    options.webhookSecret ?? BUILT_IN_WEBHOOK_SECRET,
    () => board.current,
    (event) => customerOf(event) ?? customerOfCharge(world, event),
    now,
  );
  let baseUrl = '';
  const books = openBooks(world, { now, baseUrl: () => baseUrl, onEvent: (event) => webhooks.add(event) });

  const app = new Hono();
  app.onError(answerError);
  app.use(async (c, next) => {
    baseUrl = `${new URL(c.req.url).origin}${options.mountedAt ?? ''}`;
    settle(books);
    await next();
    const happened = webhooks.flush();
    if (c.req.method !== 'GET' || happened > 0) options.storage?.save(world);
  });

  app.use('/v1/*', async (c, next) => {
    if (board.current.apiIsDown) {
      throw new StripeRefusal({ status: 503, type: 'api_error', message: 'The service is not available.' });
    }
    if (!/^Bearer (sk|rk)_\S+$/.test(c.req.header('authorization') ?? '')) {
      throw new StripeRefusal({
        status: 401,
        type: 'invalid_request_error',
        message: 'You did not provide an API key, or it is not a secret key.',
      });
    }
    await next();
    c.header('request-id', newId('req'));
    c.header('stripe-version', c.req.header('stripe-version') ?? API_VERSION);
  });
  app.use('/v1/*', idempotency(now));

  app.route('/v1/customers', customerRoutes(books));
  app.route('/v1/products', productRoutes(books));
  app.route('/v1/prices', priceRoutes(books));
  app.route('/v1/checkout/sessions', checkoutSessionRoutes(books));
  app.route('/v1/subscriptions', subscriptionRoutes(books));
  app.route('/v1/invoices', invoiceRoutes(books));
  app.route('/v1/invoice_payments', invoicePaymentRoutes(books));
  app.route('/v1/charges', chargeRoutes(books));
  app.route('/v1/disputes', disputeRoutes(books));
  app.route(
    '/v1/refunds',
    refundRoutes(books, () => board.current),
  );
  app.route('/v1/billing_portal/configurations', portalConfigurationRoutes(books));
  app.route('/v1/webhook_endpoints', webhookEndpointRoutes(books));
  app.route('/v1/billing_portal/sessions', portalSessionRoutes(books));
  app.route('/v1/events', eventRoutes(books));
  app.all('/v1/*', (c) => {
    throw new StripeRefusal({
      status: 404,
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
    });
  });

  app.route('/c/pay', checkoutPages(books));
  app.route('/p/session', portalPages(books));
  app.route('/i', invoicePages(books));

  const script = (version: 3 | string) =>
    new Response(board.current.scriptIsDown ? null : browserScript(version, baseUrl), {
      status: board.current.scriptIsDown ? 503 : 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    });
  app.get('/js/v3', () => script(3));
  app.get('/js/v3/', () => script(3));
  app.get('/js/:release/stripe.js', (c) => script(c.req.param('release')));

  app.route('/__emulator', controlRoutes(books, webhooks, board));
  return app;
}
