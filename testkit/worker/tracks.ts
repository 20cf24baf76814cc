import { env } from 'cloudflare:workers';
import type { MusicTrack } from '../../contract/options.ts';
import { musicKey } from '../../worker/files/keys.ts';

export const TRACKS: readonly MusicTrack[] = ['bedtime', 'forest', 'piano'];

/** Stores the tracks, loops of two seconds. */
export async function seedTracks(): Promise<void> {
  const loop = Int16Array.from({ length: 48_000 }, (_, at) => Math.round(3000 * Math.sin(at / 20)));
  await Promise.all(TRACKS.map((track) => env.FILES.put(musicKey(track), loop)));
}
