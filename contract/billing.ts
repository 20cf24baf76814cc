import { z } from 'zod';
import type { SubscriptionStatus, User } from './auth.ts';
import { PREMIUM_PRICE } from './limits.ts';

export { PREMIUM_PRICE };

const address = z.url({ protocol: /^https?$/ }).max(2000);

/** `email` must be the user's own; both addresses must be pages of the app. */
export const checkoutRequest = z.object({
  email: z.string().trim().toLowerCase().optional(),
  successUrl: address,
  cancelUrl: address,
});
export type CheckoutAnswer = { url: string };

/** Where the portal's way back leads; the profile when absent. */
export const portalRequest = z.object({ returnUrl: address.optional() });
export type PortalAnswer = { url: string };

/**
 * What became of a payment: `confirmed` when Premium is there, `processing` when it is not yet, `unknown` when there is
 * no such payment of this person's.
 */
export type PaymentState = 'confirmed' | 'processing' | 'unknown';
export type PaymentAnswer = { state: PaymentState; success: boolean; user: User };

/** The subscription as its owner sees it. Times are ISO 8601 in UTC. */
export type Subscription = {
  subscriptionStatus: SubscriptionStatus;
  isPremium: boolean;
  /** The paid period whose stories are counted; null without Premium. */
  periodStart: string | null;
  periodEnd: string | null;
  /** The next payment; null when there is none to come. */
  renewsAt: string | null;
  /** When Premium's stories end unless something is done: after a cancellation, or while a payment is overdue. */
  accessUntil: string | null;
  /** When the last subscription ended, if it has. */
  endedAt: string | null;
  storiesRemaining: number;
  price: typeof PREMIUM_PRICE;
  canSubscribe: boolean;
  canCancel: boolean;
  canResume: boolean;
  /** Whether there is a portal with invoices and card. */
  hasPortal: boolean;
};

export type SubscriptionChange = Subscription & { success: true; user: User };
