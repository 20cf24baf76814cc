import { FULL_SCALE, toAmplitude, toSamples } from './format.ts';
import { SPEECH_GATE } from './leveller.ts';

/** Seconds between two spans of a sentence, at every rate. With the silence that they keep it is up to 100 ms. */
export const SPAN_GAP = 0.07;

/** Samples of its own silence that a span keeps at a join. */
const KEPT = toSamples(0.015);

/** Samples of the fade at a join: enough for no click, and less than the burst of a p, t or k. */
const FADE = toSamples(0.004);

/** Silence threshold as an int16 value. */
const QUIET = toAmplitude(SPEECH_GATE) * FULL_SCALE;

/** Factors of a rise from zero, without a corner at either end. */
const RISE = Float64Array.from({ length: FADE }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / FADE));

const isAudible = (sample: number) => sample > QUIET || sample < -QUIET;

/**
 * A span after a join: begins `KEPT` before its first audible sample, and rises from zero.
 * @returns the samples, and how many were cut off
 */
export function afterJoin(span: Int16Array): { samples: Int16Array; cut: number } {
  const cut = Math.max(0, span.findIndex(isAudible) - KEPT);
  const samples = span.slice(cut);
  for (let i = 0; i < Math.min(FADE, samples.length); i++)
    samples[i] = Math.round((samples[i] as number) * (RISE[i] as number));
  return { samples, cut };
}

/** A span before a join, while it arrives: ends `KEPT` after its last audible sample, and falls to zero. */
export class BeforeJoin {
  /** Silence that may be the last, and always the length of a fade. */
  #held = new Int16Array(0);

  push(samples: Int16Array): Int16Array {
    const all = new Int16Array(this.#held.length + samples.length);
    all.set(this.#held);
    all.set(samples, this.#held.length);
    const to = Math.max(0, Math.min(all.findLastIndex(isAudible) + 1, all.length - FADE));
    this.#held = all.slice(to);
    return all.slice(0, to);
  }

  finish(): Int16Array {
    const rest = this.#held.slice(0, this.#held.findLastIndex(isAudible) + 1 + KEPT);
    const last = rest.length - 1;
    for (let i = 0; i < Math.min(FADE, rest.length); i++)
      rest[last - i] = Math.round((rest[last - i] as number) * (RISE[i] as number));
    return rest;
  }
}
