import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { end, scheduleEnd } from '../lifecycle.ts';
import { isLive, type Subscription } from '../objects/subscription.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');

const update = z.strictObject({
  ...common,
  cancel_at_period_end: boolean.optional(),
  cancel_at: z.union([z.literal(''), z.coerce.number().int()]).optional(),
  metadata,
});
const cancellation = z.strictObject({
  ...common,
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
});
const listQuery = z.strictObject({
  ...listing,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
});

/** Without a status Stripe lists all but cancelled ones. */
function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return subscription.ended_at !== null;
  return status === undefined ? subscription.status !== 'canceled' : subscription.status === status;
}

export function subscriptionRoutes(books: Books): Hono {
  const { customers, subscriptions } = books.world;
  const subscription = (id: string) => {
    const found = subscriptions[id];
    if (!found) throw noSuch('subscription', id);
    return found;
  };
  return new Hono()
    .get('/', async (c) => {
      const { customer, price, status, ...page } = await parameters(c, listQuery);
      const isKnown = customer === undefined || customers[customer] !== undefined;
      if (!isKnown) throw noSuch('customer', customer, 'customer', 400);
      const found = Object.values(subscriptions).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
          hasStatus(one, status),
      );
      return answerList(c, books, found, page);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      return answer(c, books, subscription(c.req.param('id')), expand);
    })
    .post('/:id', async (c) => {
      const { cancel_at, cancel_at_period_end, metadata, expand } = await parameters(c, update);
      const changed = subscription(c.req.param('id'));
      if (!isLive(changed)) {
        throw invalidRequest(
          'A canceled subscription can only update its cancellation_details and metadata.',
        );
      }
      if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
        throw invalidRequest(
          'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
        );
      }
      Object.assign(changed.metadata, metadata);
      if (cancel_at_period_end !== undefined) {
        scheduleEnd(books, changed, { atPeriodEnd: cancel_at_period_end });
      }
      if (cancel_at !== undefined) scheduleEnd(books, changed, { at: cancel_at === '' ? null : cancel_at });
      return answer(c, books, changed, expand);
    })
    .delete('/:id', async (c) => {
      const { expand } = await parameters(c, cancellation);
      const ended = subscription(c.req.param('id'));
      if (!isLive(ended)) throw noSuch('subscription', ended.id);
      end(books, ended, 'cancellation_requested', books.clock(ended.customer));
      return answer(c, books, ended, expand);
    });
}
