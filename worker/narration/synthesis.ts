import { SPEECH_RATES } from '../../contract/options.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { RecentFailures } from '../providers/recent-failures.ts';
import { toSeconds } from './format.ts';
import type { SpanAudio } from './mix-spans.ts';
import type { SentenceAudio } from './narrate.ts';
import { type ObtainDeps, obtainUtterance } from './obtain-utterance.ts';
import type { SpeechProvider } from './speech-provider.ts';
import type { SpokenLine, SpokenPart } from './spoken-lines.ts';
import { Utterance } from './utterance.ts';
import { VoiceLost } from './voice-lost.ts';
import type { Timers } from './with-timeouts.ts';
import { type PlacedWord, placedWords } from './word-times.ts';

/**
 * Utterances requested at once. One invocation has six connections; three keep the mixer fed, since speech is made
 * several times faster than it is played, and leave room for R2.
 */
const AHEAD = 3;

/**
 * Silence after which a started voice is given up, in milliseconds, where another provider could read everything again.
 */
const STALLED_MS = 10_000;

/**
 * Seconds of sound in the listener's buffer from which on a sentence is passed on only when it is whole: one that
 * breaks off is then bought again unheard. Below that, sound is passed on as it arrives, so that playback does not
 * wait.
 */
const BUFFERED_S = 5;
/** Playback takes at least the natural duration divided by this. */
const FASTEST = Math.max(...SPEECH_RATES);

export type SynthesisDeps = Pick<
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

/** Statuses of a refusal of the order, as opposed to the key or the number of requests. */
const REFUSED_ORDER = [400, 404, 422];

/** The sentences as read by one provider, a few utterances requested ahead of the one that is played. */
export class Synthesis {
  readonly #lines: readonly SpokenLine[];
  readonly #parts: readonly (SpokenPart & { isSpan: boolean })[];
  readonly #provider: SpeechProvider;
  readonly #deps: SynthesisDeps;
  /** One for each part, as far as they are requested. */
  readonly #utterances: Utterance[] = [];
  /** Position of the part that is played. */
  #playing = 0;
  /** Figures whose voice the service refused: from then on the narrator speaks for them. */
  readonly #unvoiced = new Set<string>();
  /** Whether its first sound was received: from then on the voice cannot be exchanged. */
  #isHeard = false;
  /** Time of the first sound, in milliseconds since the epoch: playback began no earlier. */
  #since: number | null = null;
  /** Sound of the sentences before the one that is played. */
  #mixedBytes = 0;
  /** Ends all requests when the voice is lost. */
  readonly #end = new AbortController();
  readonly #signal: AbortSignal;

  constructor(lines: readonly SpokenLine[], provider: SpeechProvider, deps: SynthesisDeps) {
    this.#lines = lines;
    this.#parts = lines.flatMap(({ parts, hasSpans }) =>
      parts.map((part) => ({ ...part, isSpan: hasSpans })),
    );
    this.#provider = provider;
    this.#deps = deps;
    this.#signal = AbortSignal.any([deps.signal, this.#end.signal]);
  }

  /**
   * Waits for the first sound; only the first utterance is requested before it.
   * @returns the provider's failure, if there was one
   * @throws any other error
   */
  async start(): Promise<ProviderError | null> {
    if (this.#lines.length === 0) return null;
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
    let position = 0;
    for (const [place, { sentence, parts, hasSpans }] of this.#lines.entries()) {
      allowance.playing = place;
      const from = position;
      position += parts.length;
      const beginning = {
        index: sentence.index,
        paragraphStart: sentence.paragraph !== this.#lines[place - 1]?.sentence.paragraph,
      };
      if (hasSpans) {
        yield { ...beginning, spans: parts.map((_, nth) => this.#span(from + nth)) };
        continue;
      }
      const utterance = this.#play(from);
      const words = () => placedWords(parts[0].respelt, utterance.words, utterance.seconds);
      yield { ...beginning, samples: utterance.pcm, words };
      this.#mixed(from, utterance);
    }
  }

  /** A part of a sentence, requested and played when its samples are read. */
  #span(position: number): SpanAudio {
    const { by, from, respelt } = this.#parts[position]!;
    let words: readonly PlacedWord[] | null = null;
    const samples = async function* (this: Synthesis) {
      const utterance = this.#play(position);
      yield* utterance.pcm;
      words = placedWords(respelt, utterance.words, utterance.seconds, from);
      this.#mixed(position, utterance);
    }.bind(this);
    return { by, samples: samples(), words: () => words };
  }

  /** Begins to play a part, with the next ones requested. */
  #play(position: number): Utterance {
    this.#playing = position;
    while (this.#utterances.length < Math.min(position + AHEAD, this.#parts.length)) this.#requestNext();
    const utterance = this.#utterances[position]!;
    this.#passOn(utterance);
    return utterance;
  }

  #mixed(position: number, utterance: Utterance): void {
    this.#mixedBytes += utterance.pcm.length;
    // Its sound is mixed: free the memory.
    this.#utterances[position] = new Utterance();
  }

  /** Starts to obtain the next part, whether or not it is played yet. */
  #requestNext(): void {
    const utterance = new Utterance();
    const part = this.#parts[this.#utterances.length]!;
    this.#utterances.push(utterance);
    this.#obtain(part, utterance).catch((error) => utterance.pcm.end(this.#failureOf(error)));
  }

  /** Obtains a part; a figure whose voice the service refuses is spoken by the narrator from then on. */
  async #obtain({ by, order, inNarratorsVoice }: SpokenPart, utterance: Utterance): Promise<void> {
    const deps = this.#obtainDeps();
    if (by === null || inNarratorsVoice === null) return obtainUtterance(order, utterance, deps);
    if (!this.#unvoiced.has(by)) {
      try {
        return await obtainUtterance(order, utterance, deps);
      } catch (error) {
        const isOfVoice = error instanceof ProviderError && REFUSED_ORDER.includes(error.status ?? 0);
        if (!isOfVoice || utterance.position.bytes > 0) throw error;
        this.#unvoiced.add(by);
        const provider = this.#provider.id;
        logLine('warn', {
          speech: 'voice of a figure refused',
          provider,
          error: redactedErrorMessage(error),
        });
      }
    }
    return obtainUtterance(inNarratorsVoice, utterance, deps);
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

  /**
   * Passes on the part that is played, unless the listener has enough buffered to wait until it is whole. The spans of
   * a sentence are levelled as wholes; only the narration's first sound does not wait for that.
   */
  #passOn(utterance: Utterance): void {
    const { clock } = this.#deps;
    if (this.#utterances[this.#playing] !== utterance) return;
    if (this.#playing > 0 && this.#parts[this.#playing]!.isSpan) return;
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
