import { SENTENCE_DEADLINE_MS } from '../../contract/limits.ts';
import type { Env } from '../env.ts';
import { rejectedWhenAborted } from '../errors/aborted.ts';
import type { Refusal } from '../errors/refusal.ts';
import { storySpeech } from '../files/keys.ts';
import type { SentenceAllowance, Taken, SentenceOrder } from '../home-storage/sentence-allowance.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { inRequest } from '../logging/request-scope.ts';
import type { InflightSpeech } from '../narration/inflight-speech.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import { type SpeechDeps, speak } from '../narration/speech.ts';
import type { VoiceAudio } from '../narration/voice-audio.ts';
import { inOneVoice } from '../narration/whole-narration.ts';
import type { Clock } from './clock.ts';
import { speakToday } from './daily-cap.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import type { SentenceSound, SpokenSentence } from './outcomes.ts';

export type SentenceDeps = {
  allowance: SentenceAllowance;
  /** @throws what the providers and the day's cap throw */
  speak(order: SentenceOrder, allow: () => void, signal: AbortSignal): Promise<SentenceSound>;
  /** Reports the outcome at the provider: `null` for success, otherwise the error. */
  ended(failure: unknown): void;
  clock: Clock;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  /** Waits until no sentence is being stored under this key prefix. */
  kept(folder: string): Promise<void>;
};

/** Upper bound of the wait for an unwanted sentence that is being stored. */
const ENDING_PATIENCE_MS = 10_000;

/** Sound of single sentences, cached or bought. */
export function sentenceSpeaker(
  env: Env,
  deps: Omit<SpeechDeps, 'allow' | 'folder' | 'sayings'> & { inflight: InflightSpeech; clock: Clock },
  userId: () => string,
): SentenceDeps['speak'] {
  return (order, allow, signal) => {
    const { storyId, index, text, voiceId, figures, said, buyer } = order;
    const speech = () =>
      speak(
        [{ index, paragraph: 0, text, ...(figures && { speech: figures.speech }) }],
        voiceId,
        {
          ...deps,
          cast: figures?.cast ?? [],
          sayings: said,
          folder: storySpeech(userId(), storyId),
          async allow(characters) {
            allow();
            await speakToday(env, { userId: userId(), buyer }, characters, deps.clock.now());
          },
        },
        signal,
      );
    return inOneVoice(() => soundOf(speech()));
  };
}

/** All sound of the one sentence. */
async function soundOf(speech: AsyncIterable<SentenceAudio>): Promise<SentenceSound> {
  let sound: SentenceSound = { samples: new Uint8Array() };
  for await (const sentence of speech) {
    if (!sentence.spans) {
      sound = { samples: await wholeOf(sentence) };
      continue;
    }
    const spans: { by: string | null; samples: Uint8Array }[] = [];
    for (const span of sentence.spans) spans.push({ by: span.by, samples: await wholeOf(span) });
    sound = { spans };
  }
  return sound;
}

/** All samples of a voice. */
export async function wholeOf({ samples }: VoiceAudio): Promise<Uint8Array> {
  if (samples instanceof Uint8Array) return samples;
  const chunks: Uint8Array[] = [];
  for await (const chunk of samples) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Speaks single sentences within `SENTENCE_DEADLINE_MS` each, and ends all work for a story on request. */
export class SentenceSpeech {
  readonly #deps: SentenceDeps;
  readonly #live = new Map<AbortController, { storyId: string; work: Promise<unknown> }>();
  /** Stories under deletion, whose sentences are refused. */
  readonly #over = new Set<string>();

  constructor(deps: SentenceDeps) {
    this.#deps = deps;
  }

  /** Runs to its end also without a waiting client: the sound is paid for. */
  async speak(order: SentenceOrder): Promise<SpokenSentence | Refusal> {
    if (this.#over.has(order.storyId)) return { ok: false, code: 'not_found' };
    const abort = new AbortController();
    const work = inRequest(order.requestId, () => this.#speak(order, abort)).finally(() =>
      this.#live.delete(abort),
    );
    this.#live.set(abort, { storyId: order.storyId, work });
    this.#deps.waitUntil(work);
    return work;
  }

  /**
   * Ends the speech of one story or of all for good. Nothing more is stored afterwards, unless storing takes longer
   * than the wait for it.
   */
  async end(code: 'not_found' | 'session_ended', story?: { id: string; folder: string }): Promise<void> {
    if (story) this.#over.add(story.id);
    const ended = [...this.#live].filter(([, live]) => !story || live.storyId === story.id);
    for (const [abort] of ended) abort.abort(new GenerationError(code));
    await Promise.all(ended.map(([, { work }]) => work));
    const patience = Promise.withResolvers<void>();
    const forget = this.#deps.clock.after(ENDING_PATIENCE_MS, patience.resolve);
    await Promise.race([this.#deps.kept(story?.folder ?? ''), patience.promise]);
    forget();
  }

  /** Lets a story be spoken again after its end. */
  reopen(storyId: string): void {
    this.#over.delete(storyId);
  }

  async #speak(order: SentenceOrder, abort: AbortController): Promise<SpokenSentence | Refusal> {
    const { allowance, clock, ended } = this.#deps;
    const counted: Taken[] = [];
    const allow = () => {
      // What was counted before the end is given back at the end, which may come while the cache is read.
      abort.signal.throwIfAborted();
      // A restart in another voice is the same sentence.
      if (counted.length > 0 || order.isTrial) return;
      const taken = allowance.take(order, clock.now());
      if (!taken.ok) throw new GenerationError(taken.code, taken.code, taken.retryAfter);
      counted.push(taken);
    };
    const late = () => abort.abort(new GenerationError('audio_timed_out'));
    const forgetDeadline = clock.after(SENTENCE_DEADLINE_MS, late);
    const { signal } = abort;
    try {
      const speaking = this.#deps.speak(order, allow, signal);
      const sound = await Promise.race([speaking, rejectedWhenAborted(signal)]);
      for (const taken of counted) taken.end(true);
      ended(null);
      return { ok: true, sound };
    } catch (thrown) {
      const error = signal.aborted ? signal.reason : thrown;
      if (!(error instanceof GenerationError))
        logLine('warn', { sentence: order.index, story: order.storyId, error: redactedErrorMessage(error) });
      for (const taken of counted) taken.end(false);
      ended(error);
      const { code, retryAfter } = failureOf(error, 'narration');
      return { ok: false, code, ...(retryAfter !== null && { retryAfter }) };
    } finally {
      forgetDeadline();
    }
  }
}
