import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch, StripeRefusal } from '../errors.ts';
import { parameters } from '../form-body.ts';
import type { Knobs } from '../knobs.ts';
import { newRefund } from '../objects/refund.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

/** Full refunds only; `amount` and `charge` are not supported. */
const creation = z.strictObject({
  ...common,
  payment_intent: z.string(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});
const listQuery = z.strictObject({ ...listing, payment_intent: z.string().optional() });

export function refundRoutes(books: Books, knobs: () => Knobs): Hono {
  const { invoicePayments, invoices, refunds } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const wanted = await parameters(c, creation);
      const intent = wanted.payment_intent;
      const payment = Object.values(invoicePayments).find((one) => one.payment.payment_intent === intent);
      if (!payment) throw noSuch('payment_intent', intent, 'payment_intent', 400);
      const { customer } = invoices[payment.invoice]!;
      if (knobs().refundsFailFor.includes(customer)) {
        throw new StripeRefusal({ status: 500, type: 'api_error', message: 'An unknown error occurred.' });
      }
      if (payment.status !== 'paid') {
        throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
      }
      if (Object.values(refunds).some((one) => one.payment_intent === intent)) {
        throw invalidRequest('Charge has already been refunded.', undefined, 'charge_already_refunded');
      }
      const now = books.clock(customer);
      const made = newRefund({
        paymentIntent: intent,
        customer,
        amount: payment.amount_paid ?? 0,
        currency: payment.currency,
        reason: wanted.reason ?? null,
        metadata: wanted.metadata ?? {},
        now,
      });
      refunds[made.id] = made;
      books.announce('refund.created', made, now);
      return answer(c, books, made, wanted.expand);
    })
    .get('/', async (c) => {
      const { payment_intent, ...page } = await parameters(c, listQuery);
      const found = Object.values(refunds).filter(
        (one) => payment_intent === undefined || one.payment_intent === payment_intent,
      );
      return answerList(c, books, found, page);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const found = refunds[c.req.param('id')];
      if (!found) throw noSuch('refund', c.req.param('id'));
      return answer(c, books, found, expand);
    });
}
