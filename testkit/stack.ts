import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ports, writeSettings } from '../scripts/local-settings.ts';
import { seed } from '../scripts/seed.ts';
import { type Service, startServices } from '../scripts/services.ts';

/** A folder of seeded state, and the bundled Worker: to seed and to bundle takes longer than to copy. */
export type Made = { state: string; worker: string };

export type Stack = { stop(): Promise<void>; log(): string };

/** It takes seconds; one that takes minutes hangs. */
const BUNDLE_LIMIT_MS = 2 * 60_000;

/** Switches that keep a second `wrangler dev` out of the way of a developer's own. */
const BESIDE_OTHERS = ['--inspector-port', '0', '--show-interactive-dev-session=false'];

/**
 * Starts the providers and the Worker on ports of their own, with a seeded state of their own that is gone afterwards,
 * beside whatever a developer has running.
 * @param more further services
 * @param settings of the Worker, where they differ from local development
 * @param made what several stacks are made from; without it this one is bundled and seeded for itself
 */
export async function startStack(
  ports: Ports,
  more: Service[] = [],
  settings: Record<string, string> = {},
  made?: Made,
): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-'));
  const vars = join(folder, 'vars');
  const state = join(folder, 'state');
  const removeState = () => rmSync(folder, { recursive: true, force: true });
  endOnSignals();
  process.once('exit', removeState);
  const lines: string[] = [];
  try {
    writeSettings(vars, ports, settings);
    if (made) cpSync(made.state, state, { recursive: true });
    else await seed(state);
    const services = await startServices(
      [
        {
          name: 'providers',
          port: ports.providers,
          command: [
            'node',
            'emulators/main.ts',
            String(ports.providers),
            '--api',
            `http://localhost:${ports.api}`,
          ],
          ready: `http://127.0.0.1:${ports.providers}/openai/v1/models`,
        },
        {
          name: 'worker',
          port: ports.api,
          command: wranglerDev(
            ...(made ? [made.worker, '--no-bundle', '--config', 'wrangler.toml'] : []),
            '--port',
            String(ports.api),
            '--env-file',
            vars,
            '--persist-to',
            state,
          ),
          ready: `http://127.0.0.1:${ports.api}/test`,
        },
        ...more,
      ],
      (name, text) => lines.push(`${name}: ${text}`),
    );
    const stop = async () => {
      await services.stop();
      removeState();
    };
    await services.ready.catch(async (error) => {
      await stop();
      throw new Error(`${error}\n${lines.join('').slice(-4000)}`);
    });
    return { stop, log: () => lines.join('') };
  } catch (error) {
    removeState();
    throw error;
  }
}

/** By itself a signal would end this process without its exit handlers, and the services would live on. */
function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/**
 * Bundles the Worker as a deployment does. Without it, each `wrangler dev` bundles it anew and then looks for changes in its files.
 * @param folder that is to hold it, as `index.js`
 */
export function bundleWorker(folder: string): void {
  execFileSync('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', folder], {
    timeout: BUNDLE_LIMIT_MS,
  });
}

export function wranglerDev(...args: string[]): string[] {
  return ['wrangler', 'dev', ...args, ...BESIDE_OTHERS];
}
