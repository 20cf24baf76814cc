import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';

/** The body of every answer that is not a success, and of an `error` event in a stream. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  /** The HTTP status this error has, or would have had outside a stream. */
  status: z.int(),
  isRateLimit: z.boolean().optional(),
  isQuotaExceeded: z.boolean().optional(),
  /** Seconds until it is worth trying again. */
  retryAfter: z.number().optional(),
  /** Which fields were wrong, by name, when the request did not validate. */
  fields: z.record(z.string(), z.string()).optional(),
  /** More about a wrong field, in the sentence that clients of the first version know. */
  details: z.string().optional(),
  /** The generation that is already running, for `generation_in_progress`. */
  generationId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
