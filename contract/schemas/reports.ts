import { z } from 'zod';
import { REPORT_COMMENT_MAX_LENGTH } from '../limits.ts';
import { REPORT_REASONS } from '../options.ts';

/** Report about one's own story or an example. */
export const reportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  comment: z.string().trim().max(REPORT_COMMENT_MAX_LENGTH).optional(),
});
export type ReportRequest = z.input<typeof reportRequest>;

export const reportAnswer = z.object({ success: z.literal(true) });
export type ReportAnswer = z.infer<typeof reportAnswer>;
