import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMp3Encoder } from 'wasm-media-encoders';
import { musicKey, musicSampleKey } from '../../worker/files/keys.ts';
import { measureLevel } from '../../worker/narration/music-bed.ts';
import { decodeTrack, TRACK_SAMPLE_RATE } from '../content/decode-track.ts';
import { digestOf, type SeedObject } from './objects.ts';

/** Version of the conversion; a new one rewrites every track. */
const RECIPE = 'music 1';

/** Length of the preview in the music menu. */
const SAMPLE_SECONDS = 6;
const FADE_SECONDS = 1.5;

/**
 * Each track as the mixer's loop and as a short MP3.
 * @param content the folder with `music/`
 */
export function musicObjects(content: string): SeedObject[] {
  const folder = join(content, 'music');
  const tracks = JSON.parse(readFileSync(join(folder, 'tracks.json'), 'utf8')) as { id: string }[];
  return tracks.flatMap(({ id }) => {
    const ogg = readFileSync(join(folder, 'tracks', `${id}.ogg`));
    const digest = digestOf(RECIPE, ogg);
    let decoded: Promise<Int16Array> | null = null;
    const decode = () => {
      decoded ??= decodeTrack(ogg);
      return decoded;
    };
    return [
      {
        key: musicKey(id),
        contentType: 'application/octet-stream',
        digest,
        async make() {
          const pcm = await decode();
          const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
          return { bytes, metadata: { level: String(measureLevel(pcm)) } };
        },
      },
      {
        key: musicSampleKey(id),
        contentType: 'audio/mpeg',
        digest,
        make: async () => ({ bytes: await encodeSample(await decode()) }),
      },
    ];
  });
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
