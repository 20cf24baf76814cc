import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseEnv } from 'node:util';
import { serve } from '@hono/node-server';
import { createEmulators } from '../../emulators/app.ts';
import type { Knobs } from '../../emulators/openai/app.ts';
import type { ServerSettings } from '../../worker/providers/ai-servers.ts';
import { openaiStories } from '../../worker/providers/openai.ts';
import type { StoryProvider, StoryWriter } from '../../worker/story/story-provider.ts';
import { composedFor } from '../storage/composed-folder.ts';

/** Key that selects the built-in providers. */
const BUILT_IN = 'built-in';

/** The Worker's settings: from the environment, then `.dev.vars`, then `wrangler.toml`. */
function settings(): ServerSettings {
  const local = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {};
  const deployed = readFileSync('wrangler.toml', 'utf8');
  const inToml = [...deployed.matchAll(/^(\w+) = (?:"(.*)"|'(.*)')$/gm)].map(
    ([, name, quoted, literal]) => [name, quoted ?? literal] as const,
  );
  const found = { ...Object.fromEntries(inToml), ...local, ...process.env };
  return { OPENAI_API_KEY: BUILT_IN, ...found } as unknown as ServerSettings;
}

export type OpenProvider = {
  provider: StoryProvider;
  /** A model that answers questions about stories. */
  judge: StoryWriter;
  isBuiltIn: boolean;
  close(): void;
};

/** The built-in providers without delays, in this process. */
export async function openBuiltIn(knobs: Partial<Knobs> = {}): Promise<OpenProvider> {
  const { fetch } = createEmulators({
    openai: { knobs: { firstTokenMs: 0, tokensPerSecond: null, moderationMs: 0, opinionMs: 0, ...knobs } },
  });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const provider = openaiStories({
    ...settings(),
    OPENAI_API_KEY: BUILT_IN,
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/openai/v1`,
    STORY_SERVERS: '',
    MODERATION_SERVERS: JSON.stringify([
      { kind: 'moderations' },
      { kind: 'chat', reasoningEffort: 'none', safetyIdentifier: true, store: false },
    ]),
  });
  return { provider, judge: provider.writers[0]!, isBuiltIn: true, close: () => void server.close() };
}

/**
 * The configured writers and checkers; the built-in ones without configuration.
 * @param judges servers that judge stories, as `STORY_SERVERS`; without them the last writer does
 */
export async function openProvider(judges?: string): Promise<OpenProvider> {
  const found = settings();
  if (found.OPENAI_API_KEY === BUILT_IN) return openBuiltIn();
  const provider = openaiStories(found);
  const { writers } = judges ? openaiStories({ ...found, STORY_SERVERS: judges }) : provider;
  return { provider, judge: writers.at(-1)!, isBuiltIn: false, close: () => {} };
}

/**
 * The writers and checkers that production is deployed with, with keys of the environment.
 * @throws Error without a composed configuration or a key
 */
export function openDeployed(): OpenProvider {
  const { vars } = JSON.parse(readFileSync(composedFor('production'), 'utf8')) as { vars: object };
  const provider = openaiStories({ ...process.env, ...vars } as unknown as ServerSettings);
  return { provider, judge: provider.writers.at(-1)!, isBuiltIn: false, close: () => {} };
}
