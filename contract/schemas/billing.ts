import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PREMIUM_PRICE } from '../limits.ts';
import { subscriptionState, subscriptionStatus, user } from './auth.ts';

export { PREMIUM_PRICE };

const address = z.url({ protocol: /^https?$/ }).max(2000);

/**
 * `email` must be the user's own; both addresses must be pages of the app. Somebody who has a subscription to resume or
 * to pay gets the address of the billing portal, which leads back to `cancelUrl`.
 */
export const checkoutRequest = z.object({
  email: z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).optional(),
  successUrl: address,
  cancelUrl: address,
});
export const checkoutAnswer = z.object({ url: z.url() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** Where the portal's way back leads; the profile when absent. */
export const portalRequest = z.object({ returnUrl: address.optional() });
export const portalAnswer = z.object({ url: z.url() });
export type PortalAnswer = z.infer<typeof portalAnswer>;

/**
 * What became of a payment: `confirmed` when Premium is there, `processing` when it is not yet, `unknown` when there is
 * no such payment of this person's.
 */
const paymentState = z.enum(['confirmed', 'processing', 'unknown']);
export type PaymentState = z.infer<typeof paymentState>;
export const paymentAnswer = z.object({ state: paymentState, success: z.boolean(), user });
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

const instant = z.iso.datetime().nullable();

/** The subscription as its owner sees it. Times are ISO 8601 in UTC. */
export const subscription = z.object({
  subscriptionStatus,
  subscriptionState,
  isPremium: z.boolean(),
  /** The paid period whose stories are counted; null without Premium. */
  periodStart: instant,
  periodEnd: instant,
  /** The next payment; null when there is none to come. */
  renewsAt: instant,
  /** Whether the payment of a new period is under way: until it is through, the month before goes on and two stories of the new one are lent. */
  renewalPending: z.boolean(),
  /** When Premium's stories end unless something is done: after a cancellation, or while a payment is overdue. */
  accessUntil: instant,
  /** When the last subscription ended, if it has. */
  endedAt: instant,
  storiesRemaining: z.int().nonnegative(),
  price: z.object({
    amount: z.literal(PREMIUM_PRICE.amount),
    currency: z.literal(PREMIUM_PRICE.currency),
    interval: z.literal(PREMIUM_PRICE.interval),
  }),
  canSubscribe: z.boolean(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  /** Whether there is a portal with invoices and card. */
  hasPortal: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionChange = subscription.extend({ success: z.literal(true), user });
export type SubscriptionChange = z.infer<typeof subscriptionChange>;
