import { createMiddleware } from 'hono/factory';
import { isAllowedOrigin } from '../config/origins.ts';
import { currentRequest, inRequest } from '../logging/request-scope.ts';
import type { App } from './context.ts';

/**
 * Opens the scope that gives all work for a request its id, and answers with `Server-Timing`: milliseconds up to the first
 * byte, which pages of the app may read. There is none on answers that caches keep, since the time would be that of another
 * request, and none for clients without a session that send something: without the noise of the network, the time could
 * tell whether an account exists.
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
