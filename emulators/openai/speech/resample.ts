const tapsEachSide = 16;

/**
 * Resampler between two rates: a polyphase windowed-sinc filter (Blackman-Harris, 32 taps), with the pass band ending
 * at 95 % of the lower Nyquist frequency.
 */
export function createResampler(from: number, to: number): (input: Float32Array) => Float32Array {
  const divisor = greatestCommonDivisor(from, to);
  const phases = to / divisor;
  const step = from / divisor;
  const cutoff = 0.95 * Math.min(1, to / from);
  const filters = Array.from({ length: phases }, (_, phase) => filterFor(phase / phases, cutoff));

  return (input) => {
    // Silence on both sides, so that no tap lies outside: reading there takes many times as long.
    const padded = new Float32Array(input.length + 2 * tapsEachSide);
    padded.set(input, tapsEachSide);
    const output = new Float32Array(Math.floor((input.length * to) / from));
    for (let n = 0; n < output.length; n++) {
      const position = n * step;
      const first = Math.floor(position / phases) + 1;
      const filter = filters[position % phases] as Float32Array;
      let sum = 0;
      for (let tap = 0; tap < filter.length; tap++) {
        sum += (filter[tap] as number) * (padded[first + tap] as number);
      }
      output[n] = sum;
    }
    return output;
  };
}

/** Taps for an output sample lying `fraction` of an input sample after the middle one; their sum is 1. */
function filterFor(fraction: number, cutoff: number): Float32Array {
  const taps = new Float32Array(2 * tapsEachSide);
  let sum = 0;
  for (let tap = 0; tap < taps.length; tap++) {
    const distance = tap - tapsEachSide + 1 - fraction;
    const x = Math.PI * distance * cutoff;
    const sinc = x === 0 ? 1 : Math.sin(x) / x;
    const value = sinc * blackmanHarris(distance / tapsEachSide);
    taps[tap] = value;
    sum += value;
  }
  return taps.map((tap) => tap / sum);
}

/** The window over -1…1. */
function blackmanHarris(x: number): number {
  const angle = Math.PI * x;
  return 0.35875 + 0.48829 * Math.cos(angle) + 0.14128 * Math.cos(2 * angle) + 0.01168 * Math.cos(3 * angle);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
