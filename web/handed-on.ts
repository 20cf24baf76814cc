/**
 * Paths of the app's origin that belong to the API, as patterns of Pages' `_routes.json`: `*` stands for any
 * characters, slashes included. `functions/[[path]].ts` hands them on; every other path is a page or file of the app.
 * `/auth/google/callback` is a page, so Google's redirect to this origin ends at `/api/auth/google/callback`.
 */
export const HANDED_ON = [
  '/admin',
  '/admin/*',
  '/api/*',
  '/auth/google',
  '/auth/refresh-token',
  '/books/*',
  '/covers/*',
  '/e/*',
  '/feeds/*',
  '/files/*',
  '/health',
  '/test',
];

/** Content of `_routes.json`, without which every static file would invoke the Function. */
export const routesFile = (): string =>
  JSON.stringify({ version: 1, include: HANDED_ON, exclude: [] }, null, 2);
