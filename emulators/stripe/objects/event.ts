import type Stripe from 'stripe';
import { newId } from '../ids.ts';

/** API release of these shapes: that of the SDK in package.json. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

export type EventType =
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
  | 'refund.created'
  | 'refund.failed';

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  /** Copy of the object at the time of the event. */
  data: { object: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
};

export function newEvent(type: EventType, object: object, now: number): StripeEvent {
  return {
    id: newId('evt', 24),
    object: 'event',
    api_version: API_VERSION,
    created: now,
    data: { object: structuredClone(object) as Record<string, unknown> },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** Customer of an event: the object itself, or named by it. */
export function customerOf({ data: { object } }: StripeEvent): string | null {
  if (object.object === 'customer') return String(object.id);
  return typeof object.customer === 'string' ? object.customer : null;
}
