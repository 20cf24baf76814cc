import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { answer, answerList, common, listing } from './answers.ts';

const listQuery = z.strictObject({
  ...listing,
  invoice: z.string().optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});

export function invoicePaymentRoutes(books: Books): Hono {
  const { invoicePayments } = books.world;
  return new Hono()
    .get('/', async (c) => {
      const { invoice, payment, status, ...page } = await parameters(c, listQuery);
      const found = Object.values(invoicePayments).filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (payment === undefined || one.payment.payment_intent === payment.payment_intent) &&
          (status === undefined || one.status === status),
      );
      return answerList(c, books, found, page);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const found = invoicePayments[c.req.param('id')];
      if (!found) throw noSuch('invoice_payment', c.req.param('id'));
      return answer(c, books, found, expand);
    });
}
