import type { Language } from '../../contract/options.ts';
import type { AudioEvent, EditionEvent, StoryEvent } from '../../contract/schemas/events.ts';
import type { CastMember, Sentence, StoryRequest, StoryTranslation } from '../../contract/schemas/stories.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Plan } from '../plan/plan.ts';

/** Answers and orders of generations. Plain data, since they cross RPC. */

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

/** Reader of an event stream: language, last event id, and the origin of the request, for addresses. */
export type Listener = {
  lastEventId: string | null;
  language: Language;
  requestId: string;
  origin: string;
};

export type StoryDone = Extract<StoryEvent, { type: 'done' }>;
export type EditionDone = Extract<EditionEvent, { type: 'done' }>;
export type NarrationDone = Extract<AudioEvent, { type: 'done' }>;

/** How a generation ended; `done` is null when its log was pruned and only the library has it. */
export type Outcome<Done> = { ok: true; done: Done | null } | Refusal;

/** Order to translate a story, or the sentences without a translation. Plain data: it crosses RPC. */
export type TranslationOrder = {
  storyId: string;
  title: string;
  sentences: Sentence[];
  /** Figures whose names are translated too. */
  cast: CastMember[];
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

/**
 * Sound of one sentence: signed 16-bit little-endian mono PCM at 24 kHz, at the voice's natural pace. The Worker
 * encodes it, so that the home's one thread is free for whatever else it makes.
 */
export type SpokenSentence = { ok: true; sound: SentenceSound };
export type SentenceSound =
  | { samples: Uint8Array; spans?: undefined }
  | { spans: { by: string | null; samples: Uint8Array }[]; samples?: undefined };
