import { createHash } from 'node:crypto';
import type { Files } from '../storage/open-storage.ts';

/** A file to seed into R2. */
export type SeedObject = {
  key: string;
  contentType: string;
  /** Digest of all inputs of `make`: the file is rewritten only when it changes. */
  digest: string;
  make(): Promise<{ bytes: Uint8Array; metadata?: Record<string, string> }>;
};

/** Result by key. */
export type Written = { written: string[]; unchanged: string[] };

/** Metadata field of the digest. Only files with it are ever removed. */
const DIGEST = 'seed';
/** Parallel writes: mostly waiting, and music is large in memory. */
const AT_ONCE = 4;

export function digestOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Seeded files below a prefix, with their digests. */
async function seededBelow(files: Files, prefix: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await files.list({ prefix, include: ['customMetadata'], ...(cursor ? { cursor } : {}) });
    for (const { key, customMetadata } of page.objects) {
      const digest = customMetadata?.[DIGEST];
      if (digest) digests.set(key, digest);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return digests;
}

/**
 * Writes missing and changed files. A file and its digest are written together, so an interrupted run can be repeated.
 * @param prefix common prefix of all keys
 */
export async function writeObjects(
  files: Files,
  prefix: string,
  wanted: SeedObject[],
  onWritten: (key: string, bytes: number) => void = () => {},
): Promise<Written> {
  const there = await seededBelow(files, prefix);
  const isUnchanged = ({ key, digest }: SeedObject) => there.get(key) === digest;
  const missing = wanted.filter((object) => !isUnchanged(object));
  const queue = missing.values();
  const work = async () => {
    for (const { key, contentType, digest, make } of queue) {
      const { bytes, metadata } = await make();
      await files.put(key, bytes, {
        httpMetadata: { contentType },
        customMetadata: { ...metadata, [DIGEST]: digest },
      });
      onWritten(key, bytes.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    written: missing.map(({ key }) => key),
    unchanged: wanted.filter(isUnchanged).map(({ key }) => key),
  };
}

/**
 * Removes obsolete seeded files below a prefix.
 * @returns their keys
 */
export async function removeOthers(files: Files, prefix: string, wanted: SeedObject[]): Promise<string[]> {
  const keep = new Set(wanted.map(({ key }) => key));
  const others = [...(await seededBelow(files, prefix)).keys()].filter((key) => !keep.has(key));
  if (others.length > 0) await files.delete(others);
  return others;
}
