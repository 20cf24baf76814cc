import { createFactory } from 'hono/factory';
import type { RouterRoute } from 'hono/types';
import { conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { refusalsOf } from '../middleware/refusals.ts';
import { requireSession } from '../middleware/session.ts';
import { bodySchemaOf, querySchemaOf } from '../middleware/validate.ts';
import { describeApi, type KnownRoute } from '../openapi/document.ts';

const { createHandlers } = createFactory<App>();

const first = <Found>(found: (Found | null)[]): Found | null => found.find((one) => one !== null) ?? null;

/** Facts of each route from the app's route table, without global guards. */
export function knownRoutes(routes: RouterRoute[]): KnownRoute[] {
  const own = routes.filter(({ method }) => method !== 'ALL');
  return [...Map.groupBy(own, ({ method, path }) => `${method} ${path}`).values()].map((entries) => {
    const handlers = entries.map(({ handler }) => handler);
    return {
      method: entries[0]!.method,
      path: entries[0]!.path,
      isConditional: handlers.some((handler) => handler === conditionalGet),
      needsToken: handlers.some((handler) => handler === requireSession),
      body: first(handlers.map(bodySchemaOf)),
      query: first(handlers.map(querySchemaOf)),
      refusals: handlers.flatMap(refusalsOf),
    };
  });
}

/**
 * The OpenAPI document, built once.
 * @param routes called after all routes are registered
 */
export const openapi = (routes: () => RouterRoute[]) => {
  let document: string | undefined;
  return createHandlers((c) => {
    document ??= JSON.stringify(describeApi(knownRoutes(routes())));
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(document);
  });
};
