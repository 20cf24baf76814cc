import { SPEECH_RATES, type VoiceId } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { sha256Hex } from '../files/digest.ts';
import { speechKey } from '../files/keys.ts';
import { describeError } from '../logging/error-description.ts';
import { logLine } from '../logging/log.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { RecentFailures } from '../providers/recent-failures.ts';
import { FileBytes } from './file-bytes.ts';
import { SAMPLE_RATE, toSeconds } from './format.ts';
import { heardSound } from './heard-sound.ts';
import type { SentenceAudio } from './narrate.ts';
import { type Patience, patientStream, type Timers } from './patient-stream.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import type { SpeechOrder, SpeechProvider, SpokenChunk, WordTime } from './speech-provider.ts';
import type { KeptUtterance, SpeechUnderway } from './speech-underway.ts';
import { utteranceParts } from './utterance-parts.ts';
import { type KeptWords, keptWords, placedWords, trustedWords, wordMetadata } from './word-times.ts';

/**
 * Utterances being spoken at once. One invocation has six connections; three keep the mixer fed, since speech is made
 * several times faster than it is heard, and leave room for R2.
 */
const AHEAD = 3;

/** Milliseconds that a voice which has begun may fall silent, where another could take over; the whole would be told anew. */
const STALLED_MS = 10_000;

/**
 * Seconds of sound that who listens has in advance, from which on a sentence is passed on only when it is whole. One that breaks
 * off is then bought again unheard. Until then sound is passed on as it comes, so that nobody waits.
 */
const IN_ADVANCE_S = 5;
/** Sound at its natural pace lasts so many times as long as it is heard at least. */
const FASTEST = Math.max(...SPEECH_RATES);

/** Seconds of silence for a text without a word, such as a line of dots: nobody is asked to speak that. */
export const WORDLESS_S = 0.25;

/** How often the same provider is asked again for what it refused before any sound, after seconds that double. */
const RETRIES = 2;
const FIRST_RETRY_S = 0.5;
/** A provider that asks for more time than this between two questions is not going to keep up with a listener. */
const LONGEST_RETRY_S = 8;

export type SpeechDeps = {
  /** In the order in which they are asked; at least one. */
  providers: readonly SpeechProvider[];
  /** Which of them are not worth asking just now. */
  failures: RecentFailures;
  clock: Timers & { now(): number };
  /**
   * Asked once, before the first provider is: may this many characters be spoken? As many as are left of the text then; never
   * for a text of which everything is cached. Throws when they may not.
   */
  allow(characters: number): Promise<void>;
  cache: Pick<R2Bucket, 'get' | 'put' | 'head'>;
  /** Where in the cache: a folder of `files/keys.ts`. */
  folder: string;
  /** What is being bought for the same folder, by this or by others. */
  underway: SpeechUnderway;
  /** Hears that a provider failed before it was heard, and another is asked. */
  moved(provider: SpeechProvider, failure: ProviderError): void;
  /** Hears who speaks, once it can be heard. */
  chosen?(provider: SpeechProvider): void;
};

/**
 * What was heard cannot be gone on with, but all of it can be spoken again: the provider failed, and there is another one; or the
 * sound of a sentence broke off after a part of it was heard, and the provider has spoken it in another way since, which is kept.
 * `cause` is what it failed with.
 */
export class VoiceLost extends Error {
  override name = 'VoiceLost';
}

/** Of a provider that answered with a refusal that will stay one: another key, model or text is wanted, not another try. */
const isLasting = ({ code, status }: ProviderError) =>
  code === 'quota_exceeded' ||
  code === 'topic_refused' ||
  (status !== undefined && status < 500 && ![408, 409, 429].includes(status));

/**
 * Speaks sentences in their order, a few ahead of the one that is listened to, all by one provider: the first that has
 * spoken everything before, else the first that lets itself be heard. Its failure after that is never made good by
 * another voice.
 * @throws ProviderError of the last provider when none can be heard; what `allow` throws. What befalls the one that speaks
 * comes with the sound of the sentence at which it happened: VoiceLost, or ProviderError when there is no other.
 */
export async function* speak(
  sentences: Sentence[],
  voiceId: VoiceId,
  deps: SpeechDeps,
  signal: AbortSignal,
): AsyncGenerator<SentenceAudio> {
  const { providers, failures, clock } = deps;
  const budget = new Budget(sentences, deps);
  const candidates = await inOrder(sentences, voiceId, deps);
  for (const [place, provider] of candidates.entries()) {
    const isLast = place === candidates.length - 1;
    const reading = new Reading(sentences, voiceId, provider, {
      ...deps,
      budget,
      signal,
      patienceMs: isLast ? null : provider.patienceMs,
      hasSpare: providers.length > 1,
    });
    const failure = await reading.begun();
    if (failure === null) {
      deps.chosen?.(provider);
      yield* reading.sentences();
      return;
    }
    if (providers.length > 1) failures.note(provider.id, clock.now());
    if (isLast) throw failure;
    deps.moved(provider, failure);
  }
}

/** Whoever has spoken all of it already, alone; otherwise everybody, those first who have not just failed. */
async function inOrder(sentences: Sentence[], voiceId: VoiceId, deps: SpeechDeps): Promise<SpeechProvider[]> {
  const { providers, failures, clock } = deps;
  if (providers.length === 1) return [...providers];
  for (const provider of providers) {
    const keys = await Promise.all(
      sentences
        .map(({ text }) => orderOf(text, voiceId, provider))
        .filter(({ text }) => partsFor(provider, text).length > 0)
        .map((order) => spokenKey(deps.folder, provider, order)),
    );
    const [first, ...others] = keys;
    const isThere = async (key: string) => (await deps.cache.head(key)) !== null;
    if (first === undefined || !(await isThere(first))) continue;
    if ((await Promise.all(others.map(isThere))).every(Boolean)) return [provider];
  }
  return failures.inOrder(providers, clock.now());
}

/** Asks for leave to speak once, when the first sentence is ordered, whoever it is ordered from. */
class Budget {
  /** The place of the sentence that is listened to. */
  listenedTo = 0;
  #allowed: Promise<void> | null = null;
  readonly #sentences: Sentence[];
  readonly #deps: Pick<SpeechDeps, 'allow'>;

  constructor(sentences: Sentence[], deps: Pick<SpeechDeps, 'allow'>) {
    this.#sentences = sentences;
    this.#deps = deps;
  }

  allow(): Promise<void> {
    const left = this.#sentences.slice(this.listenedTo).reduce((sum, { text }) => sum + text.length, 0);
    this.#allowed ??= this.#deps.allow(left);
    return this.#allowed;
  }
}

export const orderOf = (text: string, voiceId: VoiceId, provider: SpeechProvider): SpeechOrder => ({
  ...provider.voices[voiceId],
  text,
});

export const partsFor = (provider: SpeechProvider, text: string) =>
  utteranceParts(text, provider.longestText);

/** Where the sound of one utterance lies in the cache: below the digest of everything that determines it. */
export async function spokenKey(
  folder: string,
  { id }: SpeechProvider,
  { voice, model, instructions, text }: SpeechOrder,
): Promise<string> {
  const digest = await sha256Hex(JSON.stringify([id, { voice, model, instructions, text }]));
  return speechKey(folder, digest);
}

type ReadingDeps = Pick<SpeechDeps, 'cache' | 'folder' | 'underway' | 'clock' | 'failures'> & {
  budget: Budget;
  signal: AbortSignal;
  /** For the first sound; null: as long as it takes. */
  patienceMs: number | null;
  hasSpare: boolean;
};

/** A place in a sentence that is being obtained: so many bytes and words of it. */
type Place = { bytes: number; words: number };

/** A sentence that is being obtained: its sound so far, what of that was passed on, and from its end on what is known of its words. */
class Utterance {
  /** What was passed on: never taken back. */
  readonly pcm = new ReplayBuffer();
  /** Of the words as the provider tells them. */
  readonly told: WordTime[] = [];
  words: KeptWords | null = null;
  readonly #sound = new FileBytes(0);
  /** Whether a part of it was spoken a second time, and may be another sound than what was passed on of it. */
  #isUnsure = false;
  #isOther = false;

  get place(): Place {
    return { bytes: this.#sound.length, words: this.told.length };
  }

  push({ pcm, words = [] }: SpokenChunk): void {
    this.#sound.push(pcm);
    this.told.push(...words);
  }

  /** Forgets what came after this place: it comes a second time. */
  backTo({ bytes, words }: Place): void {
    this.#sound.cut(bytes);
    this.told.length = words;
    this.#isUnsure = this.pcm.length > bytes;
  }

  /** Passes on what there is. */
  passOn(): void {
    const passed = this.pcm.length;
    if (this.#sound.length > passed && !this.isOther) this.pcm.push(this.#sound.from(passed));
  }

  /** Whether what was passed on is not how it begins: it was spoken in another way the second time. */
  get isOther(): boolean {
    const passed = this.pcm.length;
    if (this.#isUnsure && this.#sound.length >= passed) {
      this.#isUnsure = false;
      this.#isOther = !isSame(this.pcm.withHead(new Uint8Array(0)), this.#sound.from(0).subarray(0, passed));
    }
    return this.#isOther;
  }

  /** @returns whether it begins with what was passed on; if not, the rest is not passed on */
  isWhole(): boolean {
    return !this.isOther && this.#sound.length >= this.pcm.length;
  }

  end(words: KeptWords | null = null): void {
    this.words = words;
    this.passOn();
    this.pcm.end();
  }

  /** All of its sound. */
  get whole(): Uint8Array<ArrayBuffer> {
    return this.#sound.from(0);
  }

  get seconds(): number {
    return toSeconds(this.#sound.length / 2);
  }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** The sentences as one provider speaks them. */
class Reading {
  readonly #sentences: Sentence[];
  readonly #voiceId: VoiceId;
  readonly #provider: SpeechProvider;
  readonly #deps: ReadingDeps;
  readonly #utterances: Utterance[] = [];
  /** Whether it has been heard: from then on there is no other voice for this reading. */
  #isHeard = false;
  /** When the first sound was there, in milliseconds since the epoch: the listener began no earlier. */
  #since: number | null = null;
  /** Of the sentences before the one that is listened to. */
  #mixedBytes = 0;
  /** Ends all of it when its voice is lost. */
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
   * Waits for the first sound. Nothing but the first sentence is ordered before.
   * @returns what it failed with, if it did
   * @throws what is no failure of the provider
   */
  async begun(): Promise<ProviderError | null> {
    if (this.#sentences.length === 0) return null;
    this.#order();
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
    const { budget } = this.#deps;
    for (const [position, sentence] of this.#sentences.entries()) {
      budget.listenedTo = position;
      while (this.#utterances.length < Math.min(position + AHEAD, this.#sentences.length)) this.#order();
      const utterance = this.#utterances[position]!;
      this.#passOn(utterance);
      yield {
        index: sentence.index,
        paragraphStart: sentence.paragraph !== this.#sentences[position - 1]?.paragraph,
        samples: utterance.pcm,
        words: () => placedWords(sentence.text, utterance.words, utterance.seconds),
      };
      this.#mixedBytes += utterance.pcm.length;
      // Its sound is mixed: let the memory go.
      this.#utterances[position] = new Utterance();
    }
  }

  /** The next sentence: from the cache, or from the provider and then into the cache. Starts at once, read or not. */
  #order(): void {
    const utterance = new Utterance();
    const { text } = this.#sentences[this.#utterances.length]!;
    this.#utterances.push(utterance);
    this.#speak(orderOf(text, this.#voiceId, this.#provider), utterance).catch((error) =>
      utterance.pcm.end(this.#lost(error)),
    );
  }

  async #speak(order: SpeechOrder, utterance: Utterance): Promise<void> {
    const { folder, underway } = this.#deps;
    if (partsFor(this.#provider, order.text).length === 0) {
      utterance.push({ pcm: new Uint8Array(2 * Math.round(WORDLESS_S * SAMPLE_RATE)) });
      utterance.end();
      return;
    }
    const key = await spokenKey(folder, this.#provider, order);
    // When one who was waited for fails, the first who waited tries.
    while (underway.has(key)) {
      const joined = await underway.joined(key, this.#signal);
      if (joined === null) continue;
      utterance.push({ pcm: joined.pcm });
      utterance.end(joined.words);
      return;
    }
    await underway.obtain(key, () => this.#obtain(key, order, utterance));
  }

  /** @returns all of it, which is kept by then */
  async #obtain(key: string, order: SpeechOrder, utterance: Utterance): Promise<KeptUtterance> {
    const cached = await this.#deps.cache.get(key);
    if (cached) {
      for await (const pcm of cached.body) {
        utterance.push({ pcm });
        utterance.passOn();
      }
      utterance.end(keptWords(cached));
      return { pcm: utterance.whole, words: utterance.words };
    }
    const cut = await this.#ask(order, utterance);
    const words = utterance.told;
    const trusted = trustedWords(order.text, words, utterance.seconds);
    if (words.length > 0 && !trusted) {
      logLine('warn', {
        speech: 'times of words not used',
        provider: this.#provider.id,
        words: words.length,
      });
    }
    const goesOn = utterance.isWhole();
    if (goesOn) utterance.end(trusted);
    const { whole } = utterance;
    await this.#deps.cache.put(key, whole, wordMetadata(trusted)).catch((error) => {
      // The listener has the sound; only the next narration pays for this.
      logLine('warn', { speech: 'not cached', error: describeError(error) });
    });
    // Kept by now, so that it is heard from its beginning when all of it is begun again.
    if (!goesOn) utterance.pcm.end(new VoiceLost(`${this.#provider.id} broke off`, { cause: cut }));
    return { pcm: whole, words: trusted };
  }

  /**
   * An utterance in as many parts as the provider needs, the times of its words counted from its beginning.
   * @returns what broke off a part of it, which was then spoken a second time; null when nothing did
   */
  async #ask(order: SpeechOrder, utterance: Utterance): Promise<ProviderError | null> {
    this.#signal.throwIfAborted();
    await this.#deps.budget.allow();
    let cut: ProviderError | null = null;
    for (const text of partsFor(this.#provider, order.text)) {
      const before = utterance.seconds;
      const broken = await this.#askPart({ ...order, text }, utterance, ({ pcm, words }) => {
        const later = words?.map(({ start, end, ...word }) => ({
          ...word,
          start: start + before,
          end: end + before,
        }));
        utterance.push({ pcm, ...(later && { words: later }) });
        this.#passOn(utterance);
      });
      cut ??= broken;
    }
    return cut;
  }

  /** Passes a sentence on as far as it has come, when who listens would have to wait for it otherwise. */
  #passOn(utterance: Utterance): void {
    const { budget, clock } = this.#deps;
    if (this.#utterances[budget.listenedTo] !== utterance) return;
    const passed = toSeconds((this.#mixedBytes + utterance.pcm.length) / 2);
    const listened = this.#since === null ? 0 : (clock.now() - this.#since) / 1000;
    if (passed / FASTEST - listened <= IN_ADVANCE_S) utterance.passOn();
  }

  /**
   * What a provider refuses before any sound it is asked for again, unless another one could be heard instead. What breaks off
   * after it began it is asked for once more, at once.
   * @returns what broke it off, if something did
   */
  async #askPart(
    order: SpeechOrder,
    utterance: Utterance,
    heard: (chunk: SpokenChunk) => void,
  ): Promise<ProviderError | null> {
    const { clock, hasSpare, patienceMs } = this.#deps;
    const signal = this.#signal;
    const provider = this.#provider;
    const beginning = utterance.place;
    let cut: ProviderError | null = null;
    for (let retries = 0; ; ) {
      const patience = this.#isHeard ? (hasSpare ? STALLED_MS : null) : patienceMs;
      const open = (until: AbortSignal) =>
        heardSound(provider.stream(order, until), { ...provider, ...order });
      let hasSound = false;
      try {
        const next = hasSpare ? STALLED_MS : null;
        for await (const chunk of patientStream(
          open,
          { first: patience, next } satisfies Patience,
          clock,
          signal,
        )) {
          hasSound = true;
          heard(chunk);
        }
        return cut;
      } catch (error) {
        if (!(error instanceof ProviderError) || isLasting(error)) throw error;
        if (hasSound) {
          // One that fell silent has had its time.
          if (cut !== null || error.code === 'audio_timed_out') throw error;
          cut = error;
          utterance.backTo(beginning);
          continue;
        }
        if (retries >= RETRIES || (!this.#isHeard && patienceMs !== null)) throw error;
        const seconds = error.retryAfter ?? FIRST_RETRY_S * 2 ** retries;
        retries += 1;
        if (seconds > LONGEST_RETRY_S) throw error;
        await pause(seconds * 1000, clock, signal);
      }
    }
  }

  /** What a failure means for who listens. */
  #lost(error: unknown): unknown {
    const { hasSpare, failures, clock } = this.#deps;
    if (!(error instanceof ProviderError) || !this.#isHeard || !hasSpare) return error;
    failures.note(this.#provider.id, clock.now());
    const lost = new VoiceLost(`${this.#provider.id} fell silent: ${error.message}`, { cause: error });
    this.#end.abort(lost);
    return lost;
  }
}

function pause(ms: number, timers: Timers, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = timers.after(ms, resolve);
    const give = () => {
      forget();
      reject(signal.reason);
    };
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
