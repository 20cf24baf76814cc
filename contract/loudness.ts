/** Loudness after ITU-R BS.1770-4, which tells how loud listeners find different voices. */

/** Second-order filter, a0 = 1. */
type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

const toAmplitude = (decibels: number) => 10 ** (decibels / 20);

/** Constant of the standard in dB, and its gates: absolute in LUFS, and in LU below the mean. */
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = 10;

/** Hops in a second, of a block, and between the beginnings of two. */
const HOPS_PER_S = 100;
const BLOCK_HOPS = 40;
const STEP_HOPS = 10;

/** Mean square after K-weighting to LUFS; silence is -Infinity. */
export const toLufs = (power: number) => OFFSET + 10 * Math.log10(power);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean of the blocks that the standard's gates let through: pauses do not count. 0 for silence. */
export function gatedPower(blocks: readonly number[]): number {
  const audible = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return 0;
  const gate = toLufs(mean(audible)) - RELATIVE_GATE;
  return mean(audible.filter((power) => toLufs(power) > gate));
}

/**
 * Integrated loudness of speech in LUFS. Less than a block counts as one.
 * @param fullScale value of a sample that stands for 1
 */
export function loudnessOf(
  samples: Int16Array | Float32Array,
  { sampleRate, fullScale }: { sampleRate: number; fullScale: number },
): number {
  const weigh = kWeighting(sampleRate);
  const hopSamples = sampleRate / HOPS_PER_S;
  const hops = new Float64Array(Math.max(1, Math.floor(samples.length / hopSamples)));
  for (let i = 0; i < samples.length; i++) {
    const power = weigh((samples[i] as number) / fullScale) ** 2 / hopSamples;
    const hop = Math.floor(i / hopSamples);
    if (hop < hops.length) hops[hop] = (hops[hop] as number) + power;
  }
  const blocks: number[] = [];
  for (let at = 0; at === 0 || at + BLOCK_HOPS <= hops.length; at += STEP_HOPS)
    blocks.push(mean([...hops.subarray(at, at + BLOCK_HOPS)]));
  return toLufs(gatedPower(blocks));
}

/** K-weighting of successive samples, at any rate: the standard tabulates it for 48 kHz only. */
export function kWeighting(sampleRate: number): (sample: number) => number {
  const raiseTreble = filter(shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196, sampleRate));
  const cutRumble = filter(lowCut(38.13547087602444, 0.5003270373238773, sampleRate));
  return (sample) => cutRumble(raiseTreble(sample));
}

function filter({ b0, b1, b2, a1, a2 }: Biquad): (sample: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x0) => {
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x0;
    y2 = y1;
    y1 = y0;
    return y0;
  };
}

function shelf(hertz: number, decibels: number, q: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const high = toAmplitude(decibels);
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

function lowCut(hertz: number, q: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
