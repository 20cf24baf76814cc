import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { newWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { answer, answerList, common, listing } from './answers.ts';

const events = z.array(z.string()).min(1);
const creation = z.strictObject({ ...common, url: z.url(), enabled_events: events });
const change = z.strictObject({ ...common, enabled_events: events.optional(), url: z.url().optional() });

/** Endpoints as Stripe lists them. The emulator delivers to the address of its knob, whatever is registered here. */
export function webhookEndpointRoutes(books: Books): Hono {
  const { webhookEndpoints } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const { url, enabled_events, expand } = await parameters(c, creation);
      const { secret, ...made } = newWebhookEndpoint({ url, events: enabled_events, now: books.clock(null) });
      webhookEndpoints[made.id] = made;
      return answer(c, books, { ...made, secret }, expand);
    })
    .get('/', async (c) =>
      answerList(c, books, Object.values(webhookEndpoints), await parameters(c, z.strictObject(listing))),
    )
    .post('/:id', async (c) => {
      const { expand, ...changed } = await parameters(c, change);
      const found = webhookEndpoints[c.req.param('id')];
      if (!found) throw noSuch('webhook endpoint', c.req.param('id'));
      Object.assign(found, changed);
      return answer(c, books, found, expand);
    })
    .delete('/:id', (c) => {
      const id = c.req.param('id');
      if (!webhookEndpoints[id]) throw noSuch('webhook endpoint', id);
      delete webhookEndpoints[id];
      return c.json({ id, object: 'webhook_endpoint', deleted: true });
    });
}
