import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type EditionChoice, type EditionKind, SLEEP_MINUTES } from '../../contract/narration.ts';
import { LANGUAGES, SPEECH_RATES, VOICE_IDS } from '../../contract/options.ts';
import type { GenerationKind } from '../home-storage/ledger.ts';
import type { OrderedRequest } from '../home-storage/stored-story-request.ts';
import type { Plan } from '../plan/plan.ts';

const narrationRequest = z.object({
  /** Language of the audio: the story's own or its second one. */
  language: z.enum(LANGUAGES),
  /** Whether the generation's story is the user's own or an example. */
  source: z.enum(['story', 'example']),
  /** Key of the story's document in R2. */
  storyKey: z.string(),
  voiceId: z.enum(VOICE_IDS),
  speechRate: z.literal(SPEECH_RATES),
  /** A track's id or `none`; `random` was decided at admission. */
  musicTrack: z.string(),
  /** Whether the figures speak in voices of their own; the story has a cast. */
  cast: z.literal(true).optional(),
  /** Digest of the family's takes that it reads; absent for a voice alone. */
  takes: z.string().optional(),
  /** Words of the text that the voice says by another spelling. */
  said: z.array(z.object({ word: z.string(), said: z.string() })).optional(),
  /** Last change of the text; absent for one as it was written. */
  textEditedAt: z.number().optional(),
  /** Whether the account's address was unconfirmed. */
  isUnconfirmed: z.literal(true).optional(),
});

/** A narration order from the route. */
export type NarrationRequest = z.infer<typeof narrationRequest>;

/** @param json of the ledger @throws Error when it is no valid request */
export const readNarrationRequest = (json: string): NarrationRequest =>
  narrationRequest.parse(JSON.parse(json));

const editionChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sleep'), minutes: z.literal(SLEEP_MINUTES) }),
  z.object({ kind: z.literal('practice'), learns: z.enum(LANGUAGES) }),
]) satisfies z.ZodType<EditionChoice>;

/** A narration's request with the narration's id, and what is made of it. */
const editionRequest = narrationRequest.extend({ narrationId: z.string(), edition: editionChoice });
export type EditionRequest = z.infer<typeof editionRequest>;

/** @throws Error when it is no valid request */
export const readEditionRequest = (json: string): EditionRequest => editionRequest.parse(JSON.parse(json));

/**
 * Digest that identifies an order. It is stored as long as the ledger's row, unlike the texts of the order.
 * Synchronous, for the transaction of the admission.
 */
export const digestOfOrder = (order: string) => createHash('sha256').update(order).digest('base64url');

type OrderOf<Kind extends GenerationKind, Request> = {
  kind: Kind;
  idempotencyKey: string | null;
  /** `digestOfOrder`: equal for equal orders. */
  fingerprint: string;
  request: Request;
  plan: Plan;
  /** Milliseconds a generation of this kind may take. */
  timeLimit: number;
  /** Id of the HTTP request, for the log lines of the work. */
  requestId: string;
  /** Country of the HTTP request, for measurements; not stored. */
  country?: string;
};

/** A new story gets its generation's id. */
export type StoryOrder = OrderOf<'story', OrderedRequest>;

export type NarrationOrder = OrderOf<'narration', NarrationRequest> & {
  /** The narrated story. */
  storyId: string;
  /** For random music: the tracks in the order in which they are tried. */
  tracks?: string[];
};

/** A narration has one edition of a kind; another one, such as with other minutes, replaces it. */
export type EditionOrder = OrderOf<EditionKind, EditionRequest> & {
  /** The narrated story. */
  storyId: string;
};

/** An order for one generation from a route. Plain data: it crosses RPC. */
export type Order = StoryOrder | NarrationOrder | EditionOrder;
