import { createMiddleware } from 'hono/factory';
import { isAllowedOrigin } from '../origins.ts';
import { currentRequest, inRequest } from '../request-scope.ts';
import type { App } from './context.ts';

/**
 * Gives all that is done for a request its id, and the answer where the time went: `Server-Timing`, in milliseconds up to
 * its first byte, for pages of the app to read. Not where the answer is kept for others, who would be told of a wait that
 * was not theirs; nor to a stranger who sends a password or an address, and might learn from it, free of the network's
 * noise, what we know of them.
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
