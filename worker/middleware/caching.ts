import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { App } from './context.ts';

/**
 * Sets `no-store` where a route set no `Cache-Control`. The edge cache keeps a response without one for hours, under a
 * key without the user, and would serve it to others.
 */
export const noStoreByDefault = createMiddleware<App>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

/** Answers 304 to a client that has this version. `crossOrigin` sets the CORS headers later. */
export const conditionalGet = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] });

/**
 * For content that changes only by seeding: browsers use it for an hour, then once more while revalidating. A
 * deployment starts with an empty edge cache.
 */
export const CONTENT_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** For content whose address changes with it. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
