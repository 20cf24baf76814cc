import type Stripe from 'stripe';
import { newId } from '../ids.ts';

/** It names no customer, like Stripe's. */
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

type Disputed = Pick<Stripe.Charge, 'id' | 'amount' | 'currency'> & { payment_intent: string };

export const newDispute = (charge: Disputed, isInquiry: boolean, now: number): Dispute => ({
  id: newId('du', 24),
  object: 'dispute',
  amount: charge.amount,
  charge: charge.id,
  created: now,
  currency: charge.currency,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: isInquiry ? 'warning_needs_response' : 'needs_response',
});
