/** Events of Stripe that can change the stored record. `npm run stripe` makes an endpoint for these. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  // An inquiry that becomes a dispute is neither created nor closed.
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const;
