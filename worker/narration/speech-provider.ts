import type { SpeechRate, VoiceId } from '../../contract/options.ts';
import { SAMPLE_RATE } from './format.ts';

/** How a voice of ours is ordered from a provider: its own name for a voice, and how to read with it. */
export type ProviderVoice = { voice: string; instructions: string };

/** One utterance. `speed` is a factor of the voice's natural pace. */
export type SpeechOrder = ProviderVoice & { text: string; speed: SpeechRate };

/** A service that reads aloud. What is written against it works with any: an adapter in `providers/` is all one needs. */
export type SpeechProvider = {
  /** Service and model: the same text sounds different from another. Part of what a sentence is kept under. */
  id: string;
  voices: Record<VoiceId, ProviderVoice>;
  /** Hz of the raw PCM it answers. It must be signed 16-bit little-endian mono. */
  sampleRate: number;
  /**
   * The sound of one utterance, in chunks of any length.
   * @throws ProviderError, also when the sound broke off; the signal's reason when that aborts
   */
  stream(order: SpeechOrder, signal: AbortSignal): AsyncIterable<Uint8Array>;
};

/** @throws Error when the provider's sound would be played at the wrong speed: nothing between it and the MP3 resamples */
export function checkFormat({ id, sampleRate }: SpeechProvider): void {
  if (sampleRate !== SAMPLE_RATE) throw new Error(`${id} speaks at ${sampleRate} Hz, not at ${SAMPLE_RATE}`);
}
