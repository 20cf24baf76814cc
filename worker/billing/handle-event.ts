import { DAY_MS } from '../../contract/time.ts';
import { setCustomer, userOfCustomer, wasHandled } from '../directory/billing.ts';
import { contractById, type ContractRow, deletedAt, noteContracts } from '../directory/contracts.ts';
import type { Tally } from '../directory/tallies.ts';
import { type UserRow, userById } from '../directory/users.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { Reversal } from '../mail/payment-reversal-notice.ts';
import { noteDuplicates } from './duplicates.ts';
import type { BillingEvent, BillingGateway, HeldSubscription } from './gateway.ts';
import { NotSettled, type Payer, payerOf, type SettlementDeps, settle } from './settlement.ts';
import { toHoldBack, toRelease, withoutMoney } from './subscription-state.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';

export type EventDeps = SyncDeps &
  SettlementDeps & {
    stripe: Pick<BillingGateway, 'customerExists' | 'ownerOfCharge' | 'holdBack' | 'resume'>;
    /** Digest of an account's tombstone. */
    tombstoneOf(userId: string): Promise<string>;
  };

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

type Whose = { customerId: string | null; subscriptionId: string | null };

/**
 * Maximum age of a purchase of an account that has neither row nor tombstone: a checkout page is open for a day, and
 * Stripe redelivers for three. Older subscriptions are kept, so that lost rows cannot end them.
 */
const SOLD_WITHIN_MS = 7 * DAY_MS;

/**
 * Notes a subscription that is not known yet, by the account that it was sold to: its customer at Stripe was replaced,
 * or its account was deleted while another tab was paying.
 * @returns null for one that is not ours
 */
async function noteUnknown(deps: EventDeps, id: string): Promise<ContractRow | null> {
  const { db, stripe, now } = deps;
  const held = await stripe.subscription(id);
  const soldTo = held?.soldTo ?? null;
  if (held === null || soldTo === null) return null;
  if (await userById(db, soldTo)) {
    await noteContracts(db, [id], { userId: soldTo, holder: null, accountEndedAt: null }, now);
    return contractById(db, id);
  }
  const holder = await deps.tombstoneOf(soldTo);
  const isYoung = held.createdAt > now - SOLD_WITHIN_MS;
  const accountEndedAt = (await deletedAt(db, holder)) ?? (isYoung ? held.createdAt - 1 : null);
  if (accountEndedAt === null) return null;
  logLine('error', { billing: 'paid without an account', subscription: id });
  await noteContracts(db, [id], { userId: null, holder, accountEndedAt }, now);
  return contractById(db, id);
}

/**
 * Stores the customer that a user's subscription was sold to in a row without one, as after a restored backup: otherwise
 * what they pay for would not be found.
 */
async function withCustomer({ db, stripe }: EventDeps, user: UserRow, customerId: string | null) {
  const isLost = user.stripeCustomerId === null && customerId !== null;
  if (!isLost || !(await stripe.customerExists(customerId))) return user;
  return setCustomer(db, user.id, null, customerId);
}

/**
 * The user of an event: of Stripe's customer, or of a subscription whose customer was replaced since, or is missing in
 * the row.
 */
async function userOf(
  deps: EventDeps,
  { customerId, subscriptionId }: Whose,
): Promise<{ user: UserRow | null; contract: ContractRow | null }> {
  const { db } = deps;
  const user = customerId === null ? null : await userOfCustomer(db, customerId);
  if (user || subscriptionId === null) return { user, contract: null };
  const contract = (await contractById(db, subscriptionId)) ?? (await noteUnknown(deps, subscriptionId));
  const holder = contract?.userId == null ? null : await userById(db, contract.userId);
  return { user: holder && (await withCustomer(deps, holder, customerId)), contract };
}

/** Returns what is owed for a contract whose account is deleted. */
async function settleWithoutAccount(deps: EventDeps, { holder, accountEndedAt }: ContractRow): Promise<void> {
  if (holder !== null) await settle(deps, { userId: null, holder, customerId: null, accountEndedAt });
}

/** The same as `settle`; what a statement waits for does not hold up the event. */
async function settleNoted(deps: EventDeps, payer: Payer, held: HeldSubscription[]): Promise<boolean> {
  try {
    return await settle(deps, payer, held);
  } catch (error) {
    if (!(error instanceof NotSettled && error.isNoted)) throw error;
    logLine('error', { billing: 'waits', error: redactedErrorMessage(error) });
    return error.hasEnded;
  }
}

/**
 * Handles an event as a hint to read Stripe's current state, so that the order of events does not matter. Repeated
 * events change nothing. What is owed is returned, subscriptions whose money is gone are ended, and disputed ones held
 * back before the event is recorded, so that Stripe redelivers it after a failure.
 * @throws NotSettled after storing the record
 */
export async function handleEvent(
  deps: EventDeps,
  event: BillingEvent,
): Promise<'handled' | 'replayed' | 'ignored'> {
  if (!LISTENED_EVENTS.has(event.type)) return 'ignored';
  const { db, stripe } = deps;
  const known = await userOf(deps, event);
  const isUnknown = known.user === null && known.contract === null;
  const { user, contract } =
    isUnknown && event.chargeId !== null
      ? await userOf(deps, await stripe.ownerOfCharge(event.chargeId))
      : known;
  if (await wasHandled(db, event.id)) {
    // Stripe repeats an event whose record the home did not acknowledge.
    if (user && user.version > user.handedVersion) await deps.handOver(user);
    return 'replayed';
  }
  if (!user) {
    if (contract) await settleWithoutAccount(deps, contract);
    return contract ? 'handled' : 'ignored';
  }
  const { id: userId } = user;
  const payer = payerOf(user);
  // Stripe may not list it any more: its customer can be deleted before the first event is read.
  if (event.subscriptionId !== null) await noteContracts(db, [event.subscriptionId], payer, deps.now);
  try {
    const change = async (held: HeldSubscription[]) =>
      // Withdrawals first: what is bought after one is no duplicate of what it ends.
      (await settleNoted(deps, payer, held)) ||
      (await noteDuplicates(deps, userId, held)) ||
      (await endWithoutMoney(deps, held)) ||
      (await followDisputes(deps, held));
    return (await syncSubscription(deps, userId, event, change)) ? 'handled' : 'ignored';
  } catch (error) {
    if (error instanceof NotSettled) await syncSubscription(deps, userId);
    throw error;
  }
}

const KINDS: Record<string, Reversal['kind']> = {
  'charge.refunded': 'refund',
  'charge.dispute.created': 'dispute_opened',
  'charge.dispute.closed': 'dispute_closed',
};

/** What the day's figures count of an event. @param isElsewhere whether the owner is to know of it */
export function reversalTally({ type }: BillingEvent, isElsewhere: boolean): Tally | null {
  const kind = KINDS[type];
  if (kind === 'refund') return { what: 'reversal', detail: isElsewhere ? 'elsewhere' : 'ours' };
  return kind === 'dispute_opened' ? { what: 'reversal', detail: 'dispute' } : null;
}

/** What the owner is to know of an event; null for other events and for refunds that we made. */
export async function reversalOf(
  deps: EventDeps & { stripe: Pick<BillingGateway, 'wasRefundedHere'> },
  { type, chargeId }: BillingEvent,
): Promise<Reversal | null> {
  const kind = KINDS[type];
  if (!kind || chargeId === null) return null;
  if (kind === 'refund' && (await deps.stripe.wasRefundedHere(chargeId))) return null;
  const { user, contract } = await userOf(deps, await deps.stripe.ownerOfCharge(chargeId));
  if (!user && !contract) return null;
  return { kind, chargeId, userId: user?.id ?? null, state: user?.subscriptionState ?? 'ended' };
}
