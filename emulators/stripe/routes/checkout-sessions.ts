import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { lineItemsOf } from '../line-items.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });

const creation = z.strictObject({
  ...common,
  mode: z.literal('subscription'),
  ui_mode: z.literal('hosted_page').optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z.coerce.number().int().min(1).max(1).optional() }))
    .length(1),
  success_url: z.string(),
  cancel_url: z.string().optional(),
  locale: z.string().optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer_update: z.strictObject({ address: z.enum(['auto', 'never']).optional() }).optional(),
  managed_payments: z.strictObject({ enabled: flag }).optional(),
  expires_at: z.coerce.number().int().optional(),
});

const listQuery = z.strictObject({
  ...listing,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

/** Stripe requires a scheme and a host; the session's id is filled in later. */
function checkUrl(url: string, param: string): void {
  if (!/^https?:\/\/[^/]/.test(url)) throw invalidRequest('Not a valid URL', param, 'url_invalid');
}

export function checkoutSessionRoutes(books: Books): Hono {
  const { checkoutSessions, checkoutOrders, customers, prices } = books.world;
  const session = (id: string) => {
    const found = checkoutSessions[id];
    if (!found) throw noSuch('checkout.session', id);
    return found;
  };
  return new Hono()
    .post('/', async (c) => {
      const wanted = await parameters(c, creation);
      const priceId = wanted.line_items[0]!.price;
      const price = prices[priceId];
      if (!price) throw noSuch('price', priceId, 'line_items[0][price]', 400);
      if (wanted.customer && wanted.customer_email) {
        throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
      }
      if (wanted.customer && !customers[wanted.customer]) {
        throw noSuch('customer', wanted.customer, 'customer', 400);
      }
      // Stripe Tax needs a place to store the address that it asks for.
      if (wanted.automatic_tax?.enabled && wanted.customer && wanted.customer_update?.address !== 'auto') {
        throw invalidRequest(
          'Automatic tax calculation in Checkout requires a valid address on the Customer.',
          'automatic_tax',
        );
      }
      checkUrl(wanted.success_url, 'success_url');
      if (wanted.cancel_url) checkUrl(wanted.cancel_url, 'cancel_url');
      const made = newCheckoutSession({
        customer: wanted.customer ?? null,
        customerEmail: wanted.customer_email ?? null,
        clientReferenceId: wanted.client_reference_id ?? null,
        price,
        successUrl: wanted.success_url,
        cancelUrl: wanted.cancel_url ?? null,
        locale: wanted.locale ?? null,
        metadata: wanted.metadata ?? {},
        pageUrl: (id) => books.page(`/c/pay/${id}`),
        expiresAt: wanted.expires_at ?? null,
        now: books.clock(wanted.customer ?? null),
      });
      checkoutSessions[made.id] = made;
      checkoutOrders[made.id] = {
        price: price.id,
        subscriptionMetadata: wanted.subscription_data?.metadata ?? {},
      };
      return answer(c, books, made, wanted.expand);
    })
    .get('/', async (c) => {
      const { customer, subscription, status, ...page } = await parameters(c, listQuery);
      const found = Object.values(checkoutSessions).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.subscription === subscription) &&
          (status === undefined || one.status === status),
      );
      return answerList(c, books, found, page);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      return answer(c, books, session(c.req.param('id')), expand);
    })
    .get('/:id/line_items', (c) => {
      const { id } = session(c.req.param('id'));
      return c.json(lineItemsOf(books.world, id));
    })
    .post('/:id/expire', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const expiring = session(c.req.param('id'));
      if (expiring.status !== 'open') {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${expiring.status}\`.`,
        );
      }
      expiring.status = 'expired';
      expiring.url = null;
      books.announce('checkout.session.expired', expiring, books.clock(expiring.customer));
      return answer(c, books, expiring, expand);
    });
}
