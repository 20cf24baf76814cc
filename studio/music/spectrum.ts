const SIZE = 8192;

/** Twiddle factors of the transform, precomputed for every window. */
const angles = Float64Array.from({ length: SIZE / 2 }, (_, i) => (-2 * Math.PI * i) / SIZE);
const cosines = angles.map(Math.cos);
const sines = angles.map(Math.sin);

/**
 * Mean power in each of 4096 bands from 0 Hz to half the sample rate (Hann windows of 8192 samples, half overlapping).
 */
export function powerSpectrum(samples: Float32Array): Float64Array {
  const power = new Float64Array(SIZE / 2);
  const window = Float64Array.from(
    { length: SIZE },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE),
  );
  for (let at = 0; at + SIZE <= samples.length; at += SIZE / 2) {
    const real = new Float64Array(SIZE);
    for (let i = 0; i < SIZE; i++) real[i] = (window[i] as number) * (samples[at + i] as number);
    const imaginary = new Float64Array(SIZE);
    fourier(real, imaginary);
    for (let k = 0; k < power.length; k++)
      power[k] = (power[k] as number) + (real[k] as number) ** 2 + (imaginary[k] as number) ** 2;
  }
  return power;
}

/** Middle of band `k` in Hz. */
export const bandHertz = (k: number, sampleRate: number): number => (k * sampleRate) / SIZE;

/** Share (0…1) of the power between two frequencies in Hz. */
export function shareOfPower(power: Float64Array, sampleRate: number, from: number, to: number): number {
  const within = power.reduce((sum, value, k) => {
    const hertz = bandHertz(k, sampleRate);
    return hertz >= from && hertz < to ? sum + value : sum;
  }, 0);
  return within / power.reduce((sum, value) => sum + value, 0);
}

/** Power in each pitch class from C to B, adding up to 1, from bands between 60 Hz and 2 kHz. */
export function chroma(power: Float64Array, sampleRate: number): number[] {
  const classes = new Array<number>(12).fill(0);
  power.forEach((value, k) => {
    const hertz = bandHertz(k, sampleRate);
    if (hertz < 60 || hertz > 2000) return;
    const key = Math.round(69 + 12 * Math.log2(hertz / 440)) % 12;
    classes[key] = (classes[key] ?? 0) + value;
  });
  const total = classes.reduce((sum, value) => sum + value, 0);
  return classes.map((value) => value / total);
}

/** Level in dB (mean removed) of third-octave bands from 80 Hz to 8 kHz: a volume-independent timbre. */
export function colour(power: Float64Array, sampleRate: number): number[] {
  const levels = Array.from({ length: 20 }, (_, band) => {
    const centre = 80 * 2 ** (band / 3);
    return (
      10 * Math.log10(shareOfPower(power, sampleRate, centre * 2 ** (-1 / 6), centre * 2 ** (1 / 6)) + 1e-9)
    );
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** Root mean square difference in dB between two timbres. */
export const colourDistance = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, level, i) => sum + (level - (b[i] ?? 0)) ** 2, 0) / a.length);

/** In-place fast Fourier transform (radix 2); both arrays have SIZE elements. */
function fourier(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const swap = (values: Float64Array, i: number, j: number) => {
    const kept = values[i] ?? 0;
    values[i] = values[j] ?? 0;
    values[j] = kept;
  };
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, i, j);
      swap(imaginary, i, j);
    }
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / 2 / half;
    for (let k = 0; k < half; k++) {
      const cosine = cosines[k * stride] as number;
      const sine = sines[k * stride] as number;
      for (let i = k; i < size; i += 2 * half) {
        const j = i + half;
        const x = (real[j] as number) * cosine - (imaginary[j] as number) * sine;
        const y = (real[j] as number) * sine + (imaginary[j] as number) * cosine;
        real[j] = (real[i] as number) - x;
        imaginary[j] = (imaginary[i] as number) - y;
        real[i] = (real[i] as number) + x;
        imaginary[i] = (imaginary[i] as number) + y;
      }
    }
  }
}
