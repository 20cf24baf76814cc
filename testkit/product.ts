import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FIRST_PORT } from './first-port.ts';
import { bundleFunctions, bundleWorker, type Made, type Stack, seedState, startStack } from './stack.ts';

/** Ports of each stack, including what a test may start additionally. */
const PORTS_EACH = 10;
/** Timeout of a build, which takes seconds. */
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

/** Stack of this test file; the first one outside a pool. */
export const STACK = originsOf(Number(process.env.VITEST_POOL_ID ?? 1));

/** Origin of a proxy between browser and product; see `engines/line.ts`. */
export const LINE = `http://localhost:${FIRST_PORT + 3}`;

/** Build settings of the app for a stack: its origin, and the built-in Google and Stripe. */
export function buildSettings({ app, providers }: typeof NOBODYS = STACK) {
  return {
    // The test runner's value would select React's development build.
    NODE_ENV: 'production',
    VITE_APP_ORIGIN: app,
    VITE_GOOGLE_CLIENT_ID: 'built-in.apps.googleusercontent.com',
    VITE_GOOGLE_SCRIPT: `${providers}/google/gsi/client`,
    VITE_STRIPE_SCRIPT: `${providers}/stripe/js/endive/stripe.js`,
  };
}

/**
 * Builds the app.
 * @param folder below `web`
 * @throws Error with what was printed, when the build fails
 */
export async function buildApp(folder: string, settings: Record<string, string>): Promise<void> {
  await promisify(execFile)(
    'vite',
    ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', '--outDir', folder],
    { timeout: BUILD_LIMIT_MS, env: { ...process.env, ...settings } },
  );
}

/**
 * The whole product as deployed: the built app with its real headers, the Worker, the built-in providers.
 * @param index from 1
 * @param how.reachedAt origin that the browser uses instead of the app's port
 * @param how.template shared build; without one this product is built and seeded separately
 */
export async function startProduct(
  index = 1,
  { reachedAt, template }: { reachedAt?: string; template?: Template } = {},
): Promise<Stack> {
  const ports = portsOf(index);
  const folder = `dist-${index}`;
  const { app, providers } = originsOf(index);
  const origins = { app: reachedAt ?? app, providers };
  if (template) copyApp(template.app, folder, origins);
  else await buildApp(folder, buildSettings(origins));
  const settings = { APP_ORIGINS: origins.app };
  return startStack(ports, { app: join('web', folder), made: template, settings });
}

/** Shared state and Worker of all stacks, and an app built for placeholder origins, as a folder below `web`. */
type Template = Made & { app: string };

const NOBODYS = {
  app: 'http://localhost:59002',
  providers: 'http://127.0.0.1:59003',
};
const IS_TEXT = /(\.(html|js|css|json|txt|xml|svg|webmanifest)|_headers|_redirects)$/;

const templateIn = (folder: string): Template => ({
  app: 'dist-template',
  state: join(folder, 'state'),
  worker: join(folder, 'worker', 'index.js'),
  functions: join(folder, 'functions', 'index.js'),
});

/**
 * Builds, bundles and seeds once for all stacks.
 * @param folder of this run, `TEST_TEMPLATE` of the processes of the test files; needed while a stack runs
 */
export async function makeTemplate(folder: string): Promise<Template> {
  const template = templateIn(folder);
  await buildApp(template.app, buildSettings(NOBODYS));
  await bundleWorker(dirname(template.worker));
  await bundleFunctions(dirname(template.functions));
  await seedState(template.state);
  return template;
}

/** @throws Error outside a run of the browser tests */
function folderOfThisRun(): string {
  const folder = process.env.TEST_TEMPLATE;
  if (!folder) throw new Error('Nothing was made for this run: see e2e/global-setup.ts');
  return folder;
}

/**
 * Template of this run.
 * @throws Error without one
 */
export const madeForThisRun = (): Template => templateIn(folderOfThisRun());

const startedIn = (folder: string) => join(folder, 'started');

/** Notes for the test files that all stacks have started. @param failure why one has not */
export function noteStarted(folder: string, failure = ''): void {
  // Renamed, so that none reads half of it.
  writeFileSync(`${startedIn(folder)}.new`, failure);
  renameSync(`${startedIn(folder)}.new`, startedIn(folder));
}

/**
 * Waits for the stacks of this run, which start while tests run that need none.
 * @throws Error when one did not start
 */
export async function stacksStarted(): Promise<void> {
  const file = startedIn(folderOfThisRun());
  while (!existsSync(file)) await setTimeout(100);
  const failure = readFileSync(file, 'utf8');
  if (failure !== '') throw new Error(`The stacks did not start: ${failure}`);
}

/**
 * Copies a built app and replaces the placeholder origins by a stack's.
 * @param from, to below `web`
 */
export function copyApp(from: string, to: string, origins: typeof NOBODYS): void {
  rmSync(join('web', to), { recursive: true, force: true });
  cpSync(join('web', from), join('web', to), { recursive: true });
  for (const name of readdirSync(join('web', to), { recursive: true, encoding: 'utf8' })) {
    if (!IS_TEXT.test(name)) continue;
    const path = join('web', to, name);
    const text = readFileSync(path, 'utf8');
    const its = (['app', 'providers'] as const).reduce(
      (so, which) => so.replaceAll(NOBODYS[which], origins[which]),
      text,
    );
    if (/:5900[23]/.test(its)) throw new Error(`${path} names an origin in a way that is not known here`);
    if (its !== text) writeFileSync(path, its);
  }
}
