import { DIGEST_HEADER, digestField } from '../../contract/takes.ts';
import { voice } from './sound.ts';

/** Samples of a reading as a browser sends them, with their digest. @param seed another reading */
export async function newReading(seed = 1, seconds = 3): Promise<{ pcm: Uint8Array; digest: string }> {
  const pcm = new Uint8Array(voice(0.4, seconds, seed).buffer);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', pcm)).toString('base64');
  return { pcm, digest };
}

/** Headers of the request that sends it. */
export const headersOf = ({ digest }: { digest: string }) => ({
  'content-type': 'application/octet-stream',
  [DIGEST_HEADER]: digestField(digest),
});
