import { gatedPower, kWeighting, toLufs } from '../../contract/loudness.ts';

/**
 * Integrated loudness in LUFS of one mono channel in −1…1, after ITU-R BS.1770-4: K-weighting, 400 ms blocks every 100
 * ms, gates at −70 LUFS and 10 LU below the mean. −Infinity for silence.
 */
export const integratedLoudness = (samples: Float32Array, sampleRate: number): number =>
  toLufs(gatedPower(blockPowers(samples, sampleRate)));

/** Loudness in LUFS of windows `seconds` long, one every 100 ms. */
export function loudnessOverTime(samples: Float32Array, sampleRate: number, seconds: number): number[] {
  return blockPowers(samples, sampleRate, seconds).map(toLufs);
}

function blockPowers(samples: Float32Array, sampleRate: number, seconds = 0.4): number[] {
  const weigh = kWeighting(sampleRate);
  const block = Math.round(sampleRate * seconds);
  const hop = Math.round(sampleRate * 0.1);
  const sums = new Float64Array(samples.length + 1);
  for (let i = 0; i < samples.length; i++)
    sums[i + 1] = (sums[i] as number) + weigh(samples[i] as number) ** 2;
  const powers: number[] = [];
  for (let at = 0; at + block <= samples.length; at += hop) {
    powers.push(((sums[at + block] ?? 0) - (sums[at] ?? 0)) / block);
  }
  return powers;
}
