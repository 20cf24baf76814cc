import { z } from 'zod';
import { READING_WAYS } from '../options.ts';

/** Which book of a story. */
export const bookRequest = z.object({
  /** To read along with this narration of it; to read without one. */
  narration: z.string().min(1).max(64).optional(),
  /**
   * In the story's own language, in the other one, or in both, sentence below sentence. A book with a narration always has the language
   * that is heard, alone or, for `both`, with the other one. Without it, and for a story in one language, a book is in one.
   */
  way: z.enum(READING_WAYS).optional(),
});

export const bookAddress = z.object({
  /** Absolute, good for a day without headers: an EPUB 3 under the story's name. */
  url: z.url(),
});
export type BookAddress = z.infer<typeof bookAddress>;
