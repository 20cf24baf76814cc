import { BLOCK_SAMPLES, toSamples } from './format.ts';
import { PcmAssembler } from './pcm.ts';
import type { TimeStretch } from './time-stretch.ts';
import type { WordInSamples } from './timeline.ts';
import type { PlacedWord } from './word-times.ts';

/** Speech by one voice: a sentence, or a part of one. */
export interface VoiceAudio {
  /** Signed 16-bit little-endian mono PCM at 24 kHz at the voice's natural pace, whole or in chunks of any length. */
  samples: AsyncIterable<Uint8Array> | Uint8Array;
  /** Times of its words at that pace, or null; positions are those in the sentence. Read after all samples. */
  words?: () => readonly PlacedWord[] | null;
}

/** Stretches speech, a block at a time, so that other requests can run in between. */
export async function* stretched(
  { samples }: Pick<VoiceAudio, 'samples'>,
  stretch: TimeStretch,
): AsyncGenerator<Int16Array, void> {
  for await (const portion of portions(samples)) {
    for (let at = 0; at < portion.length; at += BLOCK_SAMPLES) {
      const block = stretch.push(portion.subarray(at, at + BLOCK_SAMPLES));
      if (block.length > 0) yield block;
    }
  }
  const rest = stretch.finish();
  if (rest.length > 0) yield rest;
}

async function* portions(samples: VoiceAudio['samples']): AsyncGenerator<Int16Array, void> {
  const assembler = new PcmAssembler();
  if (samples instanceof Uint8Array) {
    yield assembler.push(samples);
    return;
  }
  for await (const chunk of samples) {
    const whole = assembler.push(chunk);
    if (whole.length > 0) yield whole;
  }
}

/** Positions of words in the stretched speech; null where there are none. */
export const stretchedWords = ({ words }: VoiceAudio, stretch: TimeStretch): WordInSamples[] | null =>
  words?.()?.map(({ from, to, start }) => ({ from, to, after: stretch.outputPlace(toSamples(start)) })) ??
  null;
