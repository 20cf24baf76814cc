import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { App } from './context.ts';

/**
 * Sets `no-store` where a route set no `Cache-Control`. The cache in front of the Worker keeps an answer without one for
 * hours, and its key does not contain the user: it would give one person's answer to others.
 */
export const noStoreByDefault = createMiddleware<App>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

/** Answers 304 to a client that has this version. The CORS headers that let a page read it are set later, by `crossOrigin`. */
export const conditionalGet = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] });

/**
 * For content that changes only when it is seeded: a browser uses it for an hour, and after that once more while it
 * fetches a new one. A deployment starts with an empty cache, so that new content is served at once at the edge.
 */
export const CONTENT_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
