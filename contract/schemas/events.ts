import { z } from 'zod';
import { errorBody } from './error-body.ts';
import { scene } from './scene.ts';
import {
  laterPicture,
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
 * Events of a generation, in order. Each is a server-sent event named by `type` with the id `attempt-seq`;
 * `Last-Event-ID` continues after it. Each further attempt begins with `reset`, and all events of the one before are
 * void.
 */
export const storyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), generationId: z.string() }),
  reset,
  /** `understood` as in the story. */
  z.object({ type: z.literal('title'), title: z.string(), understood: z.literal(false).optional() }),
  /** Who speaks is known with the whole story. */
  sentence.omit({ speech: true }).extend({ type: z.literal('sentence') }),
  /** What the story's first picture shows: once, after the first sentence. Omitted as in the story. */
  z.object({ type: z.literal('picture'), scene }),
  /** Translation of an earlier title or sentence, in a story in two languages. */
  z.object({ type: z.literal('translated-title'), title: z.string() }),
  translatedSentence.omit({ speech: true }).extend({ type: z.literal('translation') }),
  /** Words and questions of a story in two languages, after its last sentence. */
  storyTranslation.pick({ words: true, questions: true }).extend({ type: z.literal('lesson') }),
  z.object({
    type: z.literal('done'),
    story,
    storiesRemaining: z.int(),
    /** The second opinion is pending: `read` follows, or an `error` of code `story_withdrawn`. */
    beingRead: z.literal(true).optional(),
    /** The later pictures of this story are derived from its words: `pictures` follows with those that a model chose. */
    beingDrawn: z.literal(true).optional(),
  }),
  /** The later pictures as the library has them from now on. */
  z.object({ type: z.literal('pictures'), pictures: z.array(laterPicture) }),
  /** The second opinion accepted the story. */
  z.object({ type: z.literal('read') }),
  error,
]);
export type StoryEvent = z.infer<typeof storyEvent>;

export const audioEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    generationId: z.string(),
    /** Playable at once, while it grows. */
    audioUrl: z.url(),
    musicTrack: z.string(),
    sentences: z.int(),
  }),
  reset,
  spokenSentence.extend({ type: z.literal('spoken') }),
  /** The audio is complete: its length in seconds is final. */
  z.object({ type: z.literal('mixed'), duration: z.number() }),
  z.object({ type: z.literal('done'), narration, versionsRemaining: z.int() }),
  error,
]);
export type AudioEvent = z.infer<typeof audioEvent>;

export const editionEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    generationId: z.string(),
    /** Playable at once, while it grows; the same address afterwards. */
    audioUrl: z.url(),
  }),
  reset,
  spokenSentence.extend({ type: z.literal('spoken') }),
  /** The file is complete. Seconds of the story, and of the whole file. */
  z.object({ type: z.literal('mixed'), duration: z.number(), length: z.number() }),
  z.object({ type: z.literal('done'), narration }),
  error,
]);
export type EditionEvent = z.infer<typeof editionEvent>;

/** Events of `GET /api/audio/{id}/events`: of a narration or a sleep edition. */
export const soundEvent = z.union([audioEvent, editionEvent]);
