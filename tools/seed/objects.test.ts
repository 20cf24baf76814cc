import { expect, test } from 'vitest';
import type { Files } from '../storage/open-storage.ts';
import { digestOf, removeOthers, type SeedObject, writeObjects } from './objects.ts';

type Stored = { bytes: Uint8Array; contentType: string; customMetadata: Record<string, string> };

/** A bucket in memory that lists two files per page and counts writes. */
class Bucket implements Files {
  readonly stored = new Map<string, Stored>();
  puts = 0;
  /** Number of the put that fails, from 1. */
  failAt = 0;

  async list({ prefix, cursor }: { prefix: string; cursor?: string }) {
    const all = [...this.stored].filter(([key]) => key.startsWith(prefix));
    const from = Number(cursor ?? 0);
    return {
      objects: all
        .slice(from, from + 2)
        .map(([key, { customMetadata }]) => ({ key, customMetadata: { ...customMetadata } })),
      truncated: all.length > from + 2,
      cursor: String(from + 2),
    };
  }

  async put(
    key: string,
    bytes: Uint8Array,
    options: { httpMetadata: { contentType: string }; customMetadata: Record<string, string> },
  ) {
    this.puts += 1;
    if (this.puts === this.failAt) throw new Error('the line went dead');
    const { contentType } = options.httpMetadata;
    this.stored.set(key, { bytes, contentType, customMetadata: options.customMetadata });
  }

  async delete(keys: string[]) {
    for (const key of keys) this.stored.delete(key);
  }
}

function text(key: string, content = key): SeedObject {
  const bytes = new TextEncoder().encode(content);
  const make = async () => ({ bytes, metadata: { letters: String(content.length) } });
  return { key, contentType: 'text/plain', digest: digestOf(bytes), make };
}

const wanted = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => text(`t/${name}`));

test('seeding writes missing files with type and metadata', async () => {
  const bucket = new Bucket();
  const { written, unchanged } = await writeObjects(bucket, 't/', wanted);
  expect([written.length, unchanged.length]).toEqual([7, 0]);
  expect(bucket.stored.get('t/a')).toMatchObject({
    contentType: 'text/plain',
    customMetadata: { letters: '3' },
  });
});

test('a repeated seeding writes and computes nothing', async () => {
  const bucket = new Bucket();
  await writeObjects(bucket, 't/', wanted);
  const idle = wanted.map((object) => ({ ...object, make: () => Promise.reject(new Error('made')) }));
  const { written, unchanged } = await writeObjects(bucket, 't/', idle);
  expect([written, unchanged.length, bucket.puts]).toEqual([[], 7, 7]);
});

test('a repeated seeding writes changed files only', async () => {
  const bucket = new Bucket();
  await writeObjects(bucket, 't/', wanted);
  const { written } = await writeObjects(bucket, 't/', [...wanted.slice(1), text('t/a', 'new words')]);
  expect(written).toEqual(['t/a']);
  expect(new TextDecoder().decode(bucket.stored.get('t/a')?.bytes)).toBe('new words');
});

test('an interrupted seeding continues without writing twice', async () => {
  for (let failAt = 1; failAt <= wanted.length; failAt++) {
    const bucket = new Bucket();
    bucket.failAt = failAt;
    await expect(writeObjects(bucket, 't/', wanted)).rejects.toThrow('the line went dead');
    bucket.failAt = 0;
    const before = new Set(bucket.stored.keys());
    const { written } = await writeObjects(bucket, 't/', wanted);
    expect(written.filter((key) => before.has(key))).toEqual([]);
    expect([...bucket.stored.keys()].sort()).toEqual(wanted.map(({ key }) => key));
  }
});

test('seeding removes obsolete files, but only seeded ones', async () => {
  const bucket = new Bucket();
  await writeObjects(bucket, 't/', wanted);
  const options = { httpMetadata: { contentType: 'text/plain' }, customMetadata: {} };
  await bucket.put('t/by-hand', new Uint8Array(1), options);
  expect(await removeOthers(bucket, 't/', wanted.slice(2))).toEqual(['t/a', 't/b']);
  expect([...bucket.stored.keys()].sort()).toEqual(['t/by-hand', ...wanted.slice(2).map(({ key }) => key)]);
});
