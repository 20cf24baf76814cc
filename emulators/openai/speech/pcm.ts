/** Sample rate of the speech endpoint (16-bit, mono, little-endian). */
export const sampleRate = 24_000;

export function silence(seconds: number): Int16Array<ArrayBuffer> {
  return new Int16Array(Math.round(seconds * sampleRate));
}

/** Rounds samples between -1 and 1 to 16 bits; others are clamped. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    pcm[index] = Math.max(-32768, Math.min(32767, Math.round((samples[index] as number) * 32767)));
  }
  return pcm;
}

/** Little-endian bytes on any machine. */
export function toBytes(pcm: Int16Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(pcm.length * 2));
  for (let index = 0; index < pcm.length; index++) {
    view.setInt16(index * 2, pcm[index] as number, true);
  }
  return new Uint8Array(view.buffer);
}
