import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import {
  unstable_getMiniflareWorkerOptions as miniflareOptionsOf,
  unstable_readConfig as readConfig,
  unstable_getVarsForDev as varsForDev,
} from 'wrangler';

/**
 * Runs the Worker and the built app in workerd with wrangler's options but without wrangler: no process for each, no
 * file watcher and no second workerd as a proxy.
 */

export type Server = {
  origin: string;
  /** Runs a cron trigger to its end. */
  scheduled(cron: string): Promise<void>;
  stop(): Promise<void>;
};

type Print = (text: string) => void;

type WorkerOptions = Partial<ReturnType<typeof miniflareOptionsOf>['workerOptions']>;

/** Address of the local servers. */
export const HOST = '127.0.0.1';
type Modules = {
  type: NonNullable<WorkerOptions['modulesRules']>[number]['type'];
  path: string;
  contents?: string;
}[];

/** Logger that forwards Miniflare's messages, without its line per request. */
class ForwardingLog extends Log {
  readonly #print: Print;
  constructor(print: Print) {
    super(LogLevel.WARN);
    this.#print = print;
  }
  override log(message: string): void {
    this.#print(`${message}\n`);
  }
}

/**
 * Resolves when the server answers.
 * @param stored folder of its storage
 * @throws Error when the port is taken or the code fails
 */
async function serve(
  { modulesRules: _, ...options }: WorkerOptions,
  modules: Modules,
  where: { host: string; port: number; path: string; stored?: string },
  print: Print,
): Promise<Server> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: where.host,
      port: where.port,
      resourcePersistencePath: where.stored,
      // The placeholder that `wrangler dev` uses offline.
      cf: false,
      log: new ForwardingLog(print),
      handleStructuredLogs: ({ message }) => print(`${message}\n`),
      workers: [{ ...options, modules, modulesRoot: dirname(modules[0]!.path) }],
    }),
  );
  const stop = () => server.dispose();
  try {
    const { origin } = await server.ready;
    // Warm-up: the first response includes compilation.
    await (await fetch(origin + where.path)).arrayBuffer();
    const scheduled = async (cron: string) => {
      const { outcome } = await (await server.getWorker()).scheduled({ cron });
      if (outcome !== 'ok') throw new Error(`the cron trigger ended with ${outcome}`);
    };
    return { origin, scheduled, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Modules of a bundle and its assets.
 * @param rules types of modules by file name
 */
function modulesOf(script: string, rules: WorkerOptions['modulesRules'] = []): Modules {
  const assets = readdirSync(dirname(script)).flatMap((name) => {
    const rule = rules.find(({ include }) => include.some((glob) => matchesGlob(name, glob)));
    return rule && name !== basename(script) ? [{ type: rule.type, path: join(dirname(script), name) }] : [];
  });
  return [{ type: 'ESModule', path: script }, ...assets];
}

/**
 * Serves a bundled Worker with every binding of wrangler.toml.
 * @param script path of its bundle; its imports are in the same folder
 * @param port 0 for any free port
 * @param how.vars file of settings and secrets, as for `wrangler dev --env-file`
 * @param how.state folder of its storage, as for `wrangler dev --persist-to`
 * @param how.config default: `wrangler.toml`
 * @param how.tag of the deployed version, which Miniflare leaves empty
 */
export async function serveWorker(
  script: string,
  port: number,
  how: { vars: string; state: string; config?: string; tag?: string },
  print: Print,
): Promise<Server> {
  const config = readConfig({ config: how.config ?? 'wrangler.toml' });
  const vars = varsForDev(config.configPath, [resolve(how.vars)], config.vars, undefined, true);
  // Another config path, since wrangler would load a developer's `.dev.vars` next to it.
  const { workerOptions } = miniflareOptionsOf({ ...config, userConfigPath: resolve(how.vars) });
  const values = Object.fromEntries(Object.entries(vars).map(([name, { value }]) => [name, value]));
  const { versionMetadata: name, ...options } = workerOptions;
  const version = { id: crypto.randomUUID(), tag: how.tag ?? '', timestamp: new Date().toISOString() };
  return serve(
    { ...options, bindings: { ...values, ...(typeof name === 'string' && { [name]: version }) } },
    modulesOf(resolve(script), workerOptions.modulesRules),
    { host: HOST, port, path: '/test', stored: join(how.state, 'v3') },
    print,
  );
}

/** File of a built app that says which paths its Function serves; `web/handed-on.ts` lists them. */
const ROUTES = '_routes.json';

/**
 * Serves a built app as Pages does: its files with their headers and the fallback to index.html, and its Function on
 * the paths of `_routes.json`, so that app and API are one origin.
 * @param directory of its files
 * @param how.functions path of the bundled Function
 * @param how.api `host:port` of the Worker that it hands requests on to
 */
export async function serveApp(
  directory: string,
  port: number,
  { functions, api }: { functions: string; api: string },
  print: Print,
): Promise<Server> {
  const { compatibility_date: date, services } = readConfig({ config: 'web/wrangler.toml' });
  const { include } = JSON.parse(readFileSync(join(directory, ROUTES), 'utf8')) as { include: string[] };
  const options = {
    compatibilityDate: date,
    serviceBindings: Object.fromEntries(
      (services ?? []).map(({ binding }: { binding: string }) => [
        binding,
        { external: { address: api, http: {} } },
      ]),
    ),
    assets: {
      directory: resolve(directory),
      binding: 'ASSETS',
      run_worker_first: include,
      routerConfig: { has_user_worker: true },
      assetConfig: { not_found_handling: 'single-page-application' },
    },
  };
  return serve(options, modulesOf(resolve(functions)), { host: HOST, port, path: '/' }, print);
}
