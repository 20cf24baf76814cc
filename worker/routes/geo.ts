import { createFactory } from 'hono/factory';
import { geoOf } from '../../contract/schemas/geo.ts';
import type { App } from '../middleware/context.ts';

const { createHandlers } = createFactory<App>();

/** Country of the caller from Cloudflare's request data; nothing is stored or sent to third parties. */
export const read = createHandlers((c) => {
  const { ENVIRONMENT, GEO_COUNTRY } = c.env;
  const pretended = ENVIRONMENT === 'development' ? GEO_COUNTRY : undefined;
  const cf = c.req.raw.cf as IncomingRequestCfProperties | undefined;
  c.header('Cache-Control', 'private, no-store');
  return c.json(geoOf(pretended || cf?.country));
});
