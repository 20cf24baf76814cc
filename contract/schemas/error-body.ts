import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';

/** Body of every error response, and of an `error` event in a stream. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  /** Release of the Worker. */
  release: z.string(),
  /** HTTP status of the error, also inside a stream. */
  status: z.int(),
  isRateLimit: z.boolean().optional(),
  isQuotaExceeded: z.boolean().optional(),
  /** Seconds to wait before a retry. */
  retryAfter: z.number().optional(),
  /** Messages of invalid fields, by name. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Message about a field in the words of the earlier app. */
  details: z.string().optional(),
  /** The running generation, for `generation_in_progress`. */
  generationId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
