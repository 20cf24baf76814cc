import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HANDED_ON, routesFile } from '../web/handed-on.ts';
import { PAGES } from '../web/src/paths.ts';
import { ENDPOINTS, INTERNAL } from '../worker/openapi/endpoints.ts';

/**
 * Compares `_routes.json` of the app's origin with the routes of Worker and app, and with the app's files. That
 * `ENDPOINTS` and `INTERNAL` have every route of the Worker is tested in `worker/routes/openapi.test.ts`.
 */

/** Routes of the Worker that the app's origin does not have. */
const ON_OWN_ADDRESS: Record<string, string> = {
  '/': 'the home page of the app',
  '/api': 'a ping of the earlier app, which has the address of the API',
  '/auth/google/callback': 'a page of the app; Google returns to /api/auth/google/callback',
};

const patternOf = (rule: string) =>
  new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
const rulesFor = (path: string) => HANDED_ON.filter((rule) => patternOf(rule).test(path));
const addressOf = (route: string) => route.replace(/:\w+/g, 'name').replace('*', 'some/name.txt');

const workerPaths = [
  ...new Set([...Object.keys(ENDPOINTS), ...Object.keys(INTERNAL)].map((route) => route.split(' ')[1]!)),
];
const files = readdirSync('web/public', { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);

// @spec 7.1
test('every route of the Worker is handed on, except on its own address', () => {
  expect(workerPaths.length).toBeGreaterThan(50);
  const left = workerPaths.filter((path) => rulesFor(addressOf(path)).length === 0);
  expect(left.sort()).toEqual(Object.keys(ON_OWN_ADDRESS).sort());
});

test('no page and no file of the app is handed on', () => {
  expect(files).toContain('/proxy.html');
  const pages = Object.values(PAGES).map(({ path }) => addressOf(path));
  // A page is also a file; built files are in assets/.
  const own = [...pages, ...pages.map((path) => `${path}.html`), ...files, '/index.html', '/assets/app.js'];
  expect(own.filter((path) => rulesFor(path).length > 0)).toEqual([]);
});

test('every rule is for a route, and no two for the same one', () => {
  const paths = workerPaths.map(addressOf);
  expect(HANDED_ON.filter((rule) => !paths.some((path) => patternOf(rule).test(path)))).toEqual([]);
  // Pages refuses a deployment whose rules overlap.
  expect(paths.filter((path) => rulesFor(path).length > 1)).toEqual([]);
});

test("the built file has the rules in Pages' format", () => {
  expect(JSON.parse(routesFile())).toEqual({ version: 1, include: HANDED_ON, exclude: [] });
});
