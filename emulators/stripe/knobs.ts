import { z } from 'zod';

/** How webhooks go out, and what is out of order. What a test or a developer can turn while the emulator runs. */
export const knobsSchema = z.strictObject({
  /** Where events are posted to; `null` keeps them until they are taken. */
  webhookUrl: z.url().nullable(),
  /** How often each event is delivered; 0 loses it. */
  webhookCopies: z.int().min(0).max(10),
  /** Milliseconds from the event to its delivery. */
  webhookDelayMs: z.number().min(0).max(3_600_000),
  /** The order of the events of one operation. */
  webhookOrder: z.enum(['as_happened', 'reversed', 'shuffled']),
  /** The API answers every request with 503. */
  apiIsDown: z.boolean(),
  /** Refunds to these customers are answered with 500, which is kept under their key. */
  refundsFailFor: z.array(z.string()),
  /** What a page asks `js.stripe.com` for does not come. */
  scriptIsDown: z.boolean(),
});

export type Knobs = z.infer<typeof knobsSchema>;

export const defaultKnobs: Knobs = {
  webhookUrl: null,
  webhookCopies: 1,
  webhookDelayMs: 0,
  webhookOrder: 'as_happened',
  apiIsDown: false,
  refundsFailFor: [],
  scriptIsDown: false,
};
