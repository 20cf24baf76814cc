import { SPEECH_RATES, type VoiceId } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { RecentFailures } from '../providers/recent-failures.ts';
import { toSeconds } from './format.ts';
import type { SentenceAudio } from './narrate.ts';
import { type ObtainDeps, obtainUtterance } from './obtain-utterance.ts';
import { orderOf } from './speech-order.ts';
import type { SpeechProvider } from './speech-provider.ts';
import { Utterance } from './utterance.ts';
import { VoiceLost } from './voice-lost.ts';
import type { Timers } from './with-timeouts.ts';
import { placedWords } from './word-times.ts';

/**
 * Utterances requested at once. One invocation has six connections; three keep the mixer fed, since speech is made
 * several times faster than it is played, and leave room for R2.
 */
const AHEAD = 3;

/** Silence after which a started voice is given up, in milliseconds, where another provider could read everything again. */
const STALLED_MS = 10_000;

/**
 * Seconds of sound in the listener's buffer from which on a sentence is passed on only when it is whole: one that breaks off
 * is then bought again unheard. Below that, sound is passed on as it arrives, so that playback does not wait.
 */
const BUFFERED_S = 5;
/** Playback takes at least the natural duration divided by this. */
const FASTEST = Math.max(...SPEECH_RATES);

export type ReadingDeps = Pick<
  ObtainDeps,
  'cache' | 'lookup' | 'folder' | 'inflight' | 'allowance' | 'signal'
> & {
  clock: Timers & { now(): number };
  failures: RecentFailures;
  /** Milliseconds to wait for the first sound; null: without limit. */
  patienceMs: number | null;
  /** Whether another provider could read instead. */
  hasSpare: boolean;
};

/** The sentences as read by one provider, a few requested ahead of the one that is played. */
export class Reading {
  readonly #sentences: Sentence[];
  readonly #voiceId: VoiceId;
  readonly #provider: SpeechProvider;
  readonly #deps: ReadingDeps;
  readonly #utterances: Utterance[] = [];
  /** Whether its first sound was received: from then on the voice cannot be exchanged. */
  #isHeard = false;
  /** Time of the first sound, in milliseconds since the epoch: playback began no earlier. */
  #since: number | null = null;
  /** Sound of the sentences before the one that is played. */
  #mixedBytes = 0;
  /** Ends all requests when the voice is lost. */
  readonly #end = new AbortController();
  readonly #signal: AbortSignal;

  constructor(sentences: Sentence[], voiceId: VoiceId, provider: SpeechProvider, deps: ReadingDeps) {
    this.#sentences = sentences;
    this.#voiceId = voiceId;
    this.#provider = provider;
    this.#deps = deps;
    this.#signal = AbortSignal.any([deps.signal, this.#end.signal]);
  }

  /**
   * Waits for the first sound; only the first sentence is requested before it.
   * @returns the provider's failure, if there was one
   * @throws any other error
   */
  async start(): Promise<ProviderError | null> {
    if (this.#sentences.length === 0) return null;
    this.#requestNext();
    try {
      await this.#utterances[0]!.pcm[Symbol.asyncIterator]().next();
      this.#isHeard = true;
      this.#since = this.#deps.clock.now();
      return null;
    } catch (error) {
      if (error instanceof ProviderError) return error;
      throw error;
    }
  }

  async *sentences(): AsyncGenerator<SentenceAudio> {
    const { allowance } = this.#deps;
    for (const [position, sentence] of this.#sentences.entries()) {
      allowance.playing = position;
      while (this.#utterances.length < Math.min(position + AHEAD, this.#sentences.length))
        this.#requestNext();
      const utterance = this.#utterances[position]!;
      this.#passOn(utterance);
      yield {
        index: sentence.index,
        paragraphStart: sentence.paragraph !== this.#sentences[position - 1]?.paragraph,
        samples: utterance.pcm,
        words: () => placedWords(sentence.text, utterance.words, utterance.seconds),
      };
      this.#mixedBytes += utterance.pcm.length;
      // Its sound is mixed: free the memory.
      this.#utterances[position] = new Utterance();
    }
  }

  /** Starts to obtain the next sentence, whether or not it is played yet. */
  #requestNext(): void {
    const utterance = new Utterance();
    const { text } = this.#sentences[this.#utterances.length]!;
    this.#utterances.push(utterance);
    const order = orderOf(text, this.#voiceId, this.#provider);
    obtainUtterance(order, utterance, this.#obtainDeps()).catch((error) =>
      utterance.pcm.end(this.#failureOf(error)),
    );
  }

  #obtainDeps(): ObtainDeps {
    const { hasSpare, patienceMs } = this.#deps;
    const next = hasSpare ? STALLED_MS : null;
    return {
      ...this.#deps,
      provider: this.#provider,
      signal: this.#signal,
      timeouts: () => ({ first: this.#isHeard ? next : patienceMs, next }),
      mayRetry: () => this.#isHeard || patienceMs === null,
      onProgress: (utterance) => this.#passOn(utterance),
    };
  }

  /** Passes on the sentence that is played, unless the listener has enough buffered to wait until it is whole. */
  #passOn(utterance: Utterance): void {
    const { allowance, clock } = this.#deps;
    if (this.#utterances[allowance.playing] !== utterance) return;
    const passed = toSeconds((this.#mixedBytes + utterance.pcm.length) / 2);
    const played = this.#since === null ? 0 : (clock.now() - this.#since) / 1000;
    if (passed / FASTEST - played <= BUFFERED_S) utterance.passOn();
  }

  /** What the listener receives for an error: VoiceLost when another provider can read everything again. */
  #failureOf(error: unknown): unknown {
    const { hasSpare, failures, clock } = this.#deps;
    if (!(error instanceof ProviderError) || !this.#isHeard || !hasSpare) return error;
    failures.note(this.#provider.id, clock.now());
    const lost = new VoiceLost(`${this.#provider.id} fell silent: ${error.message}`, { cause: error });
    this.#end.abort(lost);
    return lost;
  }
}
