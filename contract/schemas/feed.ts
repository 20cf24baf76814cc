import { z } from 'zod';

/** Whether titles may contain children's names, which every reader of the address sees. */
export const feedRequest = z.object({ showsNames: z.boolean() });

/** Podcast feed of a user's narrations. */
export const feed = z.object({
  /** The secret address, absolute; null without a feed. */
  url: z.url().nullable(),
  showsNames: z.boolean(),
});
export type Feed = z.infer<typeof feed>;
