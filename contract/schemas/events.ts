import { z } from 'zod';
import { errorBody } from './error-body.ts';
import {
  narration,
  sentence,
  spokenSentence,
  story,
  storyTranslation,
  translatedSentence,
} from './stories.ts';

const reset = z.object({ type: z.literal('reset') });
const error = z.object({ type: z.literal('error'), error: errorBody });

/**
 * What a generation tells whoever listens, in order. On the wire each is a server-sent event named by `type`, with an
 * id `epoch-seq`; `Last-Event-ID` continues after it. A higher epoch means the work was begun again: its first event
 * is `reset`, and everything received before is to be forgotten.
 */
export const storyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), generationId: z.string() }),
  reset,
  z.object({ type: z.literal('title'), title: z.string() }),
  sentence.extend({ type: z.literal('sentence') }),
  /** Of a story in two languages: the other side of a title or sentence that was told before. */
  z.object({ type: z.literal('translated-title'), title: z.string() }),
  translatedSentence.extend({ type: z.literal('translation') }),
  /** Of a story in two languages, after its last sentence. */
  storyTranslation.pick({ words: true, questions: true }).extend({ type: z.literal('lesson') }),
  z.object({
    type: z.literal('done'),
    story,
    storiesRemaining: z.int(),
    /** The second opinion on its end is pending: `read` follows, or an `error` of code `story_withdrawn`. */
    beingRead: z.literal(true).optional(),
  }),
  /** The second opinion is over, and the story stays. */
  z.object({ type: z.literal('read') }),
  error,
]);
export type StoryEvent = z.infer<typeof storyEvent>;

export const audioEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    generationId: z.string(),
    /** Plays at once, as it is being made. */
    audioUrl: z.url(),
    musicTrack: z.string(),
    sentences: z.int(),
  }),
  reset,
  spokenSentence.extend({ type: z.literal('spoken') }),
  /** The audio is whole: its length in seconds is final. */
  z.object({ type: z.literal('mixed'), duration: z.number() }),
  z.object({ type: z.literal('done'), narration, versionsRemaining: z.int() }),
  error,
]);
export type AudioEvent = z.infer<typeof audioEvent>;

/** What the making of a sleep edition tells. It is played when it is finished, so there is no address before the end. */
export const sleepEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    generationId: z.string(),
    /** Seconds that the file is going to have, to within one. */
    length: z.number(),
  }),
  reset,
  spokenSentence.extend({ type: z.literal('spoken') }),
  /** So many seconds of the file are made. */
  z.object({ type: z.literal('made'), seconds: z.number() }),
  /** The file is whole. Seconds of the story in it, and of all of it. */
  z.object({ type: z.literal('mixed'), duration: z.number(), length: z.number() }),
  z.object({ type: z.literal('done'), narration }),
  error,
]);
export type SleepEvent = z.infer<typeof sleepEvent>;

/** What `GET /api/audio/{id}/events` tells: of a narration, or of a sleep edition. */
export const soundEvent = z.union([audioEvent, sleepEvent]);
