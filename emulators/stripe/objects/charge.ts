import type Stripe from 'stripe';
import type { World } from '../world.ts';
import type { StripeEvent } from './event.ts';

/** A payment's charge, with the fields that refunds and disputes change. */
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'amount' | 'amount_refunded' | 'created' | 'currency' | 'disputed' | 'livemode' | 'paid' | 'refunded'
> & { object: 'charge'; customer: string; payment_intent: string; status: 'succeeded' };

/** Id of the only charge of a payment intent. */
const idOf = (intent: string) => intent.replace(/^pi/, 'ch');

/** Whether a dispute has taken the money; Stripe refuses to refund such a charge. */
export const isDisputed = (world: World, charge: string) =>
  Object.values(world.disputes).some(
    (one) => one.charge === charge && ['needs_response', 'under_review', 'lost'].includes(one.status),
  );

/** Charge of a paid payment intent, made from its payment, refunds and disputes; null for an unpaid one. */
export function chargeOfIntent(world: World, intent: string): Charge | null {
  const payment = Object.values(world.invoicePayments).find((one) => one.payment.payment_intent === intent);
  const invoice = world.invoices[payment?.invoice ?? ''];
  if (!invoice || payment?.status !== 'paid') return null;
  const amount = payment.amount_paid ?? 0;
  // A refund that failed at the bank gives its money back to us.
  const refunds = Object.values(world.refunds).filter(
    (one) => one.payment_intent === intent && one.status !== 'failed',
  );
  const refunded = refunds.reduce((sum, one) => sum + one.amount, 0);
  return {
    id: idOf(intent),
    object: 'charge',
    amount,
    amount_refunded: refunded,
    created: payment.status_transitions.paid_at ?? payment.created,
    currency: payment.currency,
    customer: invoice.customer,
    disputed: Object.values(world.disputes).some(({ charge }) => charge === idOf(intent)),
    livemode: false,
    paid: true,
    payment_intent: intent,
    refunded: refunded === amount,
    status: 'succeeded',
  };
}

/** Newest first. */
export function chargesOf(world: World, customer: string): Charge[] {
  return Object.values(world.invoicePayments)
    .filter(({ invoice }) => world.invoices[invoice]?.customer === customer)
    .flatMap(({ payment }) => chargeOfIntent(world, payment.payment_intent) ?? [])
    .reverse()
    .sort((a, b) => b.created - a.created);
}

export const chargeOf = (world: World, id: string) => chargeOfIntent(world, id.replace(/^ch/, 'pi'));

/** Customer of an event whose object names only a charge, such as a dispute. */
export function customerOfCharge(world: World, { data: { object } }: StripeEvent): string | null {
  return typeof object.charge === 'string' ? (chargeOf(world, object.charge)?.customer ?? null) : null;
}
