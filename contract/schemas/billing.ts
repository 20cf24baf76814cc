import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PREMIUM_PRICE } from '../limits.ts';
import { subscriptionState, subscriptionStatus, user } from './auth.ts';

export { PREMIUM_PRICE };

const address = z.url({ protocol: /^https?$/ }).max(2000);

/**
 * `email` must be the user's own; both addresses must be pages of the app. A subscription to resume or pay gets the
 * billing portal's address instead, which returns to `cancelUrl`.
 */
export const checkoutRequest = z
  .object({
    email: z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).optional(),
    successUrl: address,
    cancelUrl: address,
    /**
     * The consumer's express request that Premium begins within the period of withdrawal (2011/83/EU, Art. 8(8)).
     * Needed after a withdrawal in the last twelve months: `start_request_required`.
     */
    requestsStart: z.boolean().optional(),
  })
  // For the description: a missing address has a refusal of its own.
  .meta({ required: ['email', 'successUrl', 'cancelUrl'] });
export const checkoutAnswer = z.object({ url: z.url() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** The portal's return address; default: the profile. */
export const portalRequest = z.object({ returnUrl: address.optional() });
export const portalAnswer = z.object({ url: z.url() });
export type PortalAnswer = z.infer<typeof portalAnswer>;

/**
 * State of a payment: `confirmed` when Premium is active, `processing` before that, `unknown` when the user has no such
 * payment.
 */
const paymentState = z.enum(['confirmed', 'processing', 'unknown']);
export type PaymentState = z.infer<typeof paymentState>;
export const paymentAnswer = z.object({ state: paymentState, success: z.boolean(), user });
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

const instant = z.iso.datetime().nullable();

/** A user's subscription. Times are ISO 8601 in UTC. */
export const subscription = z.object({
  subscriptionStatus,
  subscriptionState,
  isPremium: z.boolean(),
  /** Paid period, whose stories are counted by the month; null without Premium. */
  periodStart: instant,
  periodEnd: instant,
  /** Next payment; null without one. */
  renewsAt: instant,
  /** Whether the payment of a new period is pending: the old period continues, with two stories lent. */
  renewalPending: z.boolean(),
  /** End of Premium's quota after a cancellation or while a payment is overdue. */
  accessUntil: instant,
  /** End of the last subscription. */
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
  /** Whether the billing portal is available. */
  hasPortal: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionChange = subscription.extend({ success: z.literal(true), user });
export type SubscriptionChange = z.infer<typeof subscriptionChange>;
