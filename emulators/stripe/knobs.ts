import { z } from 'zod';

/** Settings that tests and developers change at run time: webhook delivery and failures. */
export const knobsSchema = z.strictObject({
  /** Destination of events; `null` keeps them until they are taken. */
  webhookUrl: z.url().nullable(),
  /** Deliveries of each event; 0 loses it. */
  webhookCopies: z.int().min(0).max(10),
  /** Milliseconds from the event to its delivery. */
  webhookDelayMs: z.number().min(0).max(3_600_000),
  /** Order of the events of one operation. */
  webhookOrder: z.enum(['as_happened', 'reversed', 'shuffled']),
  /** Answers every API request with 503. */
  apiIsDown: z.boolean(),
  /**
   * Customers whose refunds are answered with 500, which is kept under their key. Customers not named stay as they are.
   */
  refundsFailFor: z.record(z.string(), z.boolean()),
  /** Makes `js.stripe.com` unavailable. */
  scriptIsDown: z.boolean(),
});

export type Knobs = z.infer<typeof knobsSchema>;

export const defaultKnobs: Knobs = {
  webhookUrl: null,
  webhookCopies: 1,
  webhookDelayMs: 0,
  webhookOrder: 'as_happened',
  apiIsDown: false,
  refundsFailFor: {},
  scriptIsDown: false,
};
