import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { answerList, listing } from './answers.ts';

const time = z.coerce.number().int().optional();
const listQuery = z.strictObject({
  ...listing,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  created: z.strictObject({ gte: time, lte: time }).optional(),
});

/** Seconds that Stripe lists an event. */
const LISTED_S = 30 * 24 * 3600;

export function eventRoutes(books: Books): Hono {
  const { events } = books.world;
  return new Hono()
    .get('/', async (c) => {
      const { type, types, created, ...page } = await parameters(c, listQuery);
      if (type !== undefined && types !== undefined)
        throw invalidRequest('You may only specify one of these parameters: type, types.');
      const from = Math.max(created?.gte ?? 0, books.clock(null) - LISTED_S);
      const listed = Object.values(events).filter(
        (event) =>
          event.created >= from &&
          event.created <= (created?.lte ?? Number.POSITIVE_INFINITY) &&
          (type === undefined || event.type === type) &&
          (types === undefined || types.includes(event.type)),
      );
      return answerList(c, books, listed, page);
    })
    .get('/:id', (c) => {
      const found = events[c.req.param('id')];
      if (!found) throw noSuch('event', c.req.param('id'));
      return c.json(found);
    });
}
