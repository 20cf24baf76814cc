const targetRms = 10 ** (-20 / 20);
const highestPeak = 10 ** (-1 / 20);
const knee = 10 ** (-5 / 20);
const quiet = 10 ** (-50 / 20);
const blockSeconds = 0.01;

/** Trims silence below -50 dBFS from both ends, but for 10 ms that keep soft consonants. */
export function trimSilence(samples: Float32Array, rate: number): Float32Array {
  const margin = Math.round(blockSeconds * rate);
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  if (first === -1) {
    return samples.subarray(0, 0);
  }
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  return samples.subarray(Math.max(0, first - margin), last + margin);
}

/**
 * Normalises speech to -20 dBFS (root mean square without silence). Peaks over -5 dBFS are compressed so that none
 * exceeds -1 dBFS. Silence stays silent.
 */
export function normaliseLevel(samples: Float32Array, rate: number): Float32Array {
  const block = Math.round(blockSeconds * rate);
  let energy = 0;
  let counted = 0;
  for (let start = 0; start < samples.length; start += block) {
    const part = samples.subarray(start, start + block);
    let partEnergy = 0;
    for (const sample of part) partEnergy += sample * sample;
    if (Math.sqrt(partEnergy / part.length) > quiet) {
      energy += partEnergy;
      counted += part.length;
    }
  }
  if (counted === 0) {
    return samples;
  }
  const gain = targetRms / Math.sqrt(energy / counted);
  return samples.map((sample) => roundOff(sample * gain));
}

function roundOff(sample: number): number {
  const over = Math.abs(sample) - knee;
  if (over <= 0) {
    return sample;
  }
  const room = highestPeak - knee;
  return Math.sign(sample) * (knee + room * Math.tanh(over / room));
}
