import { saveSubscription, userOfCustomer, wasHandled } from '../directory/billing.ts';
import type { Database } from '../directory/client.ts';
import type { UserRow } from '../directory/users.ts';
import { userById } from '../directory/users.ts';
import type { SignedInUser } from '../home/user.ts';
import { type DuplicateDeps, DuplicateNotSettled, endDuplicates } from './duplicates.ts';
import type { BillingEvent, BillingGateway } from './gateway.ts';
import { refundOrphanedPurchase } from './orphaned-purchases.ts';
import { currentOf, type HeldSubscription, recordOf } from './subscription-state.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';

export type SyncDeps = {
  db: Database;
  stripe: Pick<BillingGateway, 'subscriptionsOf'>;
  /** Hands the written row to the user's home. */
  handOver(row: UserRow): Promise<SignedInUser>;
  /** Milliseconds since the epoch. */
  now: number;
};

export type Synced = { user: SignedInUser; held: HeldSubscription | null };

/** Retry limit of the optimistic lock. One concurrent writer always succeeds. */
const MOST_ATTEMPTS = 20;

/**
 * Copies Stripe's current state to the user's row. Optimistic lock: reads Stripe again if the row's version changed
 * since.
 * @param change may change Stripe's state before it is stored; afterwards Stripe is read again
 * @returns null when the account is deleted
 */
export async function syncSubscription(
  deps: SyncDeps,
  userId: string,
  event: { id: string; type: string } | null = null,
  change: (held: HeldSubscription[]) => Promise<boolean> = async () => false,
): Promise<Synced | null> {
  const { db, stripe, now } = deps;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const user = await userById(db, userId);
    if (!user) return null;
    const all = user.stripeCustomerId ? await stripe.subscriptionsOf(user.stripeCustomerId) : [];
    if (await change(all)) continue;
    const held = currentOf(all);
    const saved = await saveSubscription(db, user, recordOf(held), event, now);
    if (saved) return { user: await deps.handOver(saved), held };
  }
  throw new Error(`the subscription of ${userId} kept changing`);
}

const LISTENED_EVENTS: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

/**
 * Handles an event as a hint to read Stripe's current state, so that the order of events does not matter. Repeated
 * events change nothing. Duplicates are cancelled and refunded before the event is recorded, so that Stripe redelivers it
 * after a failure.
 * @throws DuplicateNotSettled after storing the record
 */
export async function handleEvent(
  deps: SyncDeps & DuplicateDeps,
  event: BillingEvent,
): Promise<'handled' | 'replayed' | 'ignored'> {
  if (!LISTENED_EVENTS.has(event.type) || event.customerId === null) return 'ignored';
  const isHandled = await wasHandled(deps.db, event.id);
  const user = await userOfCustomer(deps.db, event.customerId);
  if (isHandled) {
    // Stripe repeats an event whose record the home did not acknowledge.
    if (user && user.version > user.handedVersion) await deps.handOver(user);
    return 'replayed';
  }
  if (!user) {
    // A foreign customer, or one of a deleted account.
    const isGone = event.soldTo !== null && (await userById(deps.db, event.soldTo)) === null;
    if (event.soldTo === null || !isGone) return 'ignored';
    return (await refundOrphanedPurchase(deps, event.customerId, event.soldTo)) ? 'handled' : 'ignored';
  }
  const userId = user.id;
  try {
    const change = (held: HeldSubscription[]) => endDuplicates(deps, userId, held);
    return (await syncSubscription(deps, userId, event, change)) ? 'handled' : 'ignored';
  } catch (error) {
    if (error instanceof DuplicateNotSettled) await syncSubscription(deps, userId);
    throw error;
  }
}
