import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { restoreBucket, saveBucket } from './bucket-copy.ts';
import { type Bucket, openStorage } from './open-storage.ts';

/** Two real buckets: one is saved, the other restored. */
const [copies, ...folders] = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'cuentame-bucket-')));
const [from, to] = await Promise.all(folders.map((state) => openStorage({ state })));
let copy = '';

afterAll(async () => {
  await from!.dispose();
  await to!.dispose();
  for (const folder of [copies!, ...folders]) rmSync(folder, { recursive: true });
});

const list = async (files: Bucket) =>
  (await files.list({ prefix: '', include: ['customMetadata', 'httpMetadata'] })).objects;

beforeEach(async () => {
  copy = join(mkdtempSync(join(copies!, 'copy-')), 'files');
  for (const { files } of [from!, to!]) {
    const keys = (await list(files)).map(({ key }) => key);
    if (keys.length > 0) await files.delete(keys);
  }
  await put('stories/ana/uno.txt', 'Había una vez una niña.', 'text/plain; charset=utf-8');
  await put('audio/ana/uno.mp3', new Uint8Array([0x49, 0x44, 0x33, 0, 255]), 'audio/mpeg');
  await put('music/piano.pcm', new Uint8Array(5000), 'application/octet-stream', { level: '-23' });
});

function put(key: string, body: string | Uint8Array, contentType: string, customMetadata = {}) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const httpMetadata = { contentType, contentDisposition: 'attachment; filename="niña.mp3"' };
  return from!.files.put(key, bytes, { httpMetadata, customMetadata });
}

const facts = async (files: Bucket) =>
  (await list(files)).map(({ key, etag, size, httpMetadata, customMetadata }) => ({
    key,
    etag,
    size,
    httpMetadata,
    customMetadata,
  }));

test('restoring into an empty bucket reproduces bytes, types and names', async () => {
  expect(await saveBucket(from!.files, copy)).toMatchObject({ copied: 3, unchanged: 0, removed: 0 });
  expect(await restoreBucket(to!.files, copy)).toMatchObject({ copied: 3, unchanged: 0 });
  expect(await facts(to!.files)).toEqual(await facts(from!.files));
  expect(await facts(to!.files)).toMatchObject([
    { httpMetadata: { contentType: 'audio/mpeg' } },
    { customMetadata: { level: '-23' } },
    { key: 'stories/ana/uno.txt' },
  ]);
  const text = await to!.files.get('stories/ana/uno.txt');
  expect(Buffer.from(await text!.arrayBuffer()).toString()).toBe('Había una vez una niña.');
});

test('a second save copies changes and removes deleted files only', async () => {
  await saveBucket(from!.files, copy);
  await put('stories/ana/uno.txt', 'Había una vez dos niñas.', 'text/plain; charset=utf-8');
  await from!.files.delete(['audio/ana/uno.mp3']);
  expect(await saveBucket(from!.files, copy)).toMatchObject({ copied: 1, unchanged: 1, removed: 1 });
  expect(existsSync(join(copy, 'objects/audio/ana/uno.mp3'))).toBe(false);
  await restoreBucket(to!.files, copy);
  expect(await restoreBucket(to!.files, copy)).toMatchObject({ copied: 0, unchanged: 2 });
  expect(await facts(to!.files)).toEqual(await facts(from!.files));
});

test('restore refuses a damaged file and names it', async () => {
  await saveBucket(from!.files, copy);
  writeFileSync(join(copy, 'objects/audio/ana/uno.mp3'), 'ID3!!');
  await expect(restoreBucket(to!.files, copy)).rejects.toThrow('audio/ana/uno.mp3 is damaged');
  expect(await to!.files.get('audio/ana/uno.mp3')).toBeNull();
});

test('a key cannot lead out of the folder', async () => {
  await put('../../outside.txt', 'x', 'text/plain');
  await saveBucket(from!.files, copy);
  expect(existsSync(join(copy, '../outside.txt'))).toBe(false);
  expect(readFileSync(join(copy, 'objects/%2E/%2E/outside.txt'), 'utf8')).toBe('x');
  await restoreBucket(to!.files, copy);
  expect(await facts(to!.files)).toEqual(await facts(from!.files));
});

test('an empty folder is no backup', async () => {
  await expect(restoreBucket(to!.files, copy)).rejects.toThrow('no copy of a bucket');
});
