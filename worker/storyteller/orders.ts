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
  /** Whether it was ordered by an account whose address was not confirmed. */
  isUnconfirmed: z.literal(true).optional(),
  /** Of the API, for the addresses of the audio. */
  origin: z.string(),
});

/** What is to be narrated, as the route hands it in. */
export type NarrationRequest = z.infer<typeof narrationRequest>;

/** @param json of the ledger; a field that it lacks has its default. @throws Error when it cannot be carried out */
export const readNarrationRequest = (json: string): NarrationRequest =>
  narrationRequest.parse(JSON.parse(json));

/** A narration's request again, and which narration that was. */
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

/** How an earlier narration sounds, also one whose voice or rate is no option any more. @throws Error when it is no JSON object */
export const readSoundChoices = (json: string) => soundChoices.parse(JSON.parse(json));

/**
 * What two orders are compared by. A digest, since it is kept for as long as the ledger's row, and what was asked for is not.
 * Synchronous, for the schema's step that brings earlier rows to it.
 */
export const digestOfOrder = (order: string) => createHash('sha256').update(order).digest('base64url');

type OrderOf<Kind extends GenerationKind, Request> = {
  kind: Kind;
  idempotencyKey: string | null;
  /** Equal for requests that ask for the same thing: a `digestOfOrder`. */
  fingerprint: string;
  request: Request;
  plan: Plan;
  /** Milliseconds a generation of this kind may take. */
  timeLimit: number;
  /** Of the HTTP request that ordered it: what the log says about the work is found by it. */
  requestId: string;
};

/** A new story gets its generation's id. */
export type StoryOrder = OrderOf<'story', StoryRequest>;

export type NarrationOrder = OrderOf<'narration', NarrationRequest> & {
  /** The story that is narrated. */
  storyId: string;
  /** For random music: what there is to choose from, in the order in which it is to be tried. */
  tracks?: string[];
};

/** The same narration always has the same fingerprint: what there is of it is not made again. */
export type SleepOrder = OrderOf<'sleep', SleepRequest> & {
  /** The story that the narration is of. */
  storyId: string;
};

/** An order for one generation, as a route hands it in. Plain data: it crosses RPC. */
export type Order = StoryOrder | NarrationOrder | SleepOrder;
