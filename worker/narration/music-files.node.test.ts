import { expect, test, vi } from 'vitest';
import { MusicBed } from './music-bed.ts';
import { listMusic, openMusic } from './music-files.ts';

const SAMPLES = Int16Array.from({ length: 100 }, (_, at) => at);

/** Bucket with one track and the metadata from its seeding. */
const withTrack = (key: string, customMetadata?: Record<string, string>) => {
  const object = { size: SAMPLES.byteLength, etag: crypto.randomUUID(), customMetadata };
  const get = vi.fn(async (asked: string, { range }: { range: { offset: number; length: number } }) => {
    const bytes = SAMPLES.buffer.slice(range.offset, range.offset + range.length);
    return asked === key ? { ...object, arrayBuffer: async () => bytes } : null;
  });
  return { bucket: { get } as unknown as R2Bucket, get };
};

test('a track has the length of its file and the loudness measured at its seeding', async () => {
  const piano = await openMusic(withTrack('music/piano.pcm', { level: '-23.5' }).bucket, 'piano');
  expect(piano).toMatchObject({ length: 100, level: -23.5 });
  expect([...(await piano!.read(10, 3))]).toEqual([10, 11, 12]);
  expect(await openMusic(withTrack('music/piano.pcm').bucket, 'piano')).not.toHaveProperty('level');
});

test('a music box is softened under speech, and a track that was never seeded is null', async () => {
  const box = withTrack('music/magic-box.pcm', { level: '-20' }).bucket;
  expect(await openMusic(box, 'magic-box')).toMatchObject({ level: -20, softening: -6 });
  expect(await openMusic(box, 'piano')).toBeNull();
});

test('a track is opened and begins to play with one call of R2', async () => {
  const { bucket, get } = withTrack('music/piano.pcm');
  const beginning = new Float32Array(50);
  await new MusicBed((await openMusic(bucket, 'piano'))!).fill(beginning);
  expect(beginning[10]).toBeCloseTo(10 / 32_768);
  expect(get).toHaveBeenCalledOnce();
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
