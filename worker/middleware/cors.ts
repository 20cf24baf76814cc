import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { HUMAN_CHECK_HEADER } from '../../contract/human-check.ts';
import { TIME_ZONE_HEADER } from '../../contract/time-zone.ts';
import { isAllowedOrigin } from '../config/origins.ts';
import type { App } from './context.ts';

const DAY_S = 24 * 3600;

const permissions: MiddlewareHandler<App> = cors({
  origin: (origin, c) => (isAllowedOrigin(c.env, origin) ? origin : null),
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'content-type',
    'accept',
    'authorization',
    'idempotency-key',
    'last-event-id',
    'range',
    HUMAN_CHECK_HEADER,
    TIME_ZONE_HEADER,
  ],
  exposeHeaders: [
    'x-request-id',
    'server-timing',
    'retry-after',
    'content-range',
    'accept-ranges',
    'content-length',
  ],
  maxAge: DAY_S,
});

/**
 * Allows credentialed calls from the configured origins only. The headers are set after the route answered: Hono would
 * otherwise put them on an empty response and copy both into a third.
 */
export const crossOrigin = createMiddleware<App>(async (c, next) => {
  if (c.req.method === 'OPTIONS') return permissions(c, next);
  await next();
  await permissions(c, async () => {});
});
