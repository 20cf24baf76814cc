import { readdirSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import {
  unstable_getMiniflareWorkerOptions as miniflareOptionsOf,
  unstable_readConfig as readConfig,
  unstable_getVarsForDev as varsForDev,
} from 'wrangler';

/**
 * The Worker and the built app in workerd, as `wrangler dev` runs them and with the options that wrangler makes of their
 * configuration, but without wrangler itself: no process of its own for each, nothing that looks for changed files, and no
 * second workerd that hands every request on.
 */

export type Server = { origin: string; stop(): Promise<void> };

type Told = (text: string) => void;

type WorkerOptions = ReturnType<typeof miniflareOptionsOf>['workerOptions'];
type Modules = {
  type: NonNullable<WorkerOptions['modulesRules']>[number]['type'];
  path: string;
  contents?: string;
}[];

/** What Miniflare itself says, which would go to the screen, but for a line for every request. */
class Kept extends Log {
  readonly #told: Told;
  constructor(told: Told) {
    super(LogLevel.WARN);
    this.#told = told;
  }
  override log(message: string): void {
    this.#told(`${message}\n`);
  }
}

/**
 * Resolves when it answers.
 * @param stored folder of its storage
 * @throws Error when the port is taken, or the code does not run
 */
async function serve(
  { modulesRules: _, ...options }: WorkerOptions,
  modules: Modules,
  where: { host: string; port: number; path: string; stored?: string },
  told: Told,
): Promise<Server> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: where.host,
      port: where.port,
      resourcePersistencePath: where.stored,
      // Not asked of the network: the placeholder that `wrangler dev` falls back to without one.
      cf: false,
      log: new Kept(told),
      handleStructuredLogs: ({ message }) => told(`${message}\n`),
      workers: [{ ...options, modules, modulesRoot: dirname(modules[0]!.path) }],
    }),
  );
  const stop = () => server.dispose();
  try {
    const { origin } = await server.ready;
    // The first answer takes as long as compiling it.
    await (await fetch(origin + where.path)).arrayBuffer();
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A bundle, and what wrangler put beside it. @param rules which kind of module a file is, by its name */
function modulesOf(script: string, rules: WorkerOptions['modulesRules'] = []): Modules {
  const beside = readdirSync(dirname(script)).flatMap((name) => {
    const rule = rules.find(({ include }) => include.some((glob) => matchesGlob(name, glob)));
    return rule && name !== basename(script) ? [{ type: rule.type, path: join(dirname(script), name) }] : [];
  });
  return [{ type: 'ESModule', path: script }, ...beside];
}

/**
 * Serves a bundled Worker, with everything that wrangler.toml binds it to.
 * @param script path of its bundle; what it imports lies beside it
 * @param port 0 for any that is free
 * @param how.vars path of a file of settings and secrets, as `wrangler dev --env-file` takes it
 * @param how.state folder of its storage, as `wrangler dev --persist-to` takes it
 */
export async function serveWorker(
  script: string,
  port: number,
  how: { vars: string; state: string },
  told: Told,
): Promise<Server> {
  const config = readConfig({ config: 'wrangler.toml' });
  const vars = varsForDev(config.configPath, [resolve(how.vars)], config.vars, undefined, true);
  // Wrangler looks beside its configuration for a developer's own `.dev.vars`, and would say that it uses them.
  const { workerOptions } = miniflareOptionsOf({ ...config, userConfigPath: resolve(how.vars) });
  const bindings = Object.fromEntries(Object.entries(vars).map(([name, { value }]) => [name, value]));
  return serve(
    { ...workerOptions, bindings },
    modulesOf(resolve(script), workerOptions.modulesRules),
    { host: config.dev.ip, port, path: '/test', stored: join(how.state, 'v3') },
    told,
  );
}

/**
 * Serves a built app as it is deployed, with its real headers and the same fallback to index.html.
 * @param directory of its files
 */
export async function serveApp(directory: string, port: number, told: Told): Promise<Server> {
  const config = readConfig({ config: 'web/preview.toml' });
  const { workerOptions } = miniflareOptionsOf(config, undefined, {
    overrides: { assets: { directory: resolve(directory) } },
  });
  // Files alone answer; a Worker without code is what they are assets of.
  const none: Modules = [{ type: 'ESModule', path: resolve('none.js'), contents: '' }];
  return serve(workerOptions, none, { host: config.dev.ip, port, path: '/' }, told);
}
