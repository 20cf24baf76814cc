import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler';
import type { Database } from '../../worker/directory/client.ts';
import { database } from '../../worker/directory/client.ts';
import type { BackupBucket } from '../../worker/files/backups.ts';
import { composedFor } from './composed-folder.ts';

/** Default folder of `wrangler dev` for D1, R2 and Durable Objects. */
export const LOCAL_STATE = resolve('.wrangler/state');
const CONFIG = resolve('.wrangler/storage-only.json');

/** Local storage in a folder as of `wrangler dev --persist-to`, or the deployed one. */
export type Target = { state: string } | { deployed: string };

/** For tests of the deployment: a folder of state instead of the deployed D1 and R2, which have no stand-in. */
const STAND_IN_STATE = process.env.DEPLOY_STATE;

/** What `--remote` and `--environment` name. @throws Error in a copy that has no configuration of it */
export const deployedAs = (environment = 'production'): Target => ({ deployed: composedFor(environment) });

/** Operations of an R2 bucket that seeding uses. */
export type Files = {
  list(options: { prefix: string; cursor?: string; include: ['customMetadata'] }): Promise<{
    objects: { key: string; customMetadata?: Record<string, string> }[];
    truncated: boolean;
    cursor?: string;
  }>;
  put(
    key: string,
    body: Uint8Array,
    options: { httpMetadata: { contentType: string }; customMetadata: Record<string, string> },
  ): Promise<unknown>;
  delete(keys: string[]): Promise<void>;
};

/** An object as R2 lists it, with metadata if requested. */
export type StoredObject = {
  key: string;
  etag: string;
  size: number;
  httpMetadata?: Record<string, unknown>;
  customMetadata?: Record<string, string>;
};

/** Additional operations for copying a bucket. */
export type Bucket = Pick<Files, 'delete'> & {
  list(options: {
    prefix: string;
    cursor?: string;
    include: ('customMetadata' | 'httpMetadata')[];
  }): Promise<{ objects: StoredObject[]; truncated: boolean; cursor?: string }>;
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  put(
    key: string,
    body: Uint8Array,
    options: { httpMetadata?: Record<string, unknown>; customMetadata?: Record<string, string> },
  ): Promise<unknown>;
};

type D1 = Parameters<typeof database>[0];

/** `d1` is the connection of `db`, for SQL that Drizzle cannot express. */
export type Storage = {
  files: Bucket;
  /** Null where the Worker has no second bucket, as in staging. */
  backups: BackupBucket | null;
  db: Database;
  d1: D1;
  isRemote: boolean;
  dispose(): Promise<void>;
};

type LocalBucket = Omit<Bucket, 'put'> & {
  put(key: string, body: ReadableStream, options: Parameters<Bucket['put']>[2]): Promise<unknown>;
};

/** Property by which Miniflare knows the length of a stream that it sends on; R2 takes none of unknown length. */
const STREAM_LENGTH = Symbol.for('miniflare.kStreamLength');

/** Writes bytes as streams: Miniflare sends an array as base64 in JSON, which it composes letter by letter. */
const inStreams = (bucket: LocalBucket): Bucket => ({
  list: (options) => bucket.list(options),
  get: (key) => bucket.get(key),
  delete: (keys) => bucket.delete(keys),
  put(key, bytes, options) {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    return bucket.put(key, Object.assign(stream, { [STREAM_LENGTH]: bytes.length }), options);
  },
});

/**
 * Opens D1 and R2 with a configuration derived from wrangler.toml, without the Durable Object, which would need the
 * Worker's code. Call `dispose` when done.
 * @throws Error of wrangler when the target is remote and there is no login
 */
export async function openStorage(target: Target): Promise<Storage> {
  const state = 'state' in target ? target.state : STAND_IN_STATE;
  const remote = state === undefined;
  const { account_id, compatibility_date, d1_databases, r2_buckets } = readConfig({
    config: 'deployed' in target ? target.deployed : 'wrangler.toml',
  });
  mkdirSync('.wrangler', { recursive: true });
  writeFileSync(
    CONFIG,
    JSON.stringify({
      name: 'storage-only',
      account_id,
      compatibility_date,
      d1_databases: d1_databases.map((binding: object) => ({ ...binding, remote })),
      r2_buckets: r2_buckets.map((binding: object) => ({ ...binding, remote })),
    }),
  );
  const { env, dispose } = await getPlatformProxy<{
    FILES: Bucket & LocalBucket;
    BACKUPS?: BackupBucket;
    DB: D1;
  }>({
    configPath: CONFIG,
    persist: remote ? false : { path: join(state, 'v3') },
  });
  const { FILES: stored, BACKUPS: backups = null, DB: d1 } = env;
  const files = remote ? stored : inStreams(stored);
  return { files, backups, db: database(d1), d1, isRemote: remote, dispose };
}
