import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { chargeOf, chargesOf } from '../objects/charge.ts';
import { answer, answerList, common, listing } from './answers.ts';

const listQuery = z.strictObject({ ...listing, customer: z.string() });

export function chargeRoutes(books: Books): Hono {
  return new Hono()
    .get('/', async (c) => {
      const { customer, ...page } = await parameters(c, listQuery);
      return answerList(c, books, chargesOf(books.world, customer).reverse(), page);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const found = chargeOf(books.world, c.req.param('id'));
      if (!found) throw noSuch('charge', c.req.param('id'));
      return answer(c, books, found, expand);
    });
}
