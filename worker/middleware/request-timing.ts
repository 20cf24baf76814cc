import { createMiddleware } from 'hono/factory';
import { isAllowedOrigin } from '../config/origins.ts';
import { currentRequest, inRequest } from '../logging/request-scope.ts';
import type { App } from './context.ts';

/**
 * Opens the request scope (id) and sends `Server-Timing`: milliseconds until the first byte, readable by pages of the
 * app. Omitted on cacheable responses, which would carry another request's time, and on requests with a body and
 * without a session, where exact times could reveal whether an account exists.
 */
export const requestTiming = createMiddleware<App>((c, next) =>
  inRequest(c.get('requestId'), async () => {
    const began = Date.now();
    await next();
    const { headers } = c.res;
    const origin = c.req.header('origin');
    if (origin !== undefined && isAllowedOrigin(c.env, origin)) headers.set('Timing-Allow-Origin', origin);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isStranger = c.get('identity') === undefined;
    if (headers.get('Cache-Control')?.startsWith('public') || (isStranger && !isRead)) return;
    const times = [...(currentRequest()?.spent ?? []), ['total', Date.now() - began] as const];
    headers.set('Server-Timing', times.map(([name, ms]) => `${name};dur=${ms}`).join(', '));
  }),
);
