import { z } from 'zod';
import { MESSAGE_MAX, REPORTED, REPORTED_ROUTES, withoutUsersWords } from '../browser-report.ts';

/** `POST /api/browser-reports`: an error in the app, or a measurement of web-vitals. */
export const browserReport = z.strictObject({
  what: z.enum(REPORTED),
  route: z.enum(REPORTED_ROUTES),
  /** Of the app. */
  release: z
    .string()
    .max(64)
    .overwrite((text) => (/^[\w.-]{1,64}$/.test(text) ? text : 'unknown')),
  /** Milliseconds of a measurement. */
  ms: z.int().min(0).max(600_000).optional(),
  /** Of an error: its words that browsers and libraries use. */
  message: z
    .string()
    .max(MESSAGE_MAX)
    .overwrite((text) => withoutUsersWords(text))
    .optional(),
  /** Of an error: script, line and column; '' for anything else. */
  place: z
    .string()
    .max(100)
    .overwrite((text) => (/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/.test(text) ? text : ''))
    .optional(),
});
export type BrowserReport = z.infer<typeof browserReport>;
