import { createHash } from 'node:crypto';
import type { Files } from './storage.ts';

/** A file that R2 should have. */
export type SeedObject = {
  key: string;
  contentType: string;
  /** Of everything that `make` makes it from: the file is written again only when this changes. */
  digest: string;
  make(): Promise<{ bytes: Uint8Array; metadata?: Record<string, string> }>;
};

/** What was done, by key. */
export type Written = { written: string[]; unchanged: string[] };

/** Under which the digest is kept with the file. Only files that carry it are ever removed. */
const DIGEST = 'seed';
/** Files on their way at once: most of the time is waiting, and music is large in memory. */
const AT_ONCE = 4;

export function digestOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The seeded files below a prefix, with their digests. */
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
 * Writes the files that are not there or have changed. A file is there with its digest or not at all, so an interrupted
 * run is taken up by doing it again.
 * @param prefix all the given keys begin with it
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

/** Removes the files below a prefix that were seeded once and are not wanted any more. @returns their keys */
export async function removeOthers(files: Files, prefix: string, wanted: SeedObject[]): Promise<string[]> {
  const keep = new Set(wanted.map(({ key }) => key));
  const others = [...(await seededBelow(files, prefix)).keys()].filter((key) => !keep.has(key));
  if (others.length > 0) await files.delete(others);
  return others;
}
