import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseEnv } from 'node:util';
import { serve } from '@hono/node-server';
import { createEmulators } from '../../emulators/app.ts';
import type { StorySettings } from '../../worker/providers/openai.ts';

const NAMES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_STORY_MODEL',
  'OPENAI_MODERATION_MODEL',
] as const satisfies (keyof StorySettings)[];

/** What stands for a key where the built-in providers are meant. */
const BUILT_IN = 'built-in';

/** The Worker's settings as it would see them here: the environment, then `.dev.vars`, then `wrangler.toml`. */
function settings(): StorySettings {
  const local = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {};
  const deployed = readFileSync('wrangler.toml', 'utf8');
  const settingOf = (name: string) =>
    process.env[name] ?? local[name] ?? new RegExp(`^${name} = "(.*)"$`, 'm').exec(deployed)?.[1];
  const found = Object.fromEntries(NAMES.map((name) => [name, settingOf(name)])) as StorySettings;
  return { ...found, OPENAI_API_KEY: found.OPENAI_API_KEY ?? BUILT_IN };
}

export type OpenProvider = { provider: StorySettings; isBuiltIn: boolean; close(): void };

/** The built-in providers, without their pauses, in this process. */
export async function openBuiltIn(): Promise<OpenProvider> {
  const { fetch } = createEmulators({
    openai: { knobs: { firstTokenMs: 0, tokensPerSecond: null, moderationMs: 0 } },
  });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    provider: {
      ...settings(),
      OPENAI_API_KEY: BUILT_IN,
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/openai/v1`,
    },
    isBuiltIn: true,
    close: () => void server.close(),
  };
}

/** Whoever is configured to write and check stories; the built-in ones when nobody is. */
export async function openProvider(): Promise<OpenProvider> {
  const provider = settings();
  if (provider.OPENAI_API_KEY === BUILT_IN) return openBuiltIn();
  return { provider, isBuiltIn: false, close: () => {} };
}
