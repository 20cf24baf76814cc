import { z } from 'zod';

/** Whether titles may name the children that stories were asked for with: whoever has the address reads them. */
export const feedRequest = z.object({ showsNames: z.boolean() });

/** A person's narrations for podcast apps. */
export const feed = z.object({
  /** The secret address; null while there is none. Absolute. */
  url: z.url().nullable(),
  showsNames: z.boolean(),
});
export type Feed = z.infer<typeof feed>;
