import type { Language } from '../../contract/options.ts';
import type { HeldSubscription } from './subscription-state.ts';

/** A checkout session as Stripe holds it. */
export type HeldCheckout = {
  id: string;
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** The hosted page; null once the session is not open any more. */
  url: string | null;
  successUrl: string | null;
  cancelUrl: string | null;
  locale: string | null;
  /** Cents, before tax. */
  amount: number | null;
  currency: string | null;
};

export type CheckoutOrder = {
  customerId: string;
  userId: string;
  /** Where the page leads after paying, with `{CHECKOUT_SESSION_ID}` in it. */
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** The same order with the same key is one order. */
  idempotencyKey: string;
};

/** What was given back, in cents; nothing and no currency for what was never paid. */
export type Refunded = { amount: number; currency: string | null };

/** What we ask of the payment provider. Every method may throw `PaymentsUnavailable`. */
export type BillingGateway = {
  /** @param idempotencyKey the same key gives the same person the same customer */
  createCustomer(
    person: { userId: string; email: string; language: Language },
    idempotencyKey: string,
  ): Promise<string>;
  customerExists(customerId: string): Promise<boolean>;
  /** Deletes the customer, which also ends what they subscribe to. Not being there is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All of a customer's, whatever their state; none for a customer that is gone. */
  subscriptionsOf(customerId: string): Promise<HeldSubscription[]>;
  endAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Takes a scheduled end back, however it was scheduled. */
  resume(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Gives back all that was paid for a subscription. What was given back before counts, so that it may be repeated.
   * @param attempt the same number repeats a request whose outcome is not known; after a failure it is another request
   */
  refund(subscriptionId: string, attempt: number): Promise<Refunded>;
  createCheckout(order: CheckoutOrder): Promise<HeldCheckout>;
  /** The latest ones, newest first. */
  checkoutsOf(customerId: string): Promise<HeldCheckout[]>;
  checkout(id: string): Promise<HeldCheckout | null>;
  /** Closing one that is not open is no error. */
  expireCheckout(id: string): Promise<void>;
  /** A page with invoices and card. */
  portalUrl(customerId: string, returnUrl: string, language: Language): Promise<string>;
};

/** An event that a webhook brought, once its signature was found to be right. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The account that its object was sold to, as was noted when it was sold; null when it says nothing of that. */
  soldTo: string | null;
};
