import { execFileSync } from 'node:child_process';
import type { Service } from '../scripts/services.ts';
import { type Stack, startStack, wranglerDev } from '../scripts/stack.ts';

/** Ports for each stack and what a test may start beside it. */
const PORTS_EACH = 10;
/** A build takes seconds; one that takes minutes hangs. */
const BUILD_LIMIT_MS = 5 * 60_000;
/** Another one lets two checkouts be tested at the same time. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 5101);

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

/** Serves a built app as it is deployed, with its real headers. @param folder below `web` */
export function appService(folder: string, port: number): Service {
  return {
    name: 'app',
    port,
    command: wranglerDev('-c', 'web/preview.toml', '--assets', `web/${folder}`, '--port', String(port)),
    ready: `http://localhost:${port}`,
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
 * @param reachedAt where the browser finds the app and the API, if not at their own ports
 */
export function startProduct(index = 1, reachedAt: Partial<typeof LINE> = {}): Promise<Stack> {
  const ports = portsOf(index);
  const folder = `dist-${index}`;
  buildApp(folder, buildSettings({ ...originsOf(index), ...reachedAt }));
  return startStack(ports, [appService(folder, ports.app)]);
}
