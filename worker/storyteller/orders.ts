import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES, SPEECH_RATES, VOICE_IDS } from '../../contract/options.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import type { Plan } from '../plan/plan.ts';

/** `sleep`: the sleep edition of a narration. */
export type GenerationKind = 'story' | 'narration' | 'sleep';

const narrationRequest = z.object({
  /** Language that is read: the story's own or its second one. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  /** Whether the generation's story is one of the person's own or an example. */
  source: z.enum(['story', 'example']).default('story'),
  /** Key of the story's document in R2. */
  storyKey: z.string(),
  voiceId: z.enum(VOICE_IDS),
  speechRate: z.literal(SPEECH_RATES),
  /** A track's id or `none`; `random` was decided at admission. */
  musicTrack: z.string().default('none'),
  /** Whether the account's address was unconfirmed. */
  isUnconfirmed: z.literal(true).optional(),
  /** Of the API, for the addresses of the audio. */
  origin: z.string(),
});

/** A narration order from the route. */
export type NarrationRequest = z.infer<typeof narrationRequest>;

/** @param json of the ledger; a field that it lacks has its default. @throws Error when it cannot be carried out */
export const readNarrationRequest = (json: string): NarrationRequest =>
  narrationRequest.parse(JSON.parse(json));

/** A narration's request with the narration's id. */
const sleepRequest = narrationRequest.extend({ narrationId: z.string() });
export type SleepRequest = z.infer<typeof sleepRequest>;

/** @throws Error when it cannot be carried out */
export const readSleepRequest = (json: string): SleepRequest => sleepRequest.parse(JSON.parse(json));

const soundChoices = z.object({
  voiceId: z.string().default(''),
  speechRate: z.number().default(0),
  musicTrack: z.string().default('none'),
  language: z.string().default(''),
});

/** Sound options of an earlier narration, former options included. @throws Error when it is no JSON object */
export const readSoundChoices = (json: string) => soundChoices.parse(JSON.parse(json));

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
};

/** A new story gets its generation's id. */
export type StoryOrder = OrderOf<'story', StoryRequest>;

export type NarrationOrder = OrderOf<'narration', NarrationRequest> & {
  /** The story that is narrated. */
  storyId: string;
  /** For random music: the tracks in the order in which they are tried. */
  tracks?: string[];
};

/** Fingerprint of a narration; an existing one is not made again. */
export type SleepOrder = OrderOf<'sleep', SleepRequest> & {
  /** The story that the narration is of. */
  storyId: string;
};

/** An order for one generation from a route. Plain data: it crosses RPC. */
export type Order = StoryOrder | NarrationOrder | SleepOrder;
