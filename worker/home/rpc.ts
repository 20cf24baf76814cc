import type { Language, SpeechRate, VoiceId } from '../../contract/options.ts';
import type { AudioEvent, SleepEvent, StoryEvent } from '../../contract/schemas/events.ts';
import type { Sentence, StoryRequest, StoryTranslation } from '../../contract/schemas/stories.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { GenerationKind, Order } from '../generation/orders.ts';
import type { Buyer, Plan } from '../plan/plan.ts';

/** RPC interface of the home: plain data, since calls cross isolates. */

export type Accepted = {
  ok: true;
  generationId: string;
  started: boolean;
  /** Marks a replay: the order looks like a retry and is answered with a saved story. */
  replayed: boolean;
};

/** Refusal during the gap, with the milliseconds until its end: the caller decides whether to wait. */
export type TooSoon = Refusal & { code: 'too_soon'; waitMs: number };

export type Admission = Accepted | TooSoon | Refusal;

/** Reader of an event stream: language and last event id. */
export type Listener = { lastEventId: string | null; language: Language; requestId: string };

export type StoryDone = Extract<StoryEvent, { type: 'done' }>;
export type SleepDone = Extract<SleepEvent, { type: 'done' }>;
export type NarrationDone = Extract<AudioEvent, { type: 'done' }>;

/** How a generation ended; `done` is null when its log was pruned and only the library has it. */
export type Outcome<Done> = { ok: true; done: Done | null } | Refusal;

/** Order to translate a story, or the sentences without a translation. Plain data: it crosses RPC. */
export type TranslationOrder = {
  storyId: string;
  title: string;
  sentences: Sentence[];
  request: StoryRequest;
  other: Language;
  /** What there is of it already; null when nothing. */
  before: StoryTranslation | null;
  plan: Plan;
};

export type Translated = { ok: true; translation: StoryTranslation } | Refusal;

/** Running generations, for a reloaded page or a second device. */
export type Running = {
  story: { generationId: string; storyId: string; request: StoryRequest } | null;
  narration: { generationId: string; storyId: string } | null;
};

/** Order of the speech of one sentence. */
export type SentenceOrder = {
  storyId: string;
  /** Of the story, which goes into the tag of the sound. */
  title: string;
  index: number;
  /** Of the side that is spoken. */
  language: Language;
  text: string;
  voiceId: VoiceId;
  speechRate: SpeechRate;
  buyer: Buyer;
  /** Of the HTTP request. */
  requestId: string;
};

/** A complete MP3 file. */
export type SpokenSentence = { ok: true; mp3: Uint8Array };

/** A sentence counted in the user's allowance of this UTC day. */
export type BoughtSentence = {
  storyId: string;
  language: string;
  index: number;
  voiceId: string;
  /** `YYYY-MM-DD`. */
  day: string;
};

/** Stored data of one generation: its ledger row and the events still in the log. */
export type StoredGeneration = {
  id: string;
  kind: GenerationKind;
  status: string;
  /** JSON. */
  request: string;
  /** Milliseconds since the epoch. */
  admittedAt: number;
  failure: string | null;
  translationTries?: number;
  /** Each as JSON. */
  events: string[];
};

/**
 * Methods of the Durable Object. Each takes the id of the object's user. After `forget` every method refuses with
 * `session_ended` or answers nothing.
 */
export interface HomeRpc extends Rpc.DurableObjectBranded {
  /**
   * Admits an order: starts it, refuses it, or names the existing generation of the same order. An order about a story
   * waits for its second opinion.
   */
  admit(userId: string, order: Order): Promise<Admission>;
  /** Waits for the second opinion on a story, at most for its time limit. @returns a refusal for a withdrawn story */
  readingOver(userId: string, storyId: string): Promise<{ ok: true } | Refusal>;
  /** @returns the events after `lastEventId` as a stream; null when the log was pruned */
  events(userId: string, generationId: string, listener: Listener): ReadableStream<Uint8Array> | null;
  /** @returns the number of a generation's last attempt, from 1; null when unknown */
  attemptOf(userId: string, generationId: string): number | null;
  /** Waits for the end of a story, at most `patienceMs`. `not_found` for any other generation. */
  storyOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<StoryDone>>;
  /** Waits for the end of a narration, at most `patienceMs`. `not_found` for any other generation. */
  narrationOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<NarrationDone>>;
  /** Waits for the end of a sleep edition, at most `patienceMs`. `not_found` for any other generation. */
  sleepOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<SleepDone>>;
  running(userId: string): Running;
  /** Stops and refunds a running story, a few times a day. */
  stop(userId: string, generationId: string): { ok: true } | Refusal;
  /**
   * Erases the words and events of a story before its deletion.
   * @returns false while it cannot be saved; then it cannot be deleted either
   */
  forgetStory(userId: string, storyId: string): Promise<boolean>;
  /** @returns a running narration from its beginning; null when it is not running */
  audio(userId: string, narrationId: string): ReadableStream<Uint8Array> | null;
  /** Speaks one sentence: cached, or bought within the user's allowance. */
  speakSentence(userId: string, order: SentenceOrder): Promise<SpokenSentence | Refusal>;
  /** Translates the sentences of a saved story that have no translation. */
  translate(userId: string, order: TranslationOrder): Promise<Translated>;
  /** @returns the sentences counted in the user's allowance */
  boughtSentences(userId: string): BoughtSentence[];
  /** @returns how many narrations a story may still have */
  versionsRemaining(userId: string, storyId: string): number;
  /** @returns the ids of unfinished generations, whose files exist before their rows */
  unfinished(userId: string): string[];
  /** @returns everything stored here about the user */
  storedGenerations(userId: string): StoredGeneration[];
  /** Ends all work and deletes the storage and the alarm. Idempotent. */
  forget(userId: string): Promise<void>;
}
