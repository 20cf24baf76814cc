import { userOfCustomer, wasHandled } from '../directory/billing.ts';
import type { Database } from '../directory/client.ts';
import { userById } from '../directory/users.ts';
import type { Reversal } from '../mail/payment-reversal-notice.ts';
import { type DuplicateDeps, DuplicateNotSettled, endDuplicates } from './duplicates.ts';
import type { BillingEvent, BillingGateway } from './gateway.ts';
import { refundOrphanedPurchase } from './orphaned-purchases.ts';
import { type HeldSubscription, toHoldBack, toRelease, withoutMoney } from './subscription-state.ts';
import { syncSubscription } from './sync.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';
import { returnLatePayments, type WithdrawalDeps, WithdrawalNotSettled } from './withdrawal.ts';

export type EventDeps = WithdrawalDeps &
  DuplicateDeps & { stripe: Pick<BillingGateway, 'customerOfCharge' | 'holdBack' | 'resume'> };

/** Ends subscriptions that `withoutMoney` names, so that they are not charged again. @returns whether there were any */
export async function endWithoutMoney(
  { stripe }: { stripe: Pick<BillingGateway, 'cancelNow'> },
  held: HeldSubscription[],
): Promise<boolean> {
  const lost = withoutMoney(held);
  for (const { id } of lost) await stripe.cancelNow(id);
  return lost.length > 0;
}

/** Lets no subscription renew while a bank decides. @returns whether one was changed */
async function followDisputes({ stripe }: EventDeps, held: HeldSubscription[]): Promise<boolean> {
  const [disputed, released] = [toHoldBack(held), toRelease(held)];
  for (const { id } of disputed) await stripe.holdBack(id);
  for (const { id } of released) await stripe.resume(id);
  return disputed.length + released.length > 0;
}

const LISTENED_EVENTS: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

/**
 * Handles an event as a hint to read Stripe's current state, so that the order of events does not matter. Repeated
 * events change nothing. Subscriptions whose money is gone are ended, disputed ones held back, payments after a
 * withdrawal returned, and duplicates cancelled and refunded before the event is recorded, so that Stripe redelivers it
 * after a failure.
 * @throws DuplicateNotSettled, WithdrawalNotSettled after storing the record
 */
export async function handleEvent(
  deps: EventDeps,
  event: BillingEvent,
): Promise<'handled' | 'replayed' | 'ignored'> {
  if (!LISTENED_EVENTS.has(event.type)) return 'ignored';
  const customerId =
    event.customerId ?? (event.chargeId && (await deps.stripe.customerOfCharge(event.chargeId)));
  if (!customerId) return 'ignored';
  const isHandled = await wasHandled(deps.db, event.id);
  const user = await userOfCustomer(deps.db, customerId);
  if (isHandled) {
    // Stripe repeats an event whose record the home did not acknowledge.
    if (user && user.version > user.handedVersion) await deps.handOver(user);
    return 'replayed';
  }
  if (!user) {
    // A foreign customer, or one of a deleted account.
    const isGone = event.soldTo !== null && (await userById(deps.db, event.soldTo)) === null;
    if (event.soldTo === null || !isGone) return 'ignored';
    return (await refundOrphanedPurchase(deps, customerId, event.soldTo)) ? 'handled' : 'ignored';
  }
  const userId = user.id;
  try {
    const change = async (held: HeldSubscription[]) =>
      (await returnLatePayments(deps, userId, held)) ||
      (await endDuplicates(deps, userId, held)) ||
      (await endWithoutMoney(deps, held)) ||
      (await followDisputes(deps, held));
    return (await syncSubscription(deps, userId, event, change)) ? 'handled' : 'ignored';
  } catch (error) {
    if (error instanceof DuplicateNotSettled || error instanceof WithdrawalNotSettled)
      await syncSubscription(deps, userId);
    throw error;
  }
}

const KINDS: Record<string, Reversal['kind']> = {
  'charge.refunded': 'refund',
  'charge.dispute.created': 'dispute_opened',
  'charge.dispute.closed': 'dispute_closed',
};

/** What the owner is to know of an event; null for other events and for refunds that we made. */
export async function reversalOf(
  {
    db,
    stripe,
  }: {
    db: Database;
    stripe: Pick<BillingGateway, 'customerOfCharge' | 'wasRefundedHere'>;
  },
  { type, chargeId }: BillingEvent,
): Promise<Reversal | null> {
  const kind = KINDS[type];
  if (!kind || chargeId === null) return null;
  if (kind === 'refund' && (await stripe.wasRefundedHere(chargeId))) return null;
  const customerId = await stripe.customerOfCharge(chargeId);
  const user = customerId === null ? null : await userOfCustomer(db, customerId);
  return user && { kind, chargeId, userId: user.id, state: user.subscriptionState };
}
