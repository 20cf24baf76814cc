import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import { answer, common } from './answers.ts';

const creation = z.strictObject({
  ...common,
  customer: z.string(),
  configuration: z.string().optional(),
  return_url: z.url().optional(),
  locale: z.string().optional(),
});

export function portalSessionRoutes(books: Books): Hono {
  return new Hono().post('/', async (c) => {
    const { customer, configuration, return_url, locale, expand } = await parameters(c, creation);
    if (!books.world.customers[customer]) throw noSuch('customer', customer, 'customer', 400);
    if (configuration !== undefined && !books.world.portalConfigurations[configuration])
      throw noSuch('configuration', configuration, 'configuration', 400);
    const made = newPortalSession({
      customer,
      configuration: configuration ?? null,
      returnUrl: return_url ?? null,
      locale: locale ?? null,
      pageUrl: (id) => books.page(`/p/session/${id}`),
      now: books.clock(customer),
    });
    books.world.portalSessions[made.id] = made;
    return answer(c, books, made, expand);
  });
}
