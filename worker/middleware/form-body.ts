import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors/refusal.ts';
import type { App } from './context.ts';

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Lets a form of a page be sent as browsers send it: from here on its fields are a JSON body like any other.
 * @throws ApiError `invalid_request` when it cannot be read
 */
export const formAsJson = createMiddleware<App>(async (c, next) => {
  if (FORM.test(c.req.header('content-type') ?? '')) {
    const fields = await c.req.parseBody().catch(() => {
      throw new ApiError('invalid_request', { fields: { body: 'invalid' } });
    });
    const headers = new Headers(c.req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const { method, url } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body: JSON.stringify(fields) });
    c.req.bodyCache = {};
  }
  await next();
});
