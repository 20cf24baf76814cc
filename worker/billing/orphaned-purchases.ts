import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { logLine } from '../logging/log.ts';
import type { BillingGateway } from './gateway.ts';
import { mayCharge } from './subscription-state.ts';

/**
 * Maximum age: a checkout page is open for a day, and Stripe redelivers for three. Older subscriptions are kept, so
 * that lost rows cannot end them.
 */
const SOLD_WITHIN_MS = 7 * DAY_MS;

/**
 * Refunds and cancels a purchase whose account was deleted during the payment in another tab. The refund comes first: a
 * running subscription is found again if it fails.
 * @param userId of the deleted account named by the event's object
 * @returns whether there was such a purchase
 */
export async function refundOrphanedPurchase(
  deps: { stripe: Pick<BillingGateway, 'subscriptionsOf' | 'cancelNow' | 'refund'>; now: number },
  customerId: string,
  userId: string,
): Promise<boolean> {
  const { stripe, now } = deps;
  const sold = (await stripe.subscriptionsOf(customerId)).filter(
    (held) => held.soldTo === userId && held.createdAt > now - SOLD_WITHIN_MS && mayCharge(held),
  );
  for (const { id } of sold) {
    logLine('error', { billing: 'paid without an account', subscription: id });
    // No stored attempt counter: attempts within an hour share a key.
    await stripe.refund(id, Math.floor(now / HOUR_MS));
    await stripe.cancelNow(id);
  }
  return sold.length > 0;
}
