import type { VoiceId } from '../../contract/options.ts';

/** How a voice of ours is ordered from a provider: its own name for a voice, and how to read with it. */
export type ProviderVoice = {
  voice: string;
  instructions: string;
  /** The model that has this voice, where the provider has several. */
  model?: string;
};

/** One utterance, at the voice's natural pace: rates are made here, so that all of them are one purchase. */
export type SpeechOrder = ProviderVoice & { text: string };

/** When a word is spoken, in seconds from the beginning of its utterance. */
export type WordTime = { text: string; start: number; end: number };

/** Some more of an utterance: its sound, and the words that are known to be in what has been sent. */
export type SpokenChunk = { pcm: Uint8Array; words?: WordTime[] };

/** A service that reads aloud. What is written against it works with any: an adapter in `providers/speech/` is all one needs. */
export type SpeechProvider = {
  /** Service and model: the same text sounds different from another. Part of what a sentence is kept under. */
  id: string;
  voices: Record<VoiceId, ProviderVoice>;
  /** Hz of the raw PCM it answers, signed 16-bit little-endian mono. Another rate than ours is resampled. */
  sampleRate: number;
  /** Characters that it speaks at once, at most; a longer text is ordered in parts. */
  longestText: number;
  /** Milliseconds without a sound after which another provider is asked, where there is one. */
  patienceMs: number;
  /**
   * The sound of one utterance, in chunks of any length, with the words' times if the service tells them.
   * @throws ProviderError, also when the sound broke off; the signal's reason when that aborts
   */
  stream(order: SpeechOrder, signal: AbortSignal): AsyncIterable<SpokenChunk>;
};
