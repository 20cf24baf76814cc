import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { logLine } from '../logging/log.ts';
import type { BillingGateway } from './gateway.ts';
import { mayCharge } from './subscription-state.ts';

/**
 * A page to pay at is open for a day, and Stripe delivers an event for three. Whatever is older had an account once: should rows
 * be lost, nobody's subscription ends by that.
 */
const SOLD_WITHIN_MS = 7 * DAY_MS;

/**
 * Ends what somebody paid who has no account any more: it was deleted while they paid in another tab. Given back first: what is
 * still running is found again when that fails.
 * @param userId of the account that the event's object names, and that is gone
 * @returns whether there was anything
 */
export async function endWithoutAccount(
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
    // Nothing remembers the attempts: those of an hour share a key.
    await stripe.refund(id, Math.floor(now / HOUR_MS));
    await stripe.cancelNow(id);
  }
  return sold.length > 0;
}
