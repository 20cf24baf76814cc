import { expect, test } from 'vitest';
import { RangeCache } from './range-cache.ts';

const SAMPLES = 100;
const stretch = (value: number) => new Int16Array(SAMPLES).fill(value);

/** Source that counts the reads of each range. */
function counted() {
  const reads: Record<string, number> = {};
  const read = (name: string) => async () => {
    reads[name] = (reads[name] ?? 0) + 1;
    return stretch(name.length);
  };
  return { reads, read };
}

test('a cached range is not read again', async () => {
  const cache = new RangeCache(10_000);
  const { reads, read } = counted();
  const first = await cache.get('a', read('a'));
  expect(await cache.get('a', read('a'))).toBe(first);
  expect(reads).toEqual({ a: 1 });
});

test('twenty simultaneous reads of a range read it once', async () => {
  const cache = new RangeCache(10_000);
  const { reads, read } = counted();
  await Promise.all(Array.from({ length: 20 }, () => cache.get('a', read('a'))));
  expect(reads).toEqual({ a: 1 });
});

test('the least recently used range is evicted first', async () => {
  const cache = new RangeCache(3 * 2 * SAMPLES);
  const { reads, read } = counted();
  for (const name of ['a', 'b', 'c', 'a', 'd']) await cache.get(name, read(name));
  await cache.get('a', read('a'));
  await cache.get('b', read('b'));
  expect(reads).toEqual({ a: 1, b: 2, c: 1, d: 1 });
});

test('a read that never ends does not block others for ever', async () => {
  const cache = new RangeCache(10_000);
  void cache.get('a', () => new Promise(() => {}));
  const { reads, read } = counted();
  expect(await cache.get('a', read('a'))).toEqual(stretch(1));
  expect(reads).toEqual({ a: 1 });
});

test('a failed read rejects for its callers, and the next one reads again at once', async () => {
  const cache = new RangeCache(10_000);
  await expect(cache.get('a', () => Promise.reject(new Error('R2 is away')))).rejects.toThrow('R2 is away');
  const { reads, read } = counted();
  // No read is in progress, so there is no wait, not even the shortest timer.
  const order: string[] = [];
  const timer = scheduler.wait(1).then(() => order.push('timer'));
  await cache.get('a', read('a')).then(() => order.push('read'));
  await timer;
  expect(order).toEqual(['read', 'timer']);
  expect(reads).toEqual({ a: 1 });
});

test('a range over the cache’s capacity is passed through', async () => {
  const cache = new RangeCache(SAMPLES);
  const { reads, read } = counted();
  await cache.get('a', read('a'));
  await cache.get('a', read('a'));
  expect(reads).toEqual({ a: 2 });
});
