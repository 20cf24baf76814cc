import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';

/** The mixer's format: mono, 16 bits, at the sample rate of speech. */
export const TRACK_SAMPLE_RATE = 24_000;

/** Offset in an Ogg page of the number of samples finished by its end (RFC 3533). */
const GRANULE_POSITION = 6;

/**
 * Decodes a background track to mono 16-bit samples at 24 kHz. Runs in plain Node (WebAssembly), so that seeding a new
 * machine needs no ffmpeg. Not for the Worker: workerd refuses WebAssembly compiled at run time.
 *
 * @param ogg a whole Ogg Vorbis file; it is not kept.
 * @returns one sample per element; the track loops without a click.
 * @throws Error for other formats, damage, several channels or another rate. Nothing is resampled or mixed down.
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

/** Sample count stated by the last page. The decoder silently skips damaged pages, which this detects. */
function statedLength(ogg: Uint8Array): number {
  const bytes = Buffer.from(ogg.buffer, ogg.byteOffset, ogg.byteLength);
  const page = bytes.lastIndexOf('OggS');
  return Number(bytes.readBigInt64LE(page + GRANULE_POSITION));
}

/** Rounds −1…1 to 16 bits, clamped: Vorbis may slightly overshoot full scale. */
function toInt16(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  for (let i = 0; i < whole.length; i++)
    whole[i] = Math.max(-32_768, Math.min(32_767, Math.round((samples[i] as number) * 32_767)));
  return whole;
}
