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
])('a fetched file gives %s without another call of R2', async (_, range, expected) => {
  const { key, get, head } = await storedFile();
  const file = await storedBytes(env.FILES, key, true);
  expect(await textOf(await file!.open(range))).toBe(expected);
  expect([get.mock.calls.length, head.mock.calls.length]).toEqual([1, 0]);
});

test('a fetched file gives a range in its middle by another call', async () => {
  const { key, get } = await storedFile();
  const file = await storedBytes(env.FILES, key, true);
  expect(await textOf(await file!.open({ offset: 2, length: 3 }))).toBe('tag');
  expect(get).toHaveBeenCalledTimes(2);
});

test('a file without permission is closed and its bytes are not read', async () => {
  const close = vi.fn(async () => {});
  const open = vi.fn(async () => null);
  const file = {
    ...{ size: 1, etag: '"a"', modifiedAt: new Date(), contentType: 'audio/mpeg' },
    ...{ open, close },
  };
  const asked = permitted(
    scheduler.wait(5).then(() => file),
    Promise.reject(new Error('refused')),
  );
  await expect(asked).rejects.toThrow('refused');
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(open).not.toHaveBeenCalled();
  expect(await permitted(Promise.resolve(file), true)).toEqual([file, true]);
});
