import { z } from 'zod';

/** Which book of a story: to read, or with this narration of it to read along. */
export const bookRequest = z.object({ narration: z.string().min(1).max(64).optional() });

export const bookAddress = z.object({
  /** Absolute, good for a day without headers: an EPUB 3 under the story's name. */
  url: z.url(),
});
export type BookAddress = z.infer<typeof bookAddress>;
