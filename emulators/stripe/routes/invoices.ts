import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import { answer, answerList, common, listing } from './answers.ts';

const listQuery = z.strictObject({
  ...listing,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

export function invoiceRoutes(books: Books): Hono {
  const { invoices } = books.world;
  return new Hono()
    .get('/', async (c) => {
      const { customer, subscription, status, ...page } = await parameters(c, listQuery);
      const found = Object.values(invoices).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || subscriptionOf(one) === subscription) &&
          (status === undefined || one.status === status),
      );
      return answerList(c, books, found, page);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const found = invoices[c.req.param('id')];
      if (!found) throw noSuch('invoice', c.req.param('id'));
      return answer(c, books, found, expand);
    });
}
