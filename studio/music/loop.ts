/** Crossfade in milliseconds at the end of the loop. */
const JOIN_MILLISECONDS = 40;

/**
 * Cuts one seamless loop out of music played three times in a row. The second pass starts with the ringing of the
 * first; its end is crossfaded into the end of the first pass, whose next sample *is* the loop's first. So the waveform
 * continues over the seam, even if the synthesiser varied between passes.
 *
 * @param passes mono samples of at least two passes.
 * @param length samples in one pass.
 */
export function cutLoop(passes: Float32Array, length: number, sampleRate: number): Float32Array {
  if (passes.length < 2 * length)
    throw new Error(`Two passes are ${2 * length} samples, got ${passes.length}`);
  const loop = passes.slice(length, 2 * length);
  const join = Math.round((sampleRate * JOIN_MILLISECONDS) / 1000);
  for (let i = 0; i < join; i++) {
    const at = length - join + i;
    const weight = 0.5 - 0.5 * Math.cos((Math.PI * (i + 1)) / join);
    loop[at] = (1 - weight) * (loop[at] ?? 0) + weight * (passes[at] ?? 0);
  }
  return loop;
}

export interface Seam {
  /** Difference between the first sample and the last, 0…2. */
  jump: number;
  /** The jump relative to the largest step between neighbouring samples within 20 ms of the seam. */
  againstNearby: number;
  /** Deviation from the wave's straight continuation, relative to the largest such bend within 20 ms. */
  bend: number;
  /** Audible measure: high-frequency energy in the 5 ms over the seam, relative to the track's 95th percentile. */
  sharpness: number;
}

/** Measures the seam of a looped track. Samples in −1…1. */
export function measureSeam(loop: Float32Array, sampleRate: number): Seam {
  const near = Math.round(sampleRate * 0.02);
  const around = Float32Array.from({ length: 2 * near }, (_, i) => loop.at(i - near) ?? 0);
  const steps = differences(around);
  const bends = differences(steps);
  const jump = Math.abs(steps[near - 1] ?? 0);
  return {
    jump,
    againstNearby: jump / largest(steps, [near - 1]),
    bend:
      Math.max(Math.abs(bends[near - 2] ?? 0), Math.abs(bends[near - 1] ?? 0)) /
      largest(bends, [near - 2, near - 1]),
    sharpness: sharpness(loop, sampleRate),
  };
}

/** The seam's jump relative to the 99th percentile of all steps in the track. */
export function againstTrack({ jump }: Seam, loop: Float32Array): number {
  const all = differences(loop).map(Math.abs).sort();
  return jump / (all[Math.floor(all.length * 0.99)] ?? 0);
}

function sharpness(loop: Float32Array, sampleRate: number): number {
  const window = Math.round(sampleRate * 0.005);
  const half = window / 2;
  const turned = new Float32Array(loop.length);
  turned.set(loop.subarray(loop.length - half));
  turned.set(loop.subarray(0, loop.length - half), half);
  // Four differences are a steep high-pass: each adds 6 dB an octave.
  const high = differences(differences(differences(differences(turned))));
  const energies = new Float64Array(Math.floor(high.length / window));
  for (let i = 0; i < energies.length * window; i++)
    energies[Math.floor(i / window)]! += (high[i] as number) ** 2;
  const seam = energies[0] ?? 0;
  return seam / (energies.sort()[Math.floor(energies.length * 0.95)] ?? 0);
}

function differences(values: Float32Array): Float32Array {
  const steps = new Float32Array(Math.max(0, values.length - 1));
  for (let i = 0; i < steps.length; i++) steps[i] = (values[i + 1] as number) - (values[i] as number);
  return steps;
}

const largest = (values: Float32Array, except: readonly number[]): number =>
  values.reduce((most, value, i) => (except.includes(i) ? most : Math.max(most, Math.abs(value))), 0);
