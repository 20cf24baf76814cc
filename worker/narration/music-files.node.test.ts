import { expect, test } from 'vitest';
import { listMusic, openMusic } from './music-files.ts';

const SAMPLES = Int16Array.from({ length: 100 }, (_, at) => at);

/** Bucket with one track and the metadata from its seeding. */
const withTrack = (key: string, customMetadata?: Record<string, string>) =>
  ({
    head: async (asked: string) =>
      asked === key ? { size: SAMPLES.byteLength, etag: crypto.randomUUID(), customMetadata } : null,
    get: async (_: string, { range: { offset, length } }: { range: { offset: number; length: number } }) => ({
      arrayBuffer: async () => SAMPLES.buffer.slice(offset, offset + length),
    }),
  }) as unknown as R2Bucket;

test('a track has the length of its file and the loudness measured at its seeding', async () => {
  const piano = await openMusic(withTrack('music/piano.pcm', { level: '-23.5' }), 'piano');
  expect(piano).toMatchObject({ length: 100, level: -23.5 });
  expect([...(await piano!.read(10, 3))]).toEqual([10, 11, 12]);
  expect(await openMusic(withTrack('music/piano.pcm'), 'piano')).not.toHaveProperty('level');
});

test('a music box is softened under speech, and a track that was never seeded is null', async () => {
  const box = withTrack('music/magic-box.pcm', { level: '-20' });
  expect(await openMusic(box, 'magic-box')).toMatchObject({ level: -20, softening: -6 });
  expect(await openMusic(box, 'piano')).toBeNull();
});

test('the list of tracks is read once a minute, and as long as it is empty each time', async () => {
  const stored = ['music/piano.pcm', 'music/bedtime.pcm', 'music/unknown.pcm'];
  let lists = 0;
  const bucket = {
    list: async () => {
      lists += 1;
      return { objects: stored.map((key) => ({ key })) };
    },
  } as unknown as R2Bucket;
  const listedAt = async (now: number) => [await listMusic(bucket, now), lists];
  expect(await listedAt(0)).toEqual([['bedtime', 'piano'], 1]);
  stored.length = 0;
  expect(await listedAt(59_999)).toEqual([['bedtime', 'piano'], 1]);
  expect(await listedAt(60_000)).toEqual([[], 2]);
  expect(await listedAt(60_000)).toEqual([[], 3]);
  expect(await listedAt(0)).toEqual([[], 4]);
});
