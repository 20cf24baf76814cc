import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ports, writeSettings } from '../scripts/local-settings.ts';
import { seed } from '../scripts/seed.ts';
import { type Service, startServices } from '../scripts/services.ts';

export type Stack = { stop(): Promise<void>; log(): string };

/** Switches that keep a second `wrangler dev` out of the way of a developer's own. */
const BESIDE_OTHERS = ['--inspector-port', '0', '--show-interactive-dev-session=false'];

/**
 * Starts the providers and the Worker on ports of their own, with a seeded state of their own that is gone afterwards,
 * beside whatever a developer has running.
 * @param more further services
 * @param settings of the Worker, where they differ from local development
 * @param seeded a folder of seeded state, which is copied: to seed takes longer
 */
export async function startStack(
  ports: Ports,
  more: Service[] = [],
  settings: Record<string, string> = {},
  seeded?: string,
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
    if (seeded) cpSync(seeded, state, { recursive: true });
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
          command: wranglerDev('--port', String(ports.api), '--env-file', vars, '--persist-to', state),
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

export function wranglerDev(...args: string[]): string[] {
  return ['wrangler', 'dev', ...args, ...BESIDE_OTHERS];
}
