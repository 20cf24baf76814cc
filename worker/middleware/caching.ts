import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { App } from './context.ts';

/**
 * An answer that says nothing about it is kept by nobody. The cache in front of the Worker would keep it for hours and,
 * since it does not look at who is asking, show it to others.
 */
export const noStoreByDefault = createMiddleware<App>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

/** Answers 304 to whoever has the same already, and still lets the page read it. */
export const conditionalGet = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'access-control-expose-headers',
    'x-request-id',
  ],
});

/**
 * What changes only with a seeding: an hour old in a browser, and then shown once more while a new one is fetched. Every
 * deployment begins with an empty cache, which is how a seeding is seen at once at the edge.
 */
export const CONTENT_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
