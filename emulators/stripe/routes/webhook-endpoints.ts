import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { newWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

const events = z.array(z.string()).min(1);
const creation = z.strictObject({ ...common, url: z.url(), enabled_events: events, metadata });
const change = z.strictObject({
  ...common,
  enabled_events: events.optional(),
  url: z.url().optional(),
  metadata,
  disabled: z.enum(['true', 'false']).optional(),
});

/** Of one account and mode. */
const MOST = 16;

/** Stripe delivers to public addresses alone. */
function expectPublic(url: string): void {
  const { hostname } = new URL(url);
  if (/^(localhost|127\.|10\.|192\.168\.|\[)|\.local(host)?$/.test(hostname))
    throw invalidRequest('Invalid URL: URL must be publicly accessible.', 'url', 'url_invalid');
}

/** Endpoints as Stripe lists them. The emulator delivers to the address of its knob, whatever is registered here. */
export function webhookEndpointRoutes(books: Books): Hono {
  const { webhookEndpoints } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const { url, enabled_events, metadata = {}, expand } = await parameters(c, creation);
      expectPublic(url);
      if (Object.keys(webhookEndpoints).length >= MOST)
        throw invalidRequest(`You have reached the maximum of ${MOST} test webhook endpoints.`);
      const now = books.clock(null);
      const { secret, ...made } = newWebhookEndpoint({ url, events: enabled_events, metadata, now });
      webhookEndpoints[made.id] = made;
      return answer(c, books, { ...made, secret }, expand);
    })
    .get('/', async (c) =>
      answerList(c, books, Object.values(webhookEndpoints), await parameters(c, z.strictObject(listing))),
    )
    .post('/:id', async (c) => {
      const { expand, metadata = {}, disabled, ...changed } = await parameters(c, change);
      const found = webhookEndpoints[c.req.param('id')];
      if (!found) throw noSuch('webhook endpoint', c.req.param('id'));
      if (changed.url) expectPublic(changed.url);
      // Keys that are not named stay; an empty value unsets one.
      const merged = Object.entries({ ...found.metadata, ...metadata }).filter(([, value]) => value !== '');
      Object.assign(found, changed, { metadata: Object.fromEntries(merged) });
      if (disabled) found.status = disabled === 'true' ? 'disabled' : 'enabled';
      return answer(c, books, found, expand);
    })
    .delete('/:id', (c) => {
      const id = c.req.param('id');
      if (!webhookEndpoints[id]) throw noSuch('webhook endpoint', id);
      delete webhookEndpoints[id];
      return c.json({ id, object: 'webhook_endpoint', deleted: true });
    });
}
