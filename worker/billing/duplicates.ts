import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import {
  countFailedRefund,
  type DuplicateRow,
  markRefunded,
  noteDuplicate,
  unsettled,
  unsettledOf,
} from '../directory/duplicate-subscriptions.ts';
import type { BillingGateway } from './gateway.ts';
import { type HeldSubscription, redundantSubscriptions } from './subscription-state.ts';

export type DuplicateDeps = {
  db: Database;
  stripe: Pick<BillingGateway, 'cancelNow' | 'refund'>;
  now: number;
};

/** A cancellation or refund is still pending: its trigger must be repeated. */
export class DuplicateNotSettled extends Error {
  override name = 'DuplicateNotSettled';
}

/** Cancels before refunding, so that nothing more is charged while a refund fails. Idempotent. */
async function settle({ db, stripe }: DuplicateDeps, duplicate: DuplicateRow): Promise<void> {
  try {
    await stripe.cancelNow(duplicate.id);
    await markRefunded(db, duplicate.id, await stripe.refund(duplicate.id, duplicate.attempts));
  } catch (error) {
    await countFailedRefund(db, duplicate);
    throw new DuplicateNotSettled(`${duplicate.id} was paid twice and is not settled`, { cause: error });
  }
}

/**
 * Cancels and refunds subscriptions that run in addition to a user's oldest one, after two open checkout pages were
 * paid. Also finishes earlier attempts.
 * @returns whether anything changed at Stripe, whose state must then be read again
 * @throws DuplicateNotSettled
 */
export async function endDuplicates(
  deps: DuplicateDeps,
  userId: string,
  held: HeldSubscription[],
): Promise<boolean> {
  const { duplicates, overdue } = redundantSubscriptions(held);
  for (const { id } of overdue) await deps.stripe.cancelNow(id);
  for (const { id } of duplicates) await noteDuplicate(deps.db, { id, userId, now: deps.now });
  const waiting = await unsettledOf(deps.db, userId);
  for (const duplicate of waiting) await settle(deps, duplicate);
  return overdue.length + waiting.length > 0;
}

/** Retry period of the nightly job; Stripe redelivers an event for three days only. */
const TRY_FOR_MS = 30 * DAY_MS;
const AT_ONCE = 20;

/**
 * Settles the remaining duplicates.
 * @throws DuplicateNotSettled the first failure, after trying the others
 */
export async function settleLeftDuplicates(deps: DuplicateDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const duplicate of await unsettled(deps.db, deps.now - TRY_FOR_MS, AT_ONCE)) {
    await settle(deps, duplicate).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
