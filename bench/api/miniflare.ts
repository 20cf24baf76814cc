import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { IN_PROCESS_SETTINGS } from '../../emulators/in-process-settings.ts';
import { outboundToEmulators } from '../../emulators/outbound.ts';

const ROOT = join(import.meta.dirname, '../..');

type RateLimitSettings = { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } };

type BenchHome = { execute(statement: string, ...bindings: unknown[]): Promise<void> };

export type Api = {
  readonly origin: string;
  db: Awaited<ReturnType<Miniflare['getD1Database']>>;
  files: Awaited<ReturnType<Miniflare['getR2Bucket']>>;
  /** Runs one statement in a user's home; of `worker` only. */
  inHome(userId: string, statement: string, ...bindings: unknown[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Runs a Worker of `bench/api` in workerd with an empty migrated D1 and an empty R2 in memory, and the built-in providers in this
 * process: no proxy, and storage that can be read.
 */
export async function startApi(entry: 'worker' | 'bare' | 'product'): Promise<Api> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') });
  const main = entry === 'product' ? 'worker/index.ts' : `bench/api/${entry}.ts`;
  const script = main.split('/').at(-1)!.replace('.ts', '.js');
  execFileSync(
    join(ROOT, 'node_modules/.bin/wrangler'),
    [
      ...['deploy', main, '--dry-run', '--outdir', folder, '--name', 'api', '--config', '/dev/null'],
      ...['--compatibility-date', config.compatibility_date!, '--compatibility-flags', 'nodejs_compat'],
    ],
    { cwd: ROOT, stdio: 'pipe' },
  );
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
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
      ...(entry === 'bare' ? {} : { durableObjects: { HOMES: { className: 'Home', useSQLite: true } } }),
      ratelimits: Object.fromEntries(
        config.ratelimits.map(({ name, namespace_id, simple }: RateLimitSettings) => [
          name,
          { namespace_id, simple: { ...simple, limit: 1e9 } },
        ]),
      ),
      // biome-ignore lint/suspicious/noExplicitAny: Miniflare's request and response classes, used by their common interface.
      outboundService: ((request: any) => outboundToEmulators(request)) as any,
    }),
  );
  const { origin } = await miniflare.ready;
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
    async inHome(userId, statement, ...bindings) {
      const homes = await miniflare.getDurableObjectNamespace('HOMES');
      const home = homes.get(homes.idFromName(userId)) as unknown as BenchHome;
      await home.execute(statement, ...bindings);
    },
    stop: async () => {
      await miniflare.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
