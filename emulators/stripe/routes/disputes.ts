import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { parameters } from '../form-body.ts';
import { answerList, listing } from './answers.ts';

const listQuery = z.strictObject({
  ...listing,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

export function disputeRoutes(books: Books): Hono {
  return new Hono().get('/', async (c) => {
    const { charge, payment_intent, ...page } = await parameters(c, listQuery);
    const found = Object.values(books.world.disputes).filter(
      (one) =>
        (charge === undefined || one.charge === charge) &&
        (payment_intent === undefined || one.payment_intent === payment_intent),
    );
    return answerList(c, books, found, page);
  });
}
