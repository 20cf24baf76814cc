import { createFactory } from 'hono/factory';
import { geoOf } from '../../contract/schemas/geo.ts';
import type { App } from '../middleware/context.ts';
import { countryOf } from '../middleware/place.ts';

const { createHandlers } = createFactory<App>();

/** Country of the caller from Cloudflare's request data; nothing is stored or sent to third parties. */
export const read = createHandlers((c) => {
  c.header('Cache-Control', 'private, no-store');
  return c.json(geoOf(countryOf(c)));
});
