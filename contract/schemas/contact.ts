import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '../limits.ts';
import { emailAddress } from './auth.ts';
import { typedLine } from './typed-line.ts';

export const contactRequest = z.object({
  user_name: typedLine(PERSON_NAME_MAX_LENGTH).min(1),
  user_email: emailAddress,
  subject: typedLine(SUBJECT_MAX_LENGTH).optional(),
  message: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH),
  /** Honeypot: a hidden field. A message that fills it is discarded. */
  website: z.string().max(500).optional(),
});

export const contactAnswer = z.object({ success: z.literal(true) });
export type ContactAnswer = z.infer<typeof contactAnswer>;
