import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors/refusal.ts';
import type { App } from './context.ts';

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Converts the fields of an HTML form into a JSON body.
 * @throws ApiError `invalid_request` when the form cannot be parsed
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
