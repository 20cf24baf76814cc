import { z } from 'zod';
import { ISSUES } from '../errors.ts';

const status = z.enum(['ok', 'degraded', 'error']);

/** Words, not booleans: clients of the first version compare with them. */
const service = z.enum(['ok', 'error']);

/** `GET /health`. `ok` when stories can be made, whoever makes them. */
export const health = z.object({
  status,
  timestamp: z.iso.datetime(),
  services: z.object({ openai: service, openai_quota: service, database: service }),
  openai_error: z.enum(['insufficient_quota', 'rate_limited', 'provider_failing']).nullable(),
});
export type Health = z.infer<typeof health>;

/** `GET /api/diagnostics`: why a request may just have failed. Always a success, since an answer is one. */
/** Second opinions of the last seven UTC days: asked for, and given by nobody. */
const opinions = z.object({ asked: z.int(), unanswered: z.int() });

export const diagnostics = z.object({
  status,
  timestamp: z.iso.datetime(),
  issue: z.enum(ISSUES).nullable(),
  /** What is wrong, in the language asked for; null when nothing is. */
  details: z.string().nullable(),
  /** The models that somebody has to do something about, which need not keep anything from working today. */
  models: z.array(
    z.object({
      service: z.enum(['story', 'moderation', 'speech']),
      model: z.string(),
      /** Why its server does not let us use it; null when it only comes to its end. */
      problem: z.enum(['key_refused', 'forbidden', 'unknown_model', 'limited']).nullable(),
      /** The day from which on it is not there any more, as its server announced. */
      shutdownDate: z.iso.date().nullable(),
    }),
  ),
  secondOpinions: z
    .object({
      /** On topics, before a story is shown. */
      topics: opinions,
      /** On stories that were told to their end: unanswered when any paragraph went unread. */
      endings: opinions,
      /** More than two in a hundred went unanswered, of fifty at the least. */
      tooManyUnanswered: z.boolean(),
    })
    .nullable(),
});
export type Diagnostics = z.infer<typeof diagnostics>;
