import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { answerList, listing } from './answers.ts';

const listQuery = z.strictObject({ ...listing, type: z.string().optional() });

export function eventRoutes(books: Books): Hono {
  const { events } = books.world;
  return new Hono()
    .get('/', async (c) => {
      const { type, ...page } = await parameters(c, listQuery);
      return answerList(
        c,
        books,
        Object.values(events).filter((event) => type === undefined || event.type === type),
        page,
      );
    })
    .get('/:id', (c) => {
      const found = events[c.req.param('id')];
      if (!found) throw noSuch('event', c.req.param('id'));
      return c.json(found);
    });
}
