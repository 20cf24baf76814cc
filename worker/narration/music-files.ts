import type { MusicTrack } from '../../contract/options.ts';
import { MUSIC_TRACKS } from '../../contract/options.ts';
import { musicKey } from '../files/keys.ts';
import { RangeCache } from '../files/range-cache.ts';
import { type MusicSource, READ_SAMPLES, softeningOf } from './music-bed.ts';

const BYTES_PER_SAMPLE = 2;

/** Cache size: a twentieth of an isolate's memory, three minutes of music, which narrations read over and over. */
const CACHED_BYTES = 8 * 1024 * 1024;

const ranges = new RangeCache(CACHED_BYTES);

/**
 * Track in R2, read by ranges. Its size and level come with its beginning: the first sound waits for one call of R2.
 * @returns null when the track was never seeded
 */
export async function openMusic(files: R2Bucket, track: string): Promise<MusicSource | null> {
  const key = musicKey(track);
  const samplesOf = async (start: number, count: number) => {
    const range = { offset: start * BYTES_PER_SAMPLE, length: count * BYTES_PER_SAMPLE };
    const object = await files.get(key, { range });
    return object && { object, samples: new Int16Array(await object.arrayBuffer()) };
  };
  const opened = await samplesOf(0, READ_SAMPLES);
  if (!opened) return null;
  const { object, samples: beginning } = opened;
  // Keyed by content: a track that is seeded again is another one.
  const range = (start: number, count: number) => `${object.etag} ${start} ${count}`;
  await ranges.get(range(0, beginning.length), async () => beginning);
  const level = object.customMetadata?.level;
  return {
    length: object.size / BYTES_PER_SAMPLE,
    ...(level === undefined ? {} : { level: Number(level) }),
    ...softeningOf(track),
    read: (start, count) =>
      ranges.get(range(start, count), async () => {
        const part = await samplesOf(start, count);
        if (!part) throw new Error(`${key} is gone`);
        return part.samples;
      }),
  };
}

/** Lifetime of the list of tracks: listing is R2's dearest operation, and tracks change only with a seeding. */
const LISTED_FOR_MS = 60_000;

let listed: { tracks: MusicTrack[]; at: number } | null = null;

/** Known tracks that are in R2, at most a minute old. */
export async function listMusic(files: R2Bucket, now: number): Promise<MusicTrack[]> {
  if (listed && now - listed.at < LISTED_FOR_MS) return listed.tracks;
  const { objects } = await files.list({ prefix: 'music/' });
  const keys = new Set(objects.map((object) => object.key));
  const tracks = MUSIC_TRACKS.filter((track) => keys.has(musicKey(track)));
  // An empty list is not cached: the tracks appear with the first seeding.
  listed = tracks.length > 0 ? { tracks, at: now } : null;
  return tracks;
}
