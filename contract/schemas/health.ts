import { z } from 'zod';
import { ISSUES } from '../errors.ts';

const status = z.enum(['ok', 'degraded', 'error']);

/** Words, not booleans: clients of the earlier app compare with them. */
const service = z.enum(['ok', 'error']);

/** `GET /health`. `ok` when stories can be generated. */
export const health = z.object({
  status,
  timestamp: z.iso.datetime(),
  /** Release of the Worker: a commit, or `dev`. */
  release: z.string(),
  /** Incidents that the owner is mailed about, for a check from outside; null when D1 does not answer. */
  incidents: z.array(z.string()).nullable(),
  services: z.object({ openai: service, openai_quota: service, database: service }),
  openai_error: z.enum(['insufficient_quota', 'rate_limited', 'provider_failing']).nullable(),
});
export type Health = z.infer<typeof health>;

/** Second opinions of the last seven UTC days: requested, and unanswered. */
const opinions = z.object({ asked: z.int(), unanswered: z.int() });

/** Reasons why what a model wrote is not the ordered story. */
export const STORY_FAULTS = [
  /** It declined in words. */
  'refusal',
  /** Another language than the ordered one, or a mixture. */
  'language',
  /** JSON, mark-up or code. */
  'format',
  /** Notes for itself, or an outline. */
  'plan',
  /** Parts of the prompt. */
  'echo',
  /** Several versions. */
  'options',
  /** A blank of a template. */
  'placeholder',
  /** A link, telephone number or address. */
  'contact',
  /** Fewer words than a story has, many times too many, the same ones again and again. */
  ...(['short', 'long', 'repetition'] as const),
] as const;
export type StoryFault = (typeof STORY_FAULTS)[number];

/** Model answers of the last seven UTC days that were not the ordered story, by reason. */
const unacceptable = z.record(z.enum(STORY_FAULTS), z.int());

/** `GET /api/diagnostics`: why a request may just have failed. Always answers 200. */
export const diagnostics = z.object({
  status,
  timestamp: z.iso.datetime(),
  issue: z.enum(ISSUES).nullable(),
  /** Message in the requested language; null without a problem. */
  details: z.string().nullable(),
  /** Parts that this deployment does without. */
  lacks: z.array(z.enum(['payments', 'mail', 'google', 'human_check'])),
  /** Models that need action by the administrator; some still work. */
  models: z.array(
    z.object({
      service: z.enum(['story', 'moderation', 'speech']),
      model: z.string(),
      /** Why the server refuses the model; null when it only shuts down. */
      problem: z.enum(['key_refused', 'forbidden', 'unknown_model', 'limited']).nullable(),
      /** Announced date of the shutdown. */
      shutdownDate: z.iso.date().nullable(),
    }),
  ),
  secondOpinions: z
    .object({
      /** On topics, before a story is shown. */
      topics: opinions,
      /** On complete stories; unanswered when any paragraph was not read. */
      endings: opinions,
      /** More than two percent unanswered, of at least fifty. */
      tooManyUnanswered: z.boolean(),
    })
    .nullable(),
  /** Stories of the last seven days; unanswered when a picture is what the words say, for lack of an answer. */
  pictures: opinions.nullable(),
  unacceptedStories: z
    .object({
      /** Not kept: another server was asked, or the story ended at no cost. */
      refused: unacceptable,
      /** Left out behind a whole story, which was kept. */
      cut: unacceptable,
    })
    .nullable(),
});
export type Diagnostics = z.infer<typeof diagnostics>;
