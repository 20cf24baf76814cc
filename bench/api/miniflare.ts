import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { IN_PROCESS_SETTINGS } from '../../emulators/in-process-settings.ts';
import type { Knobs } from '../../emulators/openai/app.ts';
import { EMULATORS_HOST, outboundToEmulators } from '../../emulators/outbound.ts';
import { childProcesses, cpuSeconds, peakMegabytes } from '../processes.ts';

const ROOT = join(import.meta.dirname, '../..');

type RateLimitSettings = { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } };

export type Api = {
  readonly origin: string;
  db: Awaited<ReturnType<Miniflare['getD1Database']>>;
  files: Awaited<ReturnType<Miniflare['getR2Bucket']>>;
  /** CPU seconds of workerd, which also simulates D1 and R2. */
  cpuSeconds(): number;
  /** Most memory that workerd has had, in MB. */
  peakMegabytes(): number;
  /** Bytes of the files with the objects' storage. */
  objectBytes(): number;
  /** WebSocket of the debugger of the Worker's isolate. */
  inspector(): Promise<WebSocket>;
  stop(): Promise<void>;
};

/**
 * Runs a Worker of `bench/api` in workerd with an empty migrated D1 and an empty R2, and the built-in providers in this
 * process: no proxy, and storage that can be read.
 */
export async function startApi(entry: 'worker' | 'bare' | 'distant' | 'product'): Promise<Api> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const storage = join(folder, 'storage');
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') });
  const main = entry === 'product' ? 'worker/index.ts' : `bench/api/${entry}.ts`;
  const script = main.split('/').at(-1)!.replace('.ts', '.js');
  execFileSync(
    join(ROOT, 'node_modules/.bin/wrangler'),
    [
      'deploy',
      main,
      '--dry-run',
      '--outdir',
      folder,
      '--name',
      'api',
      '--config',
      '/dev/null',
      '--compatibility-date',
      config.compatibility_date!,
      '--compatibility-flags',
      'nodejs_compat',
    ],
    { cwd: ROOT, stdio: 'pipe' },
  );
  const before = new Set(childProcesses());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: storage,
      inspectorPort: 0,
      name: 'api',
      modulesRoot: folder,
      modules: [
        { type: 'ESModule', path: join(folder, script) },
        ...readdirSync(folder)
          .filter((name) => name.endsWith('.wasm'))
          .map((name) => ({ type: 'CompiledWasm' as const, path: join(folder, name) })),
      ],
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: ['nodejs_compat'],
      bindings: { ...config.vars, ...IN_PROCESS_SETTINGS },
      d1Databases: { DB: 'bench' },
      r2Buckets: { FILES: 'bench' },
      durableObjects: { HOMES: { className: 'Home', useSQLite: true } },
      ratelimits: Object.fromEntries(
        config.ratelimits.map(({ name, namespace_id, simple }: RateLimitSettings) => [
          name,
          { namespace_id, simple: { ...simple, limit: 1e9 } },
        ]),
      ),
      // oxlint-disable-next-line typescript/no-explicit-any -- Miniflare's request and response classes, used by their common interface.
      outboundService: ((request: any) => outboundToEmulators(request)) as any,
    }),
  );
  const { origin } = await miniflare.ready;
  const started = childProcesses().filter((pid) => !before.has(pid));
  const db = await miniflare.getD1Database('DB');
  for (const file of readdirSync(join(ROOT, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join(ROOT, 'migrations', file), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await db.prepare(statement).run();
  }
  return {
    origin,
    db,
    files: await miniflare.getR2Bucket('FILES'),
    cpuSeconds: () => started.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    peakMegabytes: () => started.reduce((sum, pid) => sum + peakMegabytes(pid), 0),
    objectBytes: () =>
      readdirSync(join(storage, 'do'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
    inspector: async () => {
      const socket = new WebSocket(new URL('/core:user:api', await miniflare.getInspectorURL()));
      await once(socket, 'open');
      return socket;
    },
    stop: async () => {
      await miniflare.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Changes settings of the built-in providers in this process. */
export async function turnOwnKnobs(knobs: Partial<Knobs>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(knobs) };
  const answer = await outboundToEmulators(
    new Request(`http://${EMULATORS_HOST}/openai/__emulator/knobs`, request),
  );
  if (!answer.ok) throw new Error(`knobs: ${answer.status} ${await answer.text()}`);
}
