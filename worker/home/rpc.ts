import type { Language, VoiceId } from '../../contract/options.ts';
import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import type { AudioEvent, SleepEvent, StoryEvent } from '../../contract/schemas/events.ts';
import type {
  CastMember,
  Sentence,
  SpeechSpan,
  StoryRequest,
  StoryTranslation,
} from '../../contract/schemas/stories.ts';
import type { Identity } from '../auth/access-token.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { GenerationKind } from '../generation/orders.ts';
import type { Device, SessionRow } from '../home-storage/sessions.ts';
import type { SignedInUser, UserCopy } from '../home-storage/user.ts';
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

/** Reader of an event stream: language, last event id, and the origin of the request, for addresses. */
export type Listener = {
  lastEventId: string | null;
  language: Language;
  requestId: string;
  origin: string;
};

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
  /** Figures whose names are translated too. */
  cast: CastMember[];
  request: StoryRequest;
  other: Language;
  /** What there is of it already; null when nothing. */
  before: StoryTranslation | null;
  plan: Plan;
};

export type Translated = { ok: true; translation: StoryTranslation } | Refusal;

/** A session with its user. */
export type Begun = { session: SessionRow; user: SignedInUser };

/** Running generations, for a reloaded page or a second device. */
export type Running = {
  story: { generationId: string; storyId: string; request: StoryRequest } | null;
  narration: { generationId: string; storyId: string } | null;
};

/** Order of the speech of one sentence. */
export type SentenceOrder = {
  storyId: string;
  index: number;
  /** Of the side that is spoken. */
  language: Language;
  text: string;
  voiceId: VoiceId;
  /** The figures, where they speak in this sentence in voices of their own. */
  figures: { cast: CastMember[]; speech: SpeechSpan[] } | null;
  buyer: Buyer;
  /** Of the HTTP request. */
  requestId: string;
};

/**
 * Sound of one sentence: signed 16-bit little-endian mono PCM at 24 kHz, at the voice's natural pace. The Worker
 * encodes it, so that the home's one thread is free for whatever else it makes.
 */
export type SpokenSentence = { ok: true; sound: SentenceSound };
export type SentenceSound =
  | { samples: Uint8Array; spans?: undefined }
  | { spans: { by: string | null; samples: Uint8Array }[]; samples?: undefined };

/** A sentence counted in the user's allowance of this UTC day. */
export type BoughtSentence = {
  storyId: string;
  language: string;
  index: number;
  voiceId: string;
  /** Whether with the voices of figures. */
  cast: boolean;
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
 * How a home came back: it was there (`kept`), was filled from its last snapshot, or has none and is `empty`. With its
 * stories and narrations afterwards, stories of tombstones, and files without a row.
 */
export type Restored = {
  outcome: 'kept' | 'restored' | 'empty';
  stories: number;
  narrations: number;
  buried: number;
  unknownFiles: number;
};

/** Result of a named method, or its refusal. */
export type Answer = { ok: true; value: unknown } | Refusal;

/**
 * Methods of the Durable Object. Each says whose home it asks. After the deletion of the account every method refuses
 * or answers nothing.
 */
export interface HomeRpc extends Rpc.DurableObjectBranded {
  /**
   * Checks the session and calls a method of `UserSession`, in one call. `session_ended` for any other session, and for
   * an object that is nobody's home.
   */
  ask(identity: Identity, method: string, args: unknown[]): Promise<Answer>;
  /** Calls a method of `SignedAccess`, for an address whose signature the caller has verified. */
  open(userId: string, method: string, args: unknown[]): Promise<Answer>;
  /**
   * Calls a method of `OwnerAccess`, for the owner of the service, whom the caller has verified. `session_ended` while
   * the account is being deleted.
   */
  manage(userId: string, method: string, args: unknown[]): Promise<Answer>;
  /**
   * Starts a session of a sign-in. A copy older than the home's changes nothing else.
   * @param sessionId random, new for each sign-in; the same one begins no second session
   * @param mayMake whether an object that is no home becomes one: the caller knows that the directory has the user
   * @returns null when the password of the copy was replaced, or the account is being deleted
   */
  begin(copy: UserCopy, device: Device, sessionId: string, mayMake: boolean): Begun | 'no_home' | null;
  /**
   * Exchanges a refresh secret that the caller has verified.
   * @returns null when the session ended
   */
  exchange(identity: Identity, number: number, asked: TokenLifetime): Begun | null;
  /** Ends a session of a token that the caller has verified. */
  endSession(identity: Identity): void;
  /**
   * Stores a written directory row, unless it is older, and ends the sessions of replaced credentials.
   * @returns the user as stored; null when the object is no home
   */
  take(copy: UserCopy): SignedInUser | null;
  /**
   * Takes a directory row, and sets the alarm again if the platform has dropped it.
   * @param mayMake as in `begin`
   * @returns when the home next has something to do, in milliseconds since the epoch
   */
  wake(copy: UserCopy, mayMake: boolean): Promise<number | 'no_home'>;
  /** Title of a reported story, taken down or not; null when it was deleted. */
  storyTitle(userId: string, storyId: string): string | null;
  /** Writes a snapshot to R2 now, if something changed since the last one. For the operator's tasks alone. */
  snapshot(userId: string): Promise<void>;
  /**
   * Makes an empty object the user's home from its last snapshot. A home that is there takes the row, however old. For
   * the operator's tasks alone. @throws Error for a damaged snapshot
   */
  restore(copy: UserCopy): Promise<Restored>;
}
