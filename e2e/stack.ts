import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../scripts/seed.ts';
import { startServices } from '../scripts/services.ts';

/** The whole product as it is deployed: the built app with its real headers, the Worker, the built-in providers. */

const PORTS = { api: 5101, providers: 5102, app: 5103 };
export const STACK = {
  app: `http://localhost:${PORTS.app}`,
  api: `http://localhost:${PORTS.api}`,
  providers: `http://127.0.0.1:${PORTS.providers}`,
};

function settings(): string {
  const openai = `${STACK.providers}/openai/v1`;
  return Object.entries({
    ENVIRONMENT: 'development',
    APP_ORIGINS: STACK.app,
    TOKEN_SECRET: 'only-for-a-run-of-the-browser-tests',
    FILE_SECRET: 'only-for-a-run-of-the-browser-tests',
    OPENAI_API_KEY: 'built-in',
    OPENAI_BASE_URL: openai,
    OPENAI_SPEECH_BASE_URL: openai,
    BUILT_IN_VOICES: 'true',
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

export type Stack = { stop(): Promise<void>; log(): string };

/**
 * Starts everything on ports of its own with a state of its own, beside whatever a developer has running. The app must
 * have been built for `STACK.api`.
 */
export async function startStack(): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-'));
  const vars = join(folder, 'vars');
  const state = join(folder, 'state');
  writeFileSync(vars, settings(), { mode: 0o600 });
  await seed(state);
  const lines: string[] = [];
  const inspector = ['--inspector-port', '0', '--show-interactive-dev-session=false'];
  const services = await startServices(
    [
      {
        name: 'providers',
        port: PORTS.providers,
        command: ['node', 'emulators/main.ts', String(PORTS.providers)],
        ready: `${STACK.providers}/openai/v1/models`,
      },
      {
        name: 'worker',
        port: PORTS.api,
        command: [
          'wrangler',
          'dev',
          '--port',
          String(PORTS.api),
          '--env-file',
          vars,
          '--persist-to',
          state,
          ...inspector,
        ],
        ready: `${STACK.api}/test`,
      },
      {
        name: 'app',
        port: PORTS.app,
        command: ['wrangler', 'dev', '-c', 'web/preview.toml', '--port', String(PORTS.app), ...inspector],
        ready: STACK.app,
      },
    ],
    (name, text) => lines.push(`${name}: ${text}`),
  );
  const stop = async () => {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await services.ready;
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${lines.join('').slice(-4000)}`);
  }
  return { stop, log: () => lines.join('') };
}
