import { TAKE_RATE } from '../../../../contract/takes.ts';

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
export function soundAddress(pcm: Uint8Array<ArrayBuffer>): string {
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) head.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  head.setUint32(4, 36 + pcm.length, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, TAKE_RATE, true);
  head.setUint32(28, 2 * TAKE_RATE, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  write(36, 'data');
  head.setUint32(40, pcm.length, true);
  return URL.createObjectURL(new Blob([head.buffer, pcm], { type: 'audio/wav' }));
}

/** SHA-256 in base64. */
export async function digestOf(pcm: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pcm));
  return btoa(String.fromCharCode(...digest));
}
