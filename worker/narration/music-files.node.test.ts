import { expect, test } from 'vitest';
import { openMusic } from './music-files.ts';

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
