import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Ports, writeSettings } from '../scripts/local-settings.ts';
import { expectFree, startServices } from '../scripts/services.ts';

/** A folder of seeded state, the bundled Worker and the app's bundled Function; copying is faster than making them. */
export type Made = { state: string; worker: string; functions: string };

export type Stack = { stop(): Promise<void>; log(): string };

/** Timeout of bundling, which takes seconds. */
const BUNDLE_LIMIT_MS = 2 * 60_000;
const run = promisify(execFile);

/**
 * Starts providers and Worker on separate ports with a temporary seeded state, independent of a developer's stack.
 * @param how.app folder of a built app to serve as well
 * @param how.settings of the Worker that differ from local development
 * @param how.made shared state and bundle; without it this stack is bundled and seeded separately
 */
export async function startStack(
  ports: Ports,
  { app, settings = {}, made }: { app?: string; settings?: Record<string, string>; made?: Made } = {},
): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-'));
  const vars = join(folder, 'vars');
  const state = join(folder, 'state');
  const removeState = () => rmSync(folder, { recursive: true, force: true });
  endOnSignals();
  process.once('exit', removeState);
  const lines: string[] = [];
  const noted = (name: string) => (text: string) => lines.push(`${name}: ${text}`);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(stops.map((each) => each()));
    removeState();
  };
  try {
    await expectFree({ name: 'worker', port: ports.api });
    if (app !== undefined) await expectFree({ name: 'app', port: ports.app });
    writeSettings(vars, ports, settings);
    if (made) cpSync(made.state, state, { recursive: true });
    else await seedState(state);
    const worker = made?.worker ?? (await bundleWorker(join(folder, 'worker')));
    // Imported lazily: every test file loads this module, few start a stack.
    const { HOST, serveApp, serveWorker } = await import('./serve.ts');
    const serveBuilt = async (directory: string) => {
      const functions = made?.functions ?? (await bundleFunctions(join(folder, 'functions')));
      return serveApp(directory, ports.app, { functions, api: `${HOST}:${ports.api}` }, noted('app'));
    };
    const servers = [
      startProviders(ports, noted('providers')),
      serveWorker(worker, ports.api, { vars, state }, noted('worker')),
      ...(app === undefined ? [] : [serveBuilt(app)]),
    ];
    const started = await Promise.allSettled(servers);
    for (const one of started) if (one.status === 'fulfilled') stops.push(one.value.stop);
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    return { stop, log: () => lines.join('') };
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${lines.join('').slice(-4000)}`, { cause: error });
  }
}

/** Starts the built-in providers in a separate process. Resolves when they answer. */
export async function startProviders(
  { api, providers: port }: Ports,
  print: (text: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const command = ['node', 'emulators/main.ts', String(port), '--api', `http://localhost:${api}`];
  const ready = `http://127.0.0.1:${port}/openai/v1/models`;
  const running = await startServices([{ name: 'providers', port, command, ready }], (_, text) =>
    print(text),
  );
  await running.ready.catch(async (error) => {
    await running.stop();
    throw error;
  });
  return running;
}

/** A signal ends a process without its exit handlers, which stop the services. */
function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/** Seeds a folder of state. Imported lazily, like the servers. */
export async function seedState(state: string): Promise<void> {
  const { seed } = await import('../tools/seed/main.ts');
  await seed(state);
}

/**
 * Bundles the Worker as for a deployment.
 * @param folder for the bundle
 * @returns path of the script
 */
export async function bundleWorker(folder: string): Promise<string> {
  await run('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', folder], {
    timeout: BUNDLE_LIMIT_MS,
  });
  return join(folder, 'index.js');
}

/**
 * Bundles the app's Pages Function as for a deployment.
 * @param folder for the bundle
 * @param project folder of the Pages project
 * @returns path of the script
 */
export async function bundleFunctions(folder: string, project = 'web'): Promise<string> {
  await run('wrangler', ['pages', 'functions', 'build', '--cwd', project, '--outdir', resolve(folder)], {
    timeout: BUNDLE_LIMIT_MS,
  });
  return join(folder, 'index.js');
}
