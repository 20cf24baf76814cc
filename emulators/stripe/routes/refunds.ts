import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch, StripeRefusal } from '../errors.ts';
import { parameters } from '../form-body.ts';
import type { Knobs } from '../knobs.ts';
import { chargeOfIntent, isDisputed } from '../objects/charge.ts';
import { newRefund } from '../objects/refund.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

/** `charge` is not supported. Without an amount the rest of the payment is refunded. */
const creation = z.strictObject({
  ...common,
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});
const listQuery = z.strictObject({
  ...listing,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
});

export function refundRoutes(books: Books, knobs: () => Knobs): Hono {
  const { invoicePayments, invoices, refunds } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const wanted = await parameters(c, creation);
      const intent = wanted.payment_intent;
      const payment = Object.values(invoicePayments).find((one) => one.payment.payment_intent === intent);
      if (!payment) throw noSuch('payment_intent', intent, 'payment_intent', 400);
      const { customer } = invoices[payment.invoice]!;
      if (knobs().refundsFailFor[customer]) {
        throw new StripeRefusal({ status: 500, type: 'api_error', message: 'An unknown error occurred.' });
      }
      if (payment.status !== 'paid') {
        throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
      }
      const before = chargeOfIntent(books.world, intent)!;
      if (before.refunded) {
        throw invalidRequest('Charge has already been refunded.', undefined, 'charge_already_refunded');
      }
      if (isDisputed(books.world, before.id)) {
        throw invalidRequest('Charge has been charged back.', undefined, 'charge_disputed');
      }
      const rest = before.amount - before.amount_refunded;
      const amount = wanted.amount ?? rest;
      if (amount > rest) throw invalidRequest('Refund amount is greater than unrefunded amount.', 'amount');
      const now = books.clock(customer);
      const made = newRefund({
        paymentIntent: intent,
        customer,
        charge: before.id,
        amount,
        currency: payment.currency,
        reason: wanted.reason ?? null,
        metadata: wanted.metadata ?? {},
        now,
      });
      refunds[made.id] = made;
      books.announce('refund.created', made, now);
      books.announce('charge.refunded', chargeOfIntent(books.world, intent)!, now);
      return answer(c, books, made, wanted.expand);
    })
    .get('/', async (c) => {
      const { payment_intent, charge, ...page } = await parameters(c, listQuery);
      const found = Object.values(refunds).filter(
        (one) =>
          (payment_intent === undefined || one.payment_intent === payment_intent) &&
          (charge === undefined || one.charge === charge),
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
