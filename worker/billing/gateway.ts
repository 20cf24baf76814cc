import type { Language } from '../../contract/options.ts';

/** A subscription at Stripe, in our terms. Times are milliseconds since the epoch. */
export type HeldSubscription = {
  id: string;
  /** Stripe's status. */
  status:
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled'
    | 'incomplete'
    | 'incomplete_expired';
  createdAt: number;
  /** Account recorded at the sale; null for another price. */
  soldTo: string | null;
  /** The current period; it restarts at a renewal, paid or not. */
  periodStart: number;
  periodEnd: number;
  /** Scheduled end; null when it renews. */
  endsAt: number | null;
  endedAt: number | null;
  /**
   * When its user asked that it begins within the period of withdrawal, in milliseconds since the epoch to the second;
   * null when that was not asked.
   */
  startRequestedAt: number | null;
  /** Whether its end was scheduled because of a dispute, and not by its user. */
  isHeldBack: boolean;
  /**
   * Whether the current period is a renewal with an unpaid invoice despite the status `active`: Stripe keeps a draft
   * for about an hour before it charges the card.
   */
  isRenewing: boolean;
  /**
   * What became of its money: `disputed` while a bank decides about a payment; `lost` when it decided against us, or when
   * the last payment was refunded in full.
   */
  money: 'kept' | 'disputed' | 'lost';
  /** The last paid period; set only while a payment is pending or overdue. */
  paidPeriod: { start: number; end: number } | null;
};

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
  /** Of an express request to begin; see `HeldSubscription`. */
  startRequestedAt: number | null;
};

export type CheckoutOrder = {
  customerId: string;
  userId: string;
  /** The address after paying, with `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** Noted with the subscription; see `HeldSubscription`. */
  startRequestedAt: number | null;
  /** Idempotency key of the order. */
  idempotencyKey: string;
};

/** An order to return a payment, or what of it is owed. */
export type ReturnOrder = {
  /** Cents that are owed, with what was returned before. */
  amount: number;
  /** Whom the refund answers: a statement, an act of the owner. Noted with it, so that its sum can be told. */
  for: string;
  reason: 'duplicate' | 'requested_by_customer';
  /** The same number repeats a request with an unknown outcome; a new one retries after a failure. */
  attempt: number | string;
};

/**
 * Cents that have gone back by this order, now or earlier, and `inAll`, whoever returned them. A disputed payment waits
 * for the bank's decision.
 */
export type Returned = { amount: number; inAll: number; isDisputed: boolean };

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
  /** A subscription by its id, which is found when its customer is deleted. */
  subscription(id: string): Promise<HeldSubscription | null>;
  endAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** The same because of a dispute; `resume` undoes it. */
  holdBack(subscriptionId: string): Promise<void>;
  /** Undoes a scheduled cancellation of any kind. */
  resume(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** Payments of a subscription that have arrived. */
  paymentsOf(subscriptionId: string): Promise<Payment[]>;
  /** Returns what is left of an owed sum. Idempotent: earlier refunds count, whoever made them. */
  returnPayment(payment: Payment, order: ReturnOrder): Promise<Returned>;
  /** Customer and subscription of a charge; each null where there is none. */
  ownerOfCharge(chargeId: string): Promise<{ customerId: string | null; subscriptionId: string | null }>;
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
  subscriptionId: string | null;
  /** The charge that was refunded or disputed; null for other events. A dispute and a refund name no customer. */
  chargeId: string | null;
};
