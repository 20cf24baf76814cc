import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';

/** What the narration mixer works in: one channel of 16-bit samples at the rate speech arrives in. */
export const TRACK_SAMPLE_RATE = 24_000;

/** Offset in an Ogg page of the number of samples finished by its end (RFC 3533). */
const GRANULE_POSITION = 6;

/**
 * Decodes one background track to mono 16-bit samples at 24 kHz. Runs in plain Node (WebAssembly, no native tool), because a
 * new machine is seeded without ffmpeg. Not for the Worker: it compiles WebAssembly at run time, which workerd refuses.
 *
 * @param ogg a whole Ogg Vorbis file; it is not kept.
 * @returns one sample per element; the first follows the last without a click when the track is repeated.
 * @throws Error when the bytes are not Vorbis, are damaged, or are not mono at 24 kHz. Nothing is resampled or mixed down here.
 */
export async function decodeTrack(ogg: Uint8Array): Promise<Int16Array> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  try {
    const { channelData, samplesDecoded, sampleRate, errors } = await decoder.decodeFile(ogg);
    const [first] = errors;
    if (first) throw new Error(`Ogg Vorbis is damaged: ${first.message}`);
    const [samples] = channelData;
    if (!samples || samplesDecoded === 0) throw new Error('Not an Ogg Vorbis file: no audio found');
    if (channelData.length !== 1) throw new Error(`Expected mono, found ${channelData.length} channels`);
    if (sampleRate !== TRACK_SAMPLE_RATE)
      throw new Error(`Expected ${TRACK_SAMPLE_RATE} Hz, found ${sampleRate} Hz`);
    const stated = statedLength(ogg);
    if (samplesDecoded !== stated) {
      throw new Error(`Ogg Vorbis is damaged: ${samplesDecoded} of ${stated} samples could be read`);
    }
    return toInt16(samples.subarray(0, samplesDecoded));
  } finally {
    decoder.free();
  }
}

/** Samples in the whole file, from its last page. The decoder leaves damaged pages out without a word; this tells. */
function statedLength(ogg: Uint8Array): number {
  const bytes = Buffer.from(ogg.buffer, ogg.byteOffset, ogg.byteLength);
  const page = bytes.lastIndexOf('OggS');
  return Number(bytes.readBigInt64LE(page + GRANULE_POSITION));
}

/** Rounds −1…1 to 16 bits, clamped: Vorbis may overshoot full scale by a little. */
function toInt16(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  for (let i = 0; i < whole.length; i++)
    whole[i] = Math.max(-32_768, Math.min(32_767, Math.round((samples[i] as number) * 32_767)));
  return whole;
}
