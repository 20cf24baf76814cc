import { DIGEST_HEADER, digestField } from '../../contract/takes.ts';
import { voice } from './sound.ts';

/** Made once for each length: a voice takes longer than most tests that send it. */
const spoken = new Map<number, Int16Array>();

/** Samples of a reading as a browser sends them, with their digest. @param seed another reading, by one sample */
export async function newReading(seed = 1, seconds = 3): Promise<{ pcm: Uint8Array; digest: string }> {
  if (!spoken.has(seconds)) spoken.set(seconds, voice(0.4, seconds));
  const samples = spoken.get(seconds)!.slice();
  samples[0] = seed;
  const pcm = new Uint8Array(samples.buffer);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', pcm)).toString('base64');
  return { pcm, digest };
}

/** Headers of the request that sends it. */
export const headersOf = ({ digest }: { digest: string }) => ({
  'content-type': 'application/octet-stream',
  [DIGEST_HEADER]: digestField(digest),
});
