import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

const root = join(import.meta.dirname, '../..');

/** Ticks per second in /proc/PID/stat; Linux fixes it for user space. */
const TICKS = 100;

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
  const before = new Set(workerds());
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
  const started = workerds().filter((pid) => !before.has(pid));
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

/** Workerd processes that this process has started. */
function workerds(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const stat = fieldsOf(pid);
    return stat?.[1] === String(process.pid) && stat[0] !== 'Z';
  });
}

function cpuSeconds(pid: string): number {
  const stat = fieldsOf(pid);
  if (!stat) throw new Error(`workerd (process ${pid}) is gone`);
  return (Number(stat[11]) + Number(stat[12])) / TICKS;
}

/** The fields of /proc/PID/stat after the name, from the state on; undefined once the process has ended. */
function fieldsOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
