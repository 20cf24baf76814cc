import { noteDuplicate } from '../directory/duplicate-subscriptions.ts';
import type { BillingGateway, HeldSubscription } from './gateway.ts';
import type { SettlementDeps } from './settlement.ts';
import { redundantSubscriptions } from './subscription-state.ts';

/**
 * Notes subscriptions that were sold while a user's oldest one was running, after two open checkout pages were paid:
 * from then on the table of what is owed ends and returns them. Older ones with an unpaid renewal are only cancelled.
 * @returns whether anything was noted or changed, so that Stripe must be read and settled again
 */
export async function noteDuplicates(
  { db, stripe, now }: Pick<SettlementDeps, 'db' | 'now'> & { stripe: Pick<BillingGateway, 'cancelNow'> },
  userId: string,
  held: HeldSubscription[],
): Promise<boolean> {
  const { duplicates, overdue } = redundantSubscriptions(held);
  for (const { id } of overdue) await stripe.cancelNow(id);
  for (const { id } of duplicates) await noteDuplicate(db, { id, userId, now });
  return overdue.length + duplicates.length > 0;
}
