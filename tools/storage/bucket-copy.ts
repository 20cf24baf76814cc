import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bucket, StoredObject } from './open-storage.ts';

/** Copy of a bucket in a folder: the bytes in `objects/`, and one line per object in `objects.jsonl`. */

type Entry = Pick<StoredObject, 'key' | 'etag' | 'size' | 'httpMetadata' | 'customMetadata'>;

const LIST = 'objects.jsonl';
/** Parallel transfers. */
const AT_ONCE = 8;

export type CopyCounts = { copied: number; unchanged: number; removed: number; bytes: number };

/** Path traversal guard: a foreign key must not lead out of the folder. */
const fileOf = (folder: string, key: string) =>
  join(folder, 'objects', ...key.split('/').map((part) => encodeURIComponent(part).replace(/^\.+$/, '%2E')));

function readList(folder: string): Entry[] {
  const path = join(folder, LIST);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}

async function everyObject(files: Bucket): Promise<StoredObject[]> {
  const all: StoredObject[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list({
      prefix: '',
      include: ['customMetadata', 'httpMetadata'],
      ...(cursor ? { cursor } : {}),
    });
    all.push(...page.objects);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return all;
}

/** Runs work on each item with limited concurrency. */
async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Mirrors the bucket into the folder: existing files are kept, deleted ones removed, so that deleted accounts leave the
 * backup. The list is written last, so that it names existing files only.
 */
export async function saveBucket(files: Bucket, folder: string): Promise<CopyCounts> {
  const counts: CopyCounts = { copied: 0, unchanged: 0, removed: 0, bytes: 0 };
  const before = new Map(readList(folder).map((entry) => [entry.key, entry]));
  const entries: Entry[] = [];
  mkdirSync(folder, { recursive: true });
  await each(await everyObject(files), async ({ key, etag, size, httpMetadata, customMetadata }) => {
    const path = fileOf(folder, key);
    const entry = { key, etag, size, httpMetadata, customMetadata };
    if (before.get(key)?.etag === etag && existsSync(path)) counts.unchanged += 1;
    else {
      const object = await files.get(key);
      // Deleted since it was listed.
      if (!object) return;
      mkdirSync(dirname(path), { recursive: true });
      const bytes = new Uint8Array(await object.arrayBuffer());
      writeFileSync(`${path}.part`, bytes);
      renameSync(`${path}.part`, path);
      counts.copied += 1;
      counts.bytes += bytes.length;
    }
    entries.push(entry);
  });
  const kept = new Set(entries.map(({ key }) => key));
  for (const key of before.keys()) {
    if (kept.has(key)) continue;
    rmSync(fileOf(folder, key), { force: true });
    counts.removed += 1;
  }
  entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  // Renamed, since the file may be a link to an earlier copy's.
  const list = join(folder, LIST);
  writeFileSync(`${list}.part`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  renameSync(`${list}.part`, list);
  return counts;
}

/**
 * Uploads the folder's files that the bucket lacks or has with other content. Removes nothing.
 * @throws Error naming a file that differs from the list, before it is uploaded
 */
export async function restoreBucket(files: Bucket, folder: string): Promise<CopyCounts> {
  const counts: CopyCounts = { copied: 0, unchanged: 0, removed: 0, bytes: 0 };
  const list = readList(folder);
  if (list.length === 0) throw new Error(`${folder} is no copy of a bucket: it has no ${LIST}`);
  const there = new Map((await everyObject(files)).map(({ key, etag }) => [key, etag]));
  await each(list, async ({ key, etag, size, httpMetadata, customMetadata }) => {
    if (there.get(key) === etag) {
      counts.unchanged += 1;
      return;
    }
    const bytes = readFileSync(fileOf(folder, key));
    // R2's ETag is the MD5 of a single-part upload, as all of ours are.
    if (bytes.length !== size || createHash('md5').update(bytes).digest('hex') !== etag) {
      throw new Error(`${key} is damaged in ${folder}`);
    }
    await files.put(key, bytes, { httpMetadata, customMetadata });
    counts.copied += 1;
    counts.bytes += size;
  });
  return counts;
}
