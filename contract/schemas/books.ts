import { z } from 'zod';
import { READING_WAYS } from '../options.ts';

/** Selects a book of a story. */
export const bookRequest = z.object({
  /** A narration to read along with; omitted for a book without audio. */
  narration: z.string().min(1).max(64).optional(),
  /**
   * Own language, the other one, or both, sentence by sentence. A book with a narration has the narration's language,
   * alone or, for `both`, with the other one. A book without narration of a story in one language has one.
   */
  way: z.enum(READING_WAYS).optional(),
});

/** Selects a book of a series, which has no sound. */
export const seriesBookRequest = bookRequest.pick({ way: true });

export const bookAddress = z.object({
  /** Absolute, valid for a day without headers: an EPUB 3 under the story's title. */
  url: z.url(),
});
export type BookAddress = z.infer<typeof bookAddress>;
