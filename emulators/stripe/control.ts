import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from './books.ts';
import { DAY_S } from './calendar.ts';
import { moveClock } from './clock.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { receive, refuse } from './invoicing.ts';
import { defaultKnobs, type Knobs, knobsSchema } from './knobs.ts';
import { settle } from './lifecycle.ts';
import { chargeOf, chargesOf } from './objects/charge.ts';
import { newDispute } from './objects/dispute.ts';
import { customerOf } from './objects/event.ts';
import { subscriptionOf } from './objects/invoice.ts';
import { isLive, itemOf } from './objects/subscription.ts';
import type { Webhooks } from './webhooks.ts';

/** Control routes of the emulator, below `/__emulator`, with JSON bodies. */

const advance = z.strictObject({
  days: z.number().min(0).max(3660),
  /** Advances this customer's clock; everyone's when absent. */
  customer: z.string().optional(),
});
/** Advances to this customer's next renewal, at the start of its draft hour. */
const renewal = z.strictObject({ customer: z.string() });
/** Makes the payments of this customer arrive, or fail, that are on their way. */
const arrival = z.strictObject({ customer: z.string(), fails: z.boolean().default(false) });
/**
 * Disputes this customer's payment, as their bank does; default: the latest. `inquiry`: it asks before it takes money.
 */
const dispute = z.strictObject({
  customer: z.string(),
  charge: z.string().optional(),
  inquiry: z.boolean().default(false),
});
const decision = z.strictObject({ status: z.enum(['won', 'lost', 'warning_closed']) });
const take = z.strictObject({
  customer: z.string().optional(),
  /** Time of the signatures in milliseconds since 1970; default: now. */
  at: z.number().optional(),
});

async function read<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse((await request.text()) || '{}'));
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  return parsed.data;
}

export function controlRoutes(
  books: Books,
  webhooks: Webhooks,
  board: { current: Knobs; initial: Partial<Knobs> },
): Hono {
  const { world } = books;
  return new Hono()
    .get('/knobs', (c) => c.json(board.current))
    .post('/knobs', async (c) => {
      const { refundsFailFor, ...knobs } = await read(c.req.raw, knobsSchema.partial());
      const before = board.current;
      board.current = {
        ...before,
        ...knobs,
        refundsFailFor: {
          ...before.refundsFailFor,
          ...refundsFailFor,
        },
      };
      return c.json(board.current);
    })
    .delete('/knobs', (c) => {
      board.current = { ...defaultKnobs, ...board.initial };
      return c.json(board.current);
    })
    .post('/advance', async (c) => {
      const { days, customer } = await read(c.req.raw, advance);
      const isKnown = (id: string) => id in world.customers || id in world.deletedCustomers;
      if (customer !== undefined && !isKnown(customer)) throw noSuch('customer', customer);
      moveClock(world, days, customer ?? null);
      settle(books);
      return c.json({ now: new Date(books.clock(customer ?? null) * 1000).toISOString() });
    })
    .post('/advance-to-renewal', async (c) => {
      const { customer } = await read(c.req.raw, renewal);
      const live = Object.values(world.subscriptions).find((one) => one.customer === customer && isLive(one));
      if (!live) throw noSuch('live subscription of the customer', customer);
      const seconds = Math.max(0, itemOf(live).current_period_end - books.clock(customer));
      moveClock(world, seconds / DAY_S, customer);
      settle(books);
      return c.json({ now: new Date(books.clock(customer) * 1000).toISOString() });
    })
    .post('/payments-arrive', async (c) => {
      const { customer, fails } = await read(c.req.raw, arrival);
      const now = books.clock(customer);
      for (const invoice of Object.values(world.invoices)) {
        const subscription = world.subscriptions[subscriptionOf(invoice)];
        const card = world.paymentMethods[subscription?.default_payment_method ?? ''];
        const isOnItsWay = invoice.status === 'open' && card?.behaviour === 'pays later';
        if (invoice.customer !== customer || !isOnItsWay || !subscription) continue;
        if (fails) refuse(books, invoice, subscription, now);
        else receive(books, invoice, now);
      }
      return c.body(null, 204);
    })
    .post('/disputes', async (c) => {
      const { customer, charge: wanted, inquiry } = await read(c.req.raw, dispute);
      const charges = chargesOf(world, customer);
      const charge = charges.find(({ id }) => wanted === undefined || id === wanted);
      if (!charge) throw noSuch('charge of the customer', wanted ?? customer);
      const made = newDispute(charge, inquiry, books.clock(customer));
      world.disputes[made.id] = made;
      books.announce('charge.dispute.created', made, made.created);
      return c.json(made);
    })
    .post('/disputes/:id/escalate', (c) => {
      const inquiry = world.disputes[c.req.param('id')];
      if (!inquiry) throw noSuch('dispute', c.req.param('id'));
      inquiry.status = 'needs_response';
      const now = books.clock(chargeOf(world, inquiry.charge)!.customer);
      books.announce('charge.dispute.funds_withdrawn', inquiry, now);
      return c.json(inquiry);
    })
    .post('/disputes/:id/close', async (c) => {
      const { status } = await read(c.req.raw, decision);
      const closed = world.disputes[c.req.param('id')];
      if (!closed) throw noSuch('dispute', c.req.param('id'));
      closed.status = status;
      books.announce('charge.dispute.closed', closed, books.clock(chargeOf(world, closed.charge)!.customer));
      return c.json(closed);
    })
    .post('/refunds/:id/fail', (c) => {
      const refund = world.refunds[c.req.param('id')];
      if (!refund) throw noSuch('refund', c.req.param('id'));
      refund.status = 'failed';
      refund.failure_reason = 'expired_or_canceled_card';
      books.announce('refund.failed', refund, books.clock(refund.customer));
      return c.json(refund);
    })
    .get('/webhooks', (c) => {
      const customer = c.req.query('customer');
      const shown = webhooks.deliveries.filter(
        ({ event }) => customer === undefined || customerOf(event) === customer,
      );
      return c.json(
        shown.map(({ event, ...rest }) => ({
          id: event.id,
          type: event.type,
          created: event.created,
          ...rest,
        })),
      );
    })
    .post('/webhooks/take', async (c) => {
      const { customer, at } = await read(c.req.raw, take);
      return c.json(webhooks.take(customer ?? null, at ?? null));
    })
    .post('/webhooks/:event/again', (c) => {
      const event = world.events[c.req.param('event')];
      if (!event) throw noSuch('event', c.req.param('event'));
      webhooks.again(event);
      return c.body(null, 202);
    });
}
