import { sampleRate } from './pcm.ts';

/** Root mean square of all samples, in dB relative to full scale. */
export function rmsDecibels(pcm: Int16Array): number {
  let energy = 0;
  for (const sample of pcm) energy += (sample / 32768) ** 2;
  return 10 * Math.log10(energy / pcm.length);
}

const frame = Math.round(0.04 * sampleRate);
const shortestLag = Math.floor(sampleRate / 400);
const longestLag = Math.ceil(sampleRate / 65);

/** The median fundamental frequency of the voiced parts, in hertz, by normalised autocorrelation of 40 ms frames. */
export function medianPitch(pcm: Int16Array): number {
  const loudest = pcm.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const found: number[] = [];
  for (let start = 0; start + frame + longestLag < pcm.length; start += frame) {
    const pitch = pitchAt(pcm, start, loudest);
    if (pitch !== null) found.push(pitch);
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? Number.NaN;
}

/** Samples between two products of the autocorrelation: a voice below 400 Hz needs no more. */
const step = 4;

function pitchAt(pcm: Int16Array, start: number, loudest: number): number | null {
  let energy = 0;
  for (let i = start; i < start + frame; i++) energy += (pcm[i] as number) ** 2;
  if (Math.sqrt(energy / frame) < loudest / 10) {
    return null;
  }
  const likeness: number[] = [];
  for (let lag = shortestLag; lag <= longestLag; lag++) {
    let product = 0;
    let shifted = 0;
    for (let i = start; i < start + frame; i += step) {
      const later = pcm[i + lag] as number;
      product += (pcm[i] as number) * later;
      shifted += later * later;
    }
    likeness.push(product / Math.sqrt((energy / step) * shifted));
  }
  const best = Math.max(...likeness);
  if (best < 0.6) {
    return null; // not voiced
  }
  // The first peak nearly as high as the best one: later ones are multiples of the period.
  const first = likeness.findIndex(
    (value, index) =>
      value > best * 0.93 && value >= (likeness[index - 1] ?? -1) && value >= (likeness[index + 1] ?? -1),
  );
  return sampleRate / (first + shortestLag);
}

/** Share of the energy in changes from sample to sample: high for s and sh, low for vowels. */
export function hissShare(pcm: Int16Array): number {
  let energy = 0;
  let change = 0;
  for (let i = 2; i < pcm.length; i++) {
    energy += (pcm[i] as number) ** 2;
    change += ((pcm[i] as number) - 2 * (pcm[i - 1] as number) + (pcm[i - 2] as number)) ** 2;
  }
  return change / energy;
}
