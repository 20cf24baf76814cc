import type { VoiceId } from '../../contract/options.ts';
import type { CastMember } from '../../contract/schemas/stories.ts';

/** A product voice as a provider knows it: its name for the voice, and how to read with it. */
export type ProviderVoice = {
  voice: string;
  instructions: string;
  /** The model that has this voice, where the provider has several. */
  model?: string;
};

/** Accent of a voice. A story has that of its narrator. */
export type Accent = 'spain' | 'america' | 'britain';

/** A voice for the figures of a story. `ages`: whom it suits, best first. Never a child's voice. */
export type FigureVoice = ProviderVoice & { gender: 'f' | 'm'; ages: readonly CastMember['age'][] };

/** One utterance, at the voice's natural pace. */
export type SpeechOrder = ProviderVoice & { text: string };

/** When a word is spoken, in seconds from the beginning of its utterance. */
export type WordTime = { text: string; start: number; end: number };

/**
 * A piece of an utterance: its sound, and words that lie in the sound received so far. `type`: content type of the
 * answer, with its first piece, where its body is the sound itself.
 */
export type SpokenChunk = { pcm: Uint8Array; words?: WordTime[]; type?: string };

/**
 * What a service can do. Callers decide by this, never by the service's name; `tools/speech/contract.test.ts` holds
 * every service to it. There is no rate: every service reads at its natural pace, and `time-stretch.ts` makes the
 * others.
 */
export type SpeechCapabilities = {
  /** Whether the time of every word comes with the sound. Without it, only whole sentences are highlighted. */
  wordTimes: boolean;
  /** UTF-16 units of one request; a longer text is ordered in parts. */
  longestText: number;
  /**
   * Hz of the raw PCM it answers, signed 16-bit little-endian mono, unless the answer says another rate; resampled
   * where it is not ours.
   */
  sampleRate: number;
};

/** A service that reads aloud; its adapter is in `providers/speech/`. */
export type SpeechProvider = {
  /** Service and model: part of the cache key, since another model sounds different. */
  id: string;
  capabilities: SpeechCapabilities;
  /** A voice of the right language for each of ours. */
  voices: Record<VoiceId, ProviderVoice>;
  /** Further voices, for the figures of a story with this accent; the best of a kind first. */
  figures: Record<Accent, readonly FigureVoice[]>;
  /** Milliseconds without a sound after which another provider is asked, where there is one. */
  patienceMs: number;
  /**
   * The sound of one utterance, in chunks of any length.
   * @throws ProviderError, also when the sound broke off; the signal's reason when that aborts
   */
  stream(order: SpeechOrder, signal: AbortSignal): AsyncIterable<SpokenChunk>;
};
