import { FULL_SCALE, SAMPLE_RATE } from '../../worker/narration/format.ts';
import type { MusicSource } from '../../worker/narration/music-bed.ts';

/** Deterministic synthetic audio for tests and measurements. Levels are amplitudes, 1 = full scale. */

export function sine(hertz: number, amplitude: number, seconds: number): Int16Array {
  return Int16Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, i) =>
    Math.round(amplitude * 32_767 * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE)),
  );
}

/** -1 … 1 to int16, clamped. */
export function floatToInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE))),
  );
}

/** White noise from a linear congruential generator. */
export function noise(amplitude: number, seconds: number, seed = 1): Int16Array {
  let state = seed;
  return Int16Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.round(amplitude * 32_767 * ((state / 0x7fff_ffff) * 2 - 1));
  });
}

/**
 * Voice-like signal: gliding pitch with harmonics, noise for consonants, four syllables a second, occasional short
 * silences.
 */
export function voice(amplitude: number, seconds: number, seed = 1): Int16Array {
  const hiss = noise(1, seconds, seed);
  let phase = 0;
  let mouth = 0;
  return hiss.map((breath, i) => {
    const t = i / SAMPLE_RATE;
    const pitch = 190 + 35 * Math.sin(2 * Math.PI * 0.4 * t + seed) + 12 * Math.sin(2 * Math.PI * 1.7 * t);
    phase += (2 * Math.PI * pitch) / SAMPLE_RATE;
    const syllable = Math.max(0, Math.sin(Math.PI * ((4 * t) % 1))) ** 0.6;
    const speaking = (t + seed * 0.37) % 2.3 < 2.05 ? 1 : 0;
    // Each harmonic from the two before it: twelve sines of a large angle took most of the time of some tests.
    const twice = 2 * Math.cos(phase);
    let vowel = 0;
    for (let [harmonic, before, now] = [1, 0, Math.sin(phase)]; harmonic <= 12; harmonic++) {
      vowel += now / harmonic;
      [before, now] = [now, twice * now - before];
    }
    const voiced = (4 * t) % 1 > 0.25 ? 1 : 0.15;
    mouth += (breath / 32_768 - mouth) * 0.5;
    return Math.round(
      32_767 * amplitude * syllable * speaking * (0.45 * vowel * voiced + (1 - voiced) * 0.5 * mouth),
    );
  });
}

/** Three slow chords and a shaker, looping after `seconds`, which must be whole. */
export function music(amplitude: number, seconds: number): Int16Array {
  const shaker = noise(0.05, seconds, 7);
  const chords = [
    [220, 277, 330],
    [196, 247, 294],
    [174, 220, 262],
  ];
  return shaker.map((rattle, i) => {
    const t = i / SAMPLE_RATE;
    const chord = chords[Math.floor((t / seconds) * 3)] ?? [];
    const strum = Math.exp(-3 * (t % 1));
    let sum = (rattle / 32_768) * Math.exp(-20 * (t % 0.5));
    for (const hertz of chord) {
      sum += (0.3 * Math.sin(2 * Math.PI * hertz * t) + 0.1 * Math.sin(4 * Math.PI * hertz * t)) * strum;
    }
    return Math.round(32_767 * amplitude * sum);
  });
}

/** A track in memory that records what was read. */
export class MemoryTrack implements MusicSource {
  readonly reads: { start: number; count: number }[] = [];
  readonly length: number;
  readonly level: number | undefined;
  #samples: Int16Array;

  constructor(samples: Int16Array, level?: number) {
    this.length = samples.length;
    this.level = level;
    this.#samples = samples;
  }

  async read(start: number, count: number): Promise<Int16Array> {
    this.reads.push({ start, count });
    return this.#samples.slice(start, start + count);
  }
}

export function toBytes(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** Root mean square of `samples[from … to)`, in dBFS; indices in seconds. */
export function level(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
  let sum = 0;
  for (const sample of part) sum += sample * sample;
  return 10 * Math.log10(sum / part.length);
}

export function concatenate(blocks: Float32Array[]): Float32Array {
  const whole = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    whole.set(block, at);
    at += block.length;
  }
  return whole;
}
