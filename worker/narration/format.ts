/** Audio format of narrations. Everything is mono; "samples" always means samples at `SAMPLE_RATE`. */

/** Hz. Most speech services answer raw PCM at this rate, so nothing is resampled between them and the MP3. */
export const SAMPLE_RATE = 24_000;

/**
 * Hop: samples (10 ms) over which a gain moves linearly. Short enough for no audible steps, long enough that logarithms
 * and powers are computed 100 times a second instead of 24,000.
 */
export const HOP_SAMPLES = 240;

export const HOP_SECONDS = HOP_SAMPLES / SAMPLE_RATE;

/**
 * Samples mixed and encoded at once (0.1 s, about 0.4 ms of work; whole hops). All narrations of an isolate take their
 * turns before another request runs: with twenty of them it waits twenty times this.
 */
export const BLOCK_SAMPLES = 10 * HOP_SAMPLES;

/**
 * Constant bit rates in kbit/s: a byte offset is a time. At 24 kHz mono, 64 leaves no audible loss even under music; 40
 * is enough for speech over quiet music.
 */
export const BIT_RATES = [40, 64] as const;
export type BitRate = (typeof BIT_RATES)[number];
export const BIT_RATE: BitRate = 64;

/** @throws Error when NARRATION_KBPS is none of `BIT_RATES` */
export function bitRateOf({ NARRATION_KBPS }: { NARRATION_KBPS?: string }): BitRate {
  if (!NARRATION_KBPS) return BIT_RATE;
  const bitRate = BIT_RATES.find((rate) => String(rate) === NARRATION_KBPS);
  if (bitRate === undefined) throw new Error(`NARRATION_KBPS is not one of ${BIT_RATES.join(', ')}`);
  return bitRate;
}

/** Samples in one MPEG-2 Layer III frame (24 ms). */
export const FRAME_SAMPLES = 576;

/** Bytes in one frame: both rates give a whole number for 24 ms, so no frame is ever padded. */
export const frameBytes = (bitRate: BitRate) => (bitRate * 1000 * FRAME_SAMPLES) / SAMPLE_RATE / 8;

/** Bytes of the info frame: that of a 64 kbit/s frame, since it does not fit into a smaller one. */
export const FRAME_BYTES = frameBytes(64);

/** Bytes of MP3 per second. */
export const BYTES_PER_SECOND = (BIT_RATE * 1000) / 8;

/** Encoder delay of LAME in samples. Players know their own delay of 529 and skip both. */
export const ENCODER_DELAY = 576;

/** The int16 value that stands for 1.0. */
export const FULL_SCALE = 32_768;

export function toSamples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

export function toSeconds(samples: number): number {
  return samples / SAMPLE_RATE;
}

/** dB to a factor of amplitude. */
export function toAmplitude(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Mean square (1.0 = full scale) to dBFS; silence is -Infinity. */
export function toDecibels(power: number): number {
  return 10 * Math.log10(power);
}
