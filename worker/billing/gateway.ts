import type { Language } from '../../contract/options.ts';
import type { HeldSubscription } from './subscription-state.ts';

/** A checkout session at Stripe. */
export type HeldCheckout = {
  id: string;
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** The hosted page; null when the session is no longer open. */
  url: string | null;
  successUrl: string | null;
  cancelUrl: string | null;
  locale: string | null;
  /** Cents, before tax. */
  amount: number | null;
  currency: string | null;
  /** Stripe's name of the price's interval, such as `month`; null for a multiple of it, such as three months. */
  interval: string | null;
};

export type CheckoutOrder = {
  customerId: string;
  userId: string;
  /** The address after paying, with `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** Idempotency key of the order. */
  idempotencyKey: string;
};

/** Refunded cents; no currency when nothing had been paid. */
export type Refunded = { amount: number; currency: string | null };

/** A payment of a subscription. Times are milliseconds since the epoch, to the second. */
export type Payment = {
  /** Stripe's id of its payment intent. */
  intent: string;
  /** Cents. */
  amount: number;
  currency: string;
  /** When its invoice was made; the payment may arrive days later. */
  billedAt: number;
  paidAt: number;
};

/** Operations of the payment provider. Every method may throw `PaymentsUnavailable`. */
export type BillingGateway = {
  /** @param idempotencyKey returns the same customer for the same user */
  createCustomer(
    user: { userId: string; email: string; language: Language },
    idempotencyKey: string,
  ): Promise<string>;
  customerExists(customerId: string): Promise<boolean>;
  /** Deletes the customer and thereby their subscriptions. A missing customer is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All subscriptions of a customer in any state; empty for a missing customer. */
  subscriptionsOf(customerId: string): Promise<HeldSubscription[]>;
  endAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** The same because of a dispute; `resume` undoes it. */
  holdBack(subscriptionId: string): Promise<void>;
  /** Undoes a scheduled cancellation of any kind. */
  resume(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Refunds all payments of a subscription. Idempotent: earlier refunds count.
   * @param attempt the same number repeats a request with an unknown outcome; a new one retries after a failure
   */
  refund(subscriptionId: string, attempt: number): Promise<Refunded>;
  /** Payments of a subscription that have arrived. */
  paymentsOf(subscriptionId: string): Promise<Payment[]>;
  /**
   * Refunds what is left of a payment. Idempotent: earlier refunds count.
   * @param attempt as above, or the id of an act of the owner
   * @returns false for a disputed payment, which the bank decides about
   */
  refundPayment(payment: Payment, attempt: number | string): Promise<boolean>;
  /** @returns null for an unknown charge, or one without a customer */
  customerOfCharge(chargeId: string): Promise<string | null>;
  /** Whether the latest refund of a charge was made by us, not elsewhere. */
  wasRefundedHere(chargeId: string): Promise<boolean>;
  createCheckout(order: CheckoutOrder): Promise<HeldCheckout>;
  /** The latest ones, newest first. */
  checkoutsOf(customerId: string): Promise<HeldCheckout[]>;
  checkout(id: string): Promise<HeldCheckout | null>;
  /** Idempotent: a closed session is no error. */
  expireCheckout(id: string): Promise<void>;
  /** Address of the billing portal. */
  portalUrl(customerId: string, returnUrl: string, language: Language): Promise<string>;
};

/** A webhook event with a valid signature. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The account recorded at the sale of its object; null without one. */
  soldTo: string | null;
  /** The charge that was refunded or disputed; null for other events. A dispute names no customer. */
  chargeId: string | null;
};
