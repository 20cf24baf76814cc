import type { Gate } from './d1.ts';
import { type StoredFile, stage } from './world.ts';

function objectOf(key: string, { bytes, contentType, customMetadata }: StoredFile) {
  return {
    key,
    size: bytes.length,
    etag: String(bytes.length),
    uploaded: new Date(Date.now()),
    httpMetadata: { contentType },
    customMetadata,
    get body() {
      return new Response(bytes).body;
    },
    text: async () => new TextDecoder().decode(bytes),
    json: async () => JSON.parse(new TextDecoder().decode(bytes)),
    arrayBuffer: async () => bytes.slice().buffer,
  };
}

/** Music is silent and ungated: how much of it is read depends on the isolate's cache. */
const isMusic = (key: string) => key.startsWith('music/');
const MUSIC = { bytes: new Uint8Array(96_000), contentType: undefined };

/**
 * The simulated files, as a bucket whose other calls go through a gate.
 * @param storing called before a file is stored
 */
export function gatedR2(gate: Gate, storing: (key: string) => void = () => {}): R2Bucket {
  const files = () => stage.world.files;
  return {
    get: async (key: string, { range }: { range?: { offset: number; length: number } } = {}) => {
      if (isMusic(key)) return objectOf(key, { ...MUSIC, bytes: MUSIC.bytes.slice(0, range?.length) });
      return gate('r2', `get ${key}`, async () => {
        const file = files().get(key);
        return file ? objectOf(key, file) : null;
      });
    },
    head: async (key: string) => {
      if (isMusic(key)) return objectOf(key, MUSIC);
      return gate('r2', `head ${key}`, async () => {
        const file = files().get(key);
        return file ? objectOf(key, file) : null;
      });
    },
    put: (key: string, value: string | Uint8Array, options?: R2PutOptions) => {
      storing(key);
      return gate('r2', `put ${key}`, async () => {
        const { contentType } = (options?.httpMetadata ?? {}) as R2HTTPMetadata;
        const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
        files().set(key, {
          bytes: new Uint8Array(bytes),
          contentType,
          customMetadata: options?.customMetadata,
        });
      });
    },
    list: ({ prefix = '', startAfter = '' }: R2ListOptions) =>
      gate('r2', `list ${prefix}`, async () => ({
        objects: [...files()]
          .filter(([key]) => key.startsWith(prefix) && key > startAfter)
          .map(([key, file]) => objectOf(key, file)),
        truncated: false,
      })),
    delete: (keys: string | string[]) =>
      gate('r2', 'delete', async () => {
        for (const key of [keys].flat()) files().delete(key);
      }),
  } as unknown as R2Bucket;
}
