import { readFileSync } from 'node:fs';
import { createMp3Encoder } from 'wasm-media-encoders';
import { decodeTrack, TRACK_SAMPLE_RATE } from '../content/music/decode.ts';
import { measureLevel } from '../worker/narration/music-bed.ts';
import type { LocalFiles } from './local-bindings.ts';

/** The loop as the mixer reads it, and a few seconds of it for choosing by ear. */

const SAMPLE_SECONDS = 6;
const FADE_SECONDS = 1.5;

type Track = { id: string; samples: number };

/**
 * Puts into `files` the tracks that are not there yet or have changed.
 * @returns the ids of what was put
 */
export async function seedMusic(files: LocalFiles): Promise<string[]> {
  const tracks = JSON.parse(readFileSync('content/music/tracks.json', 'utf8')) as Track[];
  const seeded: string[] = [];
  for (const { id, samples } of tracks) {
    // The example file is put last, so that an interrupted seeding is taken up again.
    const known = await files.head(`music/${id}.mp3`);
    if (known?.customMetadata?.samples === String(samples)) continue;
    const pcm = await decodeTrack(readFileSync(`content/music/tracks/${id}.ogg`));
    await files.put(`music/${id}.pcm`, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), {
      httpMetadata: { contentType: 'application/octet-stream' },
      customMetadata: { level: String(measureLevel(pcm)) },
    });
    await files.put(`music/${id}.mp3`, await encodeSample(pcm), {
      httpMetadata: { contentType: 'audio/mpeg' },
      customMetadata: { samples: String(samples) },
    });
    seeded.push(id);
  }
  return seeded;
}

async function encodeSample(pcm: Int16Array): Promise<Uint8Array> {
  const length = SAMPLE_SECONDS * TRACK_SAMPLE_RATE;
  const fade = FADE_SECONDS * TRACK_SAMPLE_RATE;
  const samples = Float32Array.from(pcm.subarray(0, length), (sample, at) => {
    const gain = Math.min(1, at / fade, (length - at) / fade);
    return (sample / 32768) * gain;
  });
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: TRACK_SAMPLE_RATE, channels: 1, bitrate: 64 });
  return Buffer.concat([encoder.encode([samples]).slice(), encoder.finalize().slice()]);
}
