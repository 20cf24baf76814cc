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
export const diagnostics = z.object({
  status,
  timestamp: z.iso.datetime(),
  issue: z.enum(ISSUES).nullable(),
  /** What is wrong, in the language asked for; null when nothing is. */
  details: z.string().nullable(),
});
export type Diagnostics = z.infer<typeof diagnostics>;
