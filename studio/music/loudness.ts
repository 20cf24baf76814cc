/** A second-order filter's coefficients, a0 = 1. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * Integrated loudness in LUFS of one mono channel in −1…1, after ITU-R BS.1770-4: K-weighting, 400 ms blocks every 100
 * ms, gates at −70 LUFS and 10 LU below the mean. −Infinity for silence.
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number {
  const blocks = blockPowers(samples, sampleRate);
  const audible = blocks.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Loudness in LUFS of windows `seconds` long, one every 100 ms. */
export function loudnessOverTime(samples: Float32Array, sampleRate: number, seconds: number): number[] {
  return blockPowers(samples, sampleRate, seconds).map(toLufs);
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function blockPowers(samples: Float32Array, sampleRate: number, seconds = 0.4): number[] {
  const weighted = kWeighted(samples, sampleRate);
  const block = Math.round(sampleRate * seconds);
  const hop = Math.round(sampleRate * 0.1);
  const sums = new Float64Array(weighted.length + 1);
  for (let i = 0; i < weighted.length; i++) sums[i + 1] = (sums[i] as number) + (weighted[i] as number) ** 2;
  const powers: number[] = [];
  for (let at = 0; at + block <= weighted.length; at += hop) {
    powers.push(((sums[at + block] ?? 0) - (sums[at] ?? 0)) / block);
  }
  return powers;
}

/** K-weighting at any rate: the standard tabulates it for 48 kHz only. */
function kWeighted(samples: Float32Array, sampleRate: number): Float64Array {
  const head = shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196, sampleRate);
  const lowCut = rumbleCut(38.13547087602444, 0.5003270373238773, sampleRate);
  return filtered(filtered(new Float64Array(samples), head), lowCut);
}

function shelf(hertz: number, decibels: number, q: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function rumbleCut(hertz: number, q: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function filtered(input: Float64Array, { b0, b1, b2, a1, a2 }: Biquad): Float64Array {
  const output = new Float64Array(input.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < input.length; i++) {
    const x0 = input[i] ?? 0;
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    output[i] = y0;
    [x2, x1, y2, y1] = [x1, x0, y1, y0];
  }
  return output;
}
