import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { childProcesses, cpuSeconds } from '../processes.ts';

const root = join(import.meta.dirname, '../..');

export interface Workerd {
  readonly origin: string;
  fetch(path: string): Promise<Response>;
  /** The processes. */
  pids(): string[];
  /** CPU seconds of the workerd process, user and system. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Bundles `worker.ts` like a deployment and runs it in workerd. */
export async function startWorkerd(): Promise<Workerd> {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
  const wrangler = join(root, 'node_modules/.bin/wrangler');
  const bundle = ['deploy', 'bench/encoder/worker.ts', '--dry-run', '--outdir', folder, '--name', 'encoder'];
  execFileSync(wrangler, [...bundle, '--compatibility-date', '2026-11-01', '--config', '/dev/null'], {
    cwd: root,
    stdio: 'pipe',
  });
  const before = new Set(childProcesses());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'encoder',
      modulesRoot: folder,
      modules: [
        { type: 'ESModule', path: join(folder, 'worker.js') },
        ...readdirSync(folder)
          .filter((name) => name.endsWith('.wasm'))
          .map((name) => ({ type: 'CompiledWasm' as const, path: join(folder, name) })),
      ],
      compatibilityDate: '2026-11-01',
    }),
  );
  const { origin } = await miniflare.ready;
  const started = childProcesses().filter((pid) => !before.has(pid));
  return {
    origin,
    fetch: async (path) => (await miniflare.dispatchFetch(`http://encoder${path}`)) as unknown as Response,
    pids: () => started,
    cpuSeconds: () => started.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    stop: async () => {
      await miniflare.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
