import { sampleRate } from './pcm.ts';

const frame = Math.round(0.04 * sampleRate);
const hop = frame / 2;
const search = Math.round(0.01 * sampleRate);
const fade = Float64Array.from({ length: frame }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame));

/**
 * Makes speech `ratio` times as long without changing its pitch (WSOLA): overlapping frames are taken from the input
 * at another pace, each shifted by up to 10 ms to where it continues the previous one best. The engine's own
 * speed control sounds better; this is for speeds it does not reach.
 */
export function stretchTime(input: Float32Array, ratio: number): Float32Array {
  if (ratio === 1 || input.length < 2 * frame) {
    return input;
  }
  const output = new Float32Array(Math.round(input.length * ratio));
  // Silence after it, so that nothing is read outside, which takes many times as long.
  const padded = new Float32Array(input.length + 2 * (frame + search));
  padded.set(input);
  let previous = 0;
  for (let at = 0; at < output.length; at += hop) {
    const wanted = Math.round(at / ratio);
    const start = at === 0 ? 0 : bestStart(padded, wanted, previous + hop);
    for (let i = 0; i < frame && at + i < output.length; i++) {
      const firstHalfOfAll = at === 0 && i < hop;
      const window = firstHalfOfAll ? 1 : (fade[i] as number);
      output[at + i] = (output[at + i] as number) + window * (padded[start + i] as number);
    }
    previous = start;
  }
  return output;
}

/** The start near `wanted` whose first half looks most like the input at `continuation`. */
function bestStart(input: Float32Array, wanted: number, continuation: number): number {
  let best = wanted;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let start = Math.max(0, wanted - search); start <= wanted + search; start++) {
    let product = 0;
    let energy = 1e-9;
    for (let i = 0; i < hop; i += 2) {
      const candidate = input[start + i] as number;
      product += candidate * (input[continuation + i] as number);
      energy += candidate * candidate;
    }
    const score = product / Math.sqrt(energy);
    if (score > bestScore) {
      bestScore = score;
      best = start;
    }
  }
  return best;
}
