import { SENTENCE_DEADLINE_MS } from '../../../../../contract/limits.ts';
import type { Language, SpeechRate, VoiceId } from '../../../../../contract/options.ts';
import type { ApiClient } from '../../../api/create-client.ts';
import { type Cause, endsWith } from '../../../api/problem-cause.ts';
import { asProblem, isAbort, overNetwork, type ProblemFacts } from '../../../api/problem.ts';
import { Listeners } from '../../../lib/store.ts';
import { AudioOutput } from './audio-output.ts';
import { type Pausable, pauseOthers } from './exclusive-playback.ts';

/** One sentence of one side of a story. `inBoth`: it is heard in both languages, in this one now. */
export type SentencePlace = { storyId: string; index: number; language: Language; inBoth?: true };

/** A sentence with its sound. `cast`: the story's figures speak in voices of their own. */
export type SentenceChoice = SentencePlace & { voiceId: VoiceId; speechRate: SpeechRate; cast?: true };

/** `failed`: with the server's problem, such as the daily limit; null when the browser would not play it. */
export type SentenceSound =
  | { name: 'silent' }
  | ({ name: 'loading' | 'playing' } & SentencePlace)
  | ({ name: 'failed'; problem: ProblemFacts | null } & SentencePlace);

const SILENT: SentenceSound = { name: 'silent' };

/** Cache size in sentences. */
const KEPT = 20;
/** Time limit, longer than the server's own deadline. */
const PATIENCE_MS = SENTENCE_DEADLINE_MS + 5000;

type Output = Pick<AudioOutput, 'element' | 'start' | 'load' | 'loadSilence' | 'clear'>;

/** Player of single sentences. Pauses other sounds of the page, and is paused by them. */
export class SentencePlayer implements Pausable {
  readonly #client: Pick<ApiClient, 'send'>;
  readonly #newOutput: () => Output;
  readonly #changes = new Listeners();
  readonly #kept = new Map<string, Blob>();
  #output: Output | null = null;
  #state: SentenceSound = SILENT;
  /** What is heard after the sentence that plays. */
  #next: { place: SentencePlace; sound: Promise<Blob> } | null = null;
  #ended = new AbortController();

  readonly subscribe = this.#changes.subscribe;

  constructor(client: Pick<ApiClient, 'send'>, newOutput: () => Output = () => new AudioOutput(false)) {
    this.#client = client;
    this.#newOutput = newOutput;
  }

  readonly getState = (): SentenceSound => this.#state;

  /**
   * Plays a sentence, then the same in the other language if that is given, or stops it when it plays already. Must be
   * called within a press of a button.
   */
  hear(choice: SentenceChoice, next: SentenceChoice | null = null): void {
    const place = placeOf(choice, next !== null);
    const before = this.#state;
    this.pause();
    if (isHeardAt(before, place) && before.name !== 'failed') return;
    pauseOthers(this);
    const { signal } = this.#ended;
    this.#set({ name: 'loading', ...place });
    this.#output ??= this.#connected();
    const kept = this.#kept.get(keyOf(choice));
    if (kept) this.#play(kept, place, signal);
    else {
      // An element that has played within the press may play when the sound has arrived.
      this.#output.loadSilence(signal);
      this.#output.start().catch(() => undefined);
      this.#playOnArrival(this.#fetch(choice, signal), place, signal);
    }
    if (!next) return;
    const sound = Promise.resolve(this.#kept.get(keyOf(next)) ?? this.#fetch(next, signal));
    // A failure is told when its turn comes.
    sound.catch(() => undefined);
    this.#next = { place: placeOf(next, true), sound };
  }

  #playOnArrival(arriving: Promise<Blob>, place: SentencePlace, signal: AbortSignal): void {
    arriving.then(
      (sound) => {
        if (!signal.aborted) this.#play(sound, place, signal);
      },
      (thrown: unknown) => {
        if (signal.aborted || isAbort(thrown)) return;
        this.#output?.clear();
        this.#set({ name: 'failed', problem: asProblem(thrown).facts, ...place });
      },
    );
  }

  /** Goes on with the other language; otherwise it is silent. */
  #goOn(): void {
    const next = this.#next;
    if (!next) {
      this.pause();
      return;
    }
    this.#next = null;
    this.#playOnArrival(next.sound, next.place, this.#ended.signal);
  }

  /** Stops. */
  pause(): void {
    this.#ended.abort();
    this.#ended = new AbortController();
    this.#next = null;
    this.#output?.clear();
    this.#set(SILENT);
  }

  /** Forgets the sounds that it keeps: words may be said otherwise now. */
  forget(): void {
    this.pause();
    this.#kept.clear();
  }

  /** Withdraws a refusal whose cause is gone. */
  causeGone(cause: Cause): void {
    if (this.#state.name !== 'failed' || this.#state.problem === null) return;
    if (endsWith(this.#state.problem.code, cause)) this.#set(SILENT);
  }

  async #fetch(choice: SentenceChoice, signal: AbortSignal): Promise<Blob> {
    const { storyId, index, language, voiceId, speechRate, cast } = choice;
    const query = new URLSearchParams({ language, voiceId, speechRate: String(speechRate) });
    if (cast) query.set('cast', '1');
    const path = `/api/stories/${encodeURIComponent(storyId)}/sentences/${index}/speech?${query}`;
    const answer = await this.#client.send(path, {
      signal,
      timeoutMs: PATIENCE_MS,
      headers: { Accept: 'audio/mpeg, application/json' },
    });
    const sound = await overNetwork(answer.blob());
    this.#kept.set(keyOf(choice), sound);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    return sound;
  }

  #play(sound: Blob, place: SentencePlace, signal: AbortSignal): void {
    const output = this.#output;
    if (!output) return;
    const url = URL.createObjectURL(sound);
    signal.addEventListener('abort', () => URL.revokeObjectURL(url));
    output.load(url);
    output.start().then(
      () => {
        if (!signal.aborted) this.#set({ name: 'playing', ...place });
      },
      () => {
        if (!signal.aborted) this.#set({ name: 'failed', problem: null, ...place });
      },
    );
  }

  #connected(): Output {
    const output = this.#newOutput();
    output.element.addEventListener('ended', () => {
      if (this.#state.name === 'playing') this.#goOn();
    });
    return output;
  }

  #set(state: SentenceSound): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#changes.notify();
  }
}

const placeOf = ({ storyId, index, language }: SentenceChoice, inBoth: boolean): SentencePlace => ({
  storyId,
  index,
  language,
  ...(inBoth && { inBoth }),
});

/** Whether this is what a button at a place plays; in both languages it is one sound. */
export const isHeardAt = (state: SentenceSound, place: SentencePlace): boolean =>
  state.name !== 'silent' &&
  state.storyId === place.storyId &&
  state.index === place.index &&
  state.inBoth === place.inBoth &&
  (place.inBoth === true || state.language === place.language);

const keyOf = ({ storyId, index, language, voiceId, speechRate, cast }: SentenceChoice) =>
  JSON.stringify([storyId, index, language, voiceId, speechRate, cast]);
