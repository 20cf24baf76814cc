import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler';

/** Where `wrangler dev` keeps D1, R2 and the Durable Objects unless told otherwise. */
export const LOCAL_STATE = resolve('.wrangler/state');
const CONFIG = resolve('.wrangler/storage-only.json');

/** The part of an R2 bucket that seeding uses. */
export type LocalFiles = {
  head(key: string): Promise<{ customMetadata?: Record<string, string> } | null>;
  put(
    key: string,
    body: Uint8Array,
    options: { httpMetadata?: { contentType?: string }; customMetadata?: Record<string, string> },
  ): Promise<unknown>;
};

export type LocalBindings = { files: LocalFiles; dispose(): Promise<void> };

/**
 * The local D1 and R2 as the Worker sees them. Opened with a configuration of their own, made from wrangler.toml: the
 * Durable Object needs the Worker's code and is of no use here. Call `dispose` when done.
 */
export async function localBindings(state: string): Promise<LocalBindings> {
  const { compatibility_date, d1_databases, r2_buckets } = readConfig({ config: 'wrangler.toml' });
  mkdirSync('.wrangler', { recursive: true });
  writeFileSync(
    CONFIG,
    JSON.stringify({ name: 'storage-only', compatibility_date, d1_databases, r2_buckets }),
  );
  const { env, dispose } = await getPlatformProxy<{ FILES: LocalFiles }>({
    configPath: CONFIG,
    persist: { path: join(state, 'v3') },
  });
  return { files: env.FILES, dispose };
}
