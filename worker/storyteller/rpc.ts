import type { Language, SpeechRate, VoiceId } from '../../contract/options.ts';
import type { AudioEvent, SleepEvent, StoryEvent } from '../../contract/schemas/events.ts';
import type { Sentence, StoryRequest, StoryTranslation } from '../../contract/schemas/stories.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Buyer, Plan } from '../plan/plan.ts';
import type { GenerationKind, Order } from './orders.ts';

/** What a storyteller can be asked, and what it answers: plain data, since all of it crosses from one isolate to another. */

export type Accepted = {
  ok: true;
  generationId: string;
  started: boolean;
  /** The order is answered with a story that is in the library already, since it looks like a retry. */
  replayed: boolean;
};

/** The gap is not over yet, and for how many milliseconds: the caller decides whether that is worth waiting for. */
export type TooSoon = Refusal & { code: 'too_soon'; waitMs: number };

export type Admission = Accepted | TooSoon | Refusal;

/** Who reads a stream of events, and where they left off. */
export type Listener = { lastEventId: string | null; language: Language; requestId: string };

export type StoryDone = Extract<StoryEvent, { type: 'done' }>;
export type SleepDone = Extract<SleepEvent, { type: 'done' }>;
export type NarrationDone = Extract<AudioEvent, { type: 'done' }>;

/** How a generation ended; `done` is null when it was saved so long ago that only the library remembers it. */
export type Outcome<Done> = { ok: true; done: Done | null } | Refusal;

/** A story whose other side is to be made, in whole or where it is missing. Plain data: it crosses RPC. */
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

/** What is running now, for a page that was reloaded or a second device. */
export type Running = {
  story: { generationId: string; storyId: string; request: StoryRequest } | null;
  narration: { generationId: string; storyId: string } | null;
};

/** One sentence of a story that somebody wants to hear alone. */
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

/** An MP3 of its own. */
export type SpokenSentence = { ok: true; mp3: Uint8Array };

/** A sentence that was counted in a person's allowance, on this UTC day. */
export type BoughtSentence = {
  storyId: string;
  language: string;
  index: number;
  voiceId: string;
  /** `YYYY-MM-DD`. */
  day: string;
};

/** Everything that is kept of one generation: its row of the ledger, and the events that are still in the log. */
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
 * The methods of the Durable Object. Each is asked with the id of the user whose object it is. One that was told to forget
 * its user refuses everything with `session_ended`, or has nothing to answer.
 */
export interface StorytellerRpc extends Rpc.DurableObjectBranded {
  /**
   * Starts what is ordered, or says why not, or names the generation that this order already is. What is made of a story waits for
   * its second opinion.
   */
  admit(userId: string, order: Order): Promise<Admission>;
  /** Waits until the second opinion on a story is over, at most for its patience. @returns a refusal once it was withdrawn */
  readingOver(userId: string, storyId: string): Promise<{ ok: true } | Refusal>;
  /** @returns the events after `lastEventId` as a stream, or null when they are not kept any more */
  events(userId: string, generationId: string, listener: Listener): ReadableStream<Uint8Array> | null;
  /** @returns which attempt at a generation was its last, from 1; null when that is not known, or not any more */
  attemptOf(userId: string, generationId: string): number | null;
  /** Waits for the end of a story, at most `patienceMs`. `not_found` for any other generation. */
  storyOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<StoryDone>>;
  /** Waits for the end of a narration, at most `patienceMs`. `not_found` for any other generation. */
  narrationOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<NarrationDone>>;
  /** Waits for the end of a sleep edition, at most `patienceMs`. `not_found` for any other generation. */
  sleepOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<SleepDone>>;
  running(userId: string): Running;
  /** Ends a running story and gives its credit back, a few times a day. */
  stop(userId: string, generationId: string): { ok: true } | Refusal;
  /**
   * Forgets the words of a story that is about to be deleted, and everything that was told of it.
   * @returns false while it cannot be saved; then it cannot be deleted either
   */
  forgetStory(userId: string, storyId: string): Promise<boolean>;
  /** @returns a narration that is still being made, from its beginning; null when it is not */
  audio(userId: string, narrationId: string): ReadableStream<Uint8Array> | null;
  /** Speaks one sentence: from what was spoken before, or bought within the person's allowance. */
  speakSentence(userId: string, order: SentenceOrder): Promise<SpokenSentence | Refusal>;
  /** Makes the other side of a saved story, where it is missing. */
  translate(userId: string, order: TranslationOrder): Promise<Translated>;
  /** @returns the sentences that are still counted in the person's allowance */
  boughtSentences(userId: string): BoughtSentence[];
  /** @returns how many narrations a story may still have */
  versionsRemaining(userId: string, storyId: string): number;
  /** @returns the ids of what is neither saved nor given up: its files are there before its row is */
  unfinished(userId: string): string[];
  /** @returns everything that is kept here about the person */
  storedGenerations(userId: string): StoredGeneration[];
  /** Ends all work and deletes everything, the alarm too. May be repeated. */
  forget(userId: string): Promise<void>;
}
