import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIRST_PORT } from './first-port.ts';
import { bundleWorker, type Made, type Stack, seedState, startStack } from './stack.ts';

/** Ports for each stack and what a test may start beside it. */
const PORTS_EACH = 10;
/** A build takes seconds; one that takes minutes hangs. */
const BUILD_LIMIT_MS = 5 * 60_000;

/** @param index from 1 */
function portsOf(index: number) {
  const first = FIRST_PORT + (index - 1) * PORTS_EACH;
  return { api: first, providers: first + 1, app: first + 2 };
}

function originsOf(index: number) {
  const ports = portsOf(index);
  return {
    app: `http://localhost:${ports.app}`,
    api: `http://localhost:${ports.api}`,
    providers: `http://127.0.0.1:${ports.providers}`,
  };
}

/** The stack of this test file; the first one where nothing runs beside it. */
export const STACK = originsOf(Number(process.env.VITEST_POOL_ID ?? 1));

/** Headers of an answer that stands in for one of the API's, so that the page may read it. */
export const READABLE = {
  'access-control-allow-origin': STACK.app,
  'access-control-allow-credentials': 'true',
};

/** Where a browser reaches the product when something stands between them; see `engines/line.ts`. */
export const LINE = { app: `http://localhost:${FIRST_PORT + 3}`, api: `http://localhost:${FIRST_PORT + 4}` };

/** What the app must be built with to run against a stack: its API, and the built-in Google and Stripe. */
export function buildSettings({ app, api, providers } = STACK) {
  return {
    // A test runner's own would bring React's development build.
    NODE_ENV: 'production',
    VITE_API_ORIGIN: api,
    VITE_APP_ORIGIN: app,
    VITE_GOOGLE_CLIENT_ID: 'built-in.apps.googleusercontent.com',
    VITE_GOOGLE_SCRIPT: `${providers}/google/gsi/client`,
    VITE_STRIPE_SCRIPT: `${providers}/stripe/js/endive/stripe.js`,
  };
}

/**
 * Builds the app.
 * @param folder below `web`
 * @throws Error when it does not build; why is on the screen
 */
export function buildApp(folder: string, settings: Record<string, string>): void {
  execFileSync(
    'vite',
    ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', '--outDir', folder],
    { stdio: 'inherit', timeout: BUILD_LIMIT_MS, env: { ...process.env, ...settings } },
  );
}

/**
 * The whole product as it is deployed: the built app with its real headers, the Worker, the built-in providers.
 * @param index from 1
 * @param how.reachedAt where the browser finds the app and the API, if not at their own ports
 * @param how.template what several products are made from; without one this product is built and seeded for itself
 */
export function startProduct(
  index = 1,
  { reachedAt = {}, template }: { reachedAt?: Partial<typeof LINE>; template?: Template } = {},
): Promise<Stack> {
  const ports = portsOf(index);
  const folder = `dist-${index}`;
  const origins = { ...originsOf(index), ...reachedAt };
  if (template) copyApp(template.app, folder, origins);
  else buildApp(folder, buildSettings(origins));
  return startStack(ports, { app: join('web', folder), made: template });
}

/** What a stack is made from, and an app that was built for origins that nobody has, as a folder below `web`. */
type Template = Made & { app: string };

const NOBODYS = {
  app: 'http://localhost:59002',
  api: 'http://localhost:59001',
  providers: 'http://127.0.0.1:59003',
};
const IS_TEXT = /(\.(html|js|css|json|txt|xml|svg|webmanifest)|_headers|_redirects)$/;

const templateIn = (folder: string): Template => ({
  app: 'dist-template',
  state: join(folder, 'state'),
  worker: join(folder, 'worker', 'index.js'),
});

/**
 * Builds, bundles and seeds once, for as many products as there are, and hands the folder on in `TEST_TEMPLATE` to the
 * processes that run the test files.
 * @param folder of this run's own; has to be there as long as a product runs
 */
export async function makeTemplate(folder: string): Promise<Template> {
  const template = templateIn(folder);
  buildApp(template.app, buildSettings(NOBODYS));
  bundleWorker(dirname(template.worker));
  await seedState(template.state);
  process.env.TEST_TEMPLATE = folder;
  return template;
}

/** What the products of this run are made from. @throws Error when there is nothing */
export function madeForThisRun(): Template {
  const folder = process.env.TEST_TEMPLATE;
  if (!folder) throw new Error('Nothing was made for this run: see e2e/global-setup.ts');
  return templateIn(folder);
}

/** Copies a built app, with the origins of a product where those of nobody were. @param from, to below `web` */
export function copyApp(from: string, to: string, origins: typeof STACK): void {
  rmSync(join('web', to), { recursive: true, force: true });
  cpSync(join('web', from), join('web', to), { recursive: true });
  for (const name of readdirSync(join('web', to), { recursive: true, encoding: 'utf8' })) {
    if (!IS_TEXT.test(name)) continue;
    const path = join('web', to, name);
    const text = readFileSync(path, 'utf8');
    const its = (['app', 'api', 'providers'] as const).reduce(
      (so, which) => so.replaceAll(NOBODYS[which], origins[which]),
      text,
    );
    if (/:5900[123]/.test(its)) throw new Error(`${path} names an origin in a way that is not known here`);
    if (its !== text) writeFileSync(path, its);
  }
}
