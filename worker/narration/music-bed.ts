import { FULL_SCALE, SAMPLE_RATE, toDecibels } from './format.ts';
import { int16ToFloat } from './pcm.ts';

/** Samples of a track, read by range so that no track is ever whole in memory. */
export interface MusicSource {
  /** Samples in the loop. The last one is followed by the first: tracks are made to close on themselves. */
  readonly length: number;
  /** RMS of the whole loop in dBFS (see `measureLevel`), so that all tracks play equally loud. */
  readonly level?: number;
  /** dB, below 0, by which the range above 2 kHz is softened under speech (see `softeningOf`). */
  readonly softening?: number;
  /** Exactly `count` samples from `start`; the range never crosses the end of the loop. */
  read(start: number, count: number): Promise<Int16Array>;
}

/** Samples per read: 2 s (96 KB), one R2 request for every two seconds of narration. At most two reads are held. */
export const READ_SAMPLES = 2 * SAMPLE_RATE;

/** Endless, gapless stream of a looping track, one read ahead of the position. */
export class MusicBed {
  readonly level: number | undefined;
  readonly softening: number | undefined;
  #source: MusicSource;
  #next: Promise<Int16Array>;
  #readAt = 0;
  #current: Int16Array = new Int16Array(0);
  #used = 0;

  constructor(source: MusicSource) {
    if (!(source.length > 0)) throw new RangeError('a music track without samples cannot loop');
    this.#source = source;
    this.level = source.level;
    this.softening = source.softening;
    this.#next = this.#readAhead();
  }

  /** Fills `into` with the next samples. Rejects with the error of the source's `read`. */
  async fill(into: Float32Array): Promise<void> {
    let at = 0;
    while (at < into.length) {
      if (this.#used === this.#current.length) {
        this.#current = await this.#next;
        this.#used = 0;
        this.#next = this.#readAhead();
      }
      const count = Math.min(into.length - at, this.#current.length - this.#used);
      int16ToFloat(this.#current.subarray(this.#used, this.#used + count), into, at);
      this.#used += count;
      at += count;
    }
  }

  #readAhead(): Promise<Int16Array> {
    const start = this.#readAt;
    const count = Math.min(READ_SAMPLES, this.#source.length - start);
    this.#readAt = (start + count) % this.#source.length;
    const reading = this.#source.read(start, count).then((samples) => {
      if (samples.length === count) return samples;
      throw new RangeError(`music: asked for ${count} samples at ${start}, got ${samples.length}`);
    });
    // A failed read is reported when its samples are needed; until then it must not count as an unhandled rejection.
    reading.catch(() => undefined);
    return reading;
  }
}

/** A music box rings between 2 and 8 kHz, where consonants are: 6 dB and more above the other tracks. */
const SOFTENED = new Map<string, number>([['magic-box', -6]]);

/** `MusicSource.softening` of a track. */
export const softeningOf = (track: string): Pick<MusicSource, 'softening'> => {
  const softening = SOFTENED.get(track);
  return softening === undefined ? {} : { softening };
};

/** RMS of a whole track in dBFS, stored with it as `MusicSource.level`. */
export function measureLevel(samples: Int16Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] as number) ** 2;
  return toDecibels(sum / samples.length / FULL_SCALE ** 2);
}
