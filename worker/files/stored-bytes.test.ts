import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { permitted, storedBytes } from './stored-bytes.ts';

afterEach(() => vi.restoreAllMocks());

const TEXT = 'a tag, and then the sound';

/** A stored file, and the calls of R2 from now on. */
async function storedFile() {
  const key = `audio/${crypto.randomUUID()}/b.mp3`;
  await env.FILES.put(key, TEXT);
  return { key, get: vi.spyOn(env.FILES, 'get'), head: vi.spyOn(env.FILES, 'head') };
}

const textOf = (stream: ReadableStream | null) => new Response(stream).text();

test.each([
  ['all bytes', null, TEXT],
  ['a range of all bytes', { offset: 0, length: TEXT.length }, TEXT],
  ['the bytes after a tag', { offset: 7, length: TEXT.length - 7 }, TEXT.slice(7)],
  ['bytes in its middle', { offset: 2, length: 3 }, 'tag'],
])('a fetched file gives %s without another call of R2', async (_, range, expected) => {
  const { key, get, head } = await storedFile();
  const file = await storedBytes(env.FILES, key, 'whole');
  expect(await textOf(await file!.open(range))).toBe(expected);
  expect([get.mock.calls.length, head.mock.calls.length]).toEqual([1, 0]);
});

test.each([2, 100_000])('a long file gives a range of three bytes at %i by another call', async (offset) => {
  const { key, get } = await storedFile();
  await env.FILES.put(key, 'abc'.padStart(offset + 3).padEnd(150_000));
  const file = await storedBytes(env.FILES, key, 'whole');
  expect(await textOf(await file!.open({ offset, length: 3 }))).toBe('abc');
  expect(get).toHaveBeenCalledTimes(2);
});

test.each([
  ['an offset and a length', { offset: 2, length: 3 }, { offset: 2, length: 3 }],
  ['an offset', { offset: 7 }, { offset: 7, length: TEXT.length - 7 }],
  ['a length beyond the end', { offset: 7, length: 1000 }, { offset: 7, length: TEXT.length - 7 }],
  ['the last bytes', { suffix: 5 }, { offset: TEXT.length - 5, length: 5 }],
])('a range with %s is fetched with the size of the file, in one call of R2', async (_, part, range) => {
  const { key, get, head } = await storedFile();
  const file = await storedBytes(env.FILES, key, part);
  expect(file!.size).toBe(TEXT.length);
  expect(await textOf(await file!.open(range))).toBe(TEXT.slice(range.offset, range.offset + range.length));
  expect([get.mock.calls.length, head.mock.calls.length]).toEqual([1, 0]);
});

test('a file of which another range was fetched gives its bytes by another call', async () => {
  const { key, get } = await storedFile();
  const range = { offset: 2, length: 3 };
  for (const other of [null, { offset: 2, length: 4 }, { offset: 1, length: 3 }]) {
    const file = await storedBytes(env.FILES, key, range);
    const { offset, length } = other ?? { offset: 0, length: TEXT.length };
    expect(await textOf(await file!.open(other))).toBe(TEXT.slice(offset, offset + length));
  }
  expect(get).toHaveBeenCalledTimes(6);
});

test.each([{ offset: 25 }, { offset: 25, length: 3 }, { offset: 1000, length: 1 }])(
  'a range beyond the file is not fetched, and the size is known: %j',
  async (part) => {
    const { key } = await storedFile();
    const file = await storedBytes(env.FILES, key, part);
    expect(file!.size).toBe(TEXT.length);
    expect(await textOf(await file!.open(null))).toBe(TEXT);
  },
);

test('a file without permission is neither waited for nor read, and is closed', async () => {
  const close = vi.fn(async () => {});
  const open = vi.fn(async () => null);
  const file = {
    size: 1,
    etag: '"a"',
    modifiedAt: new Date(),
    contentType: 'audio/mpeg',
    open,
    close,
  };
  const asked = permitted(
    scheduler.wait(5).then(() => file),
    Promise.reject(new Error('refused')),
  );
  await expect(asked).rejects.toThrow('refused');
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(open).not.toHaveBeenCalled();
  expect(await permitted(Promise.resolve(file), true)).toEqual([file, true]);
  const unread = Promise.withResolvers<typeof file>();
  expect(await permitted(unread.promise, 'growing', () => false)).toEqual([null, 'growing']);
  unread.resolve(file);
  await expect.poll(() => close.mock.calls.length).toBe(2);
});
