import type Stripe from 'stripe';
import { newId } from '../ids.ts';

export type Refund = Omit<Stripe.Refund, 'customer' | 'payment_intent'> & {
  customer: string;
  payment_intent: string;
};

/** Refund of a payment, or of a part of it, to its card. */
export function newRefund(fields: {
  paymentIntent: string;
  charge: string;
  customer: string;
  amount: number;
  currency: string;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
  now: number;
}): Refund {
  return {
    id: newId('re', 24),
    object: 'refund',
    amount: fields.amount,
    balance_transaction: newId('txn', 24),
    charge: fields.charge,
    created: fields.now,
    currency: fields.currency,
    customer: fields.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: fields.metadata,
    payment_intent: fields.paymentIntent,
    payment_method: null,
    reason: fields.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
