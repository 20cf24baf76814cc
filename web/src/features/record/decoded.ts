import { TAKE_RATE } from '../../../../contract/takes.ts';
import { wavOf } from '../../lib/wav.ts';

/**
 * Decodes a recording to mono samples at the rate of takes.
 * @throws what the browser throws for bytes that it cannot decode
 */
export async function decoded(bytes: ArrayBuffer): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, TAKE_RATE);
  // Of a copy: the browser takes the bytes away.
  const buffer = await context.decodeAudioData(bytes.slice(0));
  const mono = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let i = 0; i < mono.length; i++) mono[i] = mono[i]! + samples[i]! / buffer.numberOfChannels;
  }
  return mono;
}

/** The address of samples as a WAV file, for an audio element. To be revoked. */
export const soundAddress = (pcm: Uint8Array<ArrayBuffer>): string =>
  URL.createObjectURL(wavOf(pcm, { rate: TAKE_RATE, bits: 16 }));

/** SHA-256 in base64. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}
