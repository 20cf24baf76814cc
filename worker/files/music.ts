import type { MusicTrack } from '../../contract/options.ts';
import { MUSIC_TRACKS } from '../../contract/options.ts';
import type { MusicSource } from '../narration/music-bed.ts';
import { musicKey } from './keys.ts';
import { StretchCache } from './stretch-cache.ts';

const BYTES_PER_SAMPLE = 2;

/** A twentieth of an isolate's memory: three minutes of music, which narrations of one isolate read over and over. */
const CACHED_BYTES = 8 * 1024 * 1024;

const stretches = new StretchCache(CACHED_BYTES);

/**
 * A track in R2, read by ranges.
 * @returns null when the track was never seeded
 */
export async function openMusic(files: R2Bucket, track: string): Promise<MusicSource | null> {
  const key = musicKey(track);
  const object = await files.head(key);
  if (!object) return null;
  const level = object.customMetadata?.level;
  return {
    length: object.size / BYTES_PER_SAMPLE,
    ...(level === undefined ? {} : { level: Number(level) }),
    read(start, count) {
      // By its content: a track that was seeded anew is another one.
      return stretches.get(`${object.etag} ${start} ${count}`, async () => {
        const range = { offset: start * BYTES_PER_SAMPLE, length: count * BYTES_PER_SAMPLE };
        const part = await files.get(key, { range });
        if (!part) throw new Error(`${key} is gone`);
        return new Int16Array(await part.arrayBuffer());
      });
    },
  };
}

/** The tracks that there are, of those the product knows. */
export async function listMusic(files: R2Bucket): Promise<MusicTrack[]> {
  const listed = await files.list({ prefix: 'music/' });
  const keys = new Set(listed.objects.map((object) => object.key));
  return MUSIC_TRACKS.filter((track) => keys.has(musicKey(track)));
}
