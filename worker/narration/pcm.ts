import { FULL_SCALE } from './format.ts';

/**
 * Assembles samples from bytes in chunks of any length, even half a sample. Little-endian, as the wire format and every
 * machine that runs WebAssembly.
 */
export class PcmAssembler {
  #carried = -1;

  /** All samples that are complete with these bytes, in memory of their own. */
  push(bytes: Uint8Array): Int16Array {
    const carried = this.#carried >= 0 ? 1 : 0;
    const available = bytes.length + carried;
    const whole = available & ~1;
    const joined = new Uint8Array(whole);
    if (whole > 0) {
      if (carried) joined[0] = this.#carried;
      joined.set(bytes.subarray(0, whole - carried), carried);
    }
    if (available > whole) {
      if (bytes.length > 0) this.#carried = bytes[bytes.length - 1] as number;
    } else {
      this.#carried = -1;
    }
    return new Int16Array(joined.buffer);
  }
}

/** Writes int16 samples as -1 … 1 into `into` from index `at`. */
export function int16ToFloat(samples: Int16Array, into: Float32Array, at = 0): void {
  const scale = 1 / FULL_SCALE;
  for (let i = 0; i < samples.length; i++) into[at + i] = (samples[i] as number) * scale;
}
