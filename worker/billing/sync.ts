import { saveSubscription, userIdOfCustomer, wasHandled } from '../db/billing.ts';
import type { Database } from '../db/client.ts';
import type { UserRow } from '../db/users.ts';
import { userById } from '../db/users.ts';
import { type DuplicateDeps, DuplicateNotSettled, endDuplicates } from './duplicates.ts';
import type { BillingEvent, BillingGateway } from './gateway.ts';
import { currentOf, type HeldSubscription, recordOf } from './subscription-state.ts';
import { endWithoutAccount } from './without-account.ts';

export type SyncDeps = {
  db: Database;
  stripe: Pick<BillingGateway, 'subscriptionsOf'>;
  /** Milliseconds since the epoch. */
  now: number;
};

export type Synced = { user: UserRow; held: HeldSubscription | null };

/** Of those who write at once one always gets through, so this many may be at it together. */
const MOST_ATTEMPTS = 20;

/**
 * Brings a person's row to what Stripe holds now. Whoever stores later has read later: the version that was read before
 * asking must still be there when storing, else it is asked again.
 * @param change may change what Stripe holds before it is stored; after a change it is asked again
 * @returns null when the account is gone
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
    if (saved) return { user: saved, held };
  }
  throw new Error(`the subscription of ${userId} kept changing`);
}

/** The events that can change what we store; Stripe's dashboard must be told to send these. */
const LISTENED_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]);

/**
 * Takes an event as a hint that something has changed and looks at what Stripe holds now, so that the order in which
 * events arrive says nothing. An event that has taken effect before is left alone. A subscription beside the one that
 * runs is ended and given back before the event is recorded, so that Stripe delivers it again after a failure.
 * @throws DuplicateNotSettled when that failed; where the person stands is stored all the same
 */
export async function handleEvent(
  deps: SyncDeps & DuplicateDeps,
  event: BillingEvent,
): Promise<'handled' | 'replayed' | 'ignored'> {
  if (!LISTENED_EVENTS.has(event.type) || event.customerId === null) return 'ignored';
  if (await wasHandled(deps.db, event.id)) return 'replayed';
  const userId = await userIdOfCustomer(deps.db, event.customerId);
  if (userId === null) {
    // Somebody else's customer, or one whose account was deleted.
    const isGone = event.soldTo !== null && (await userById(deps.db, event.soldTo)) === null;
    if (event.soldTo === null || !isGone) return 'ignored';
    return (await endWithoutAccount(deps, event.customerId, event.soldTo)) ? 'handled' : 'ignored';
  }
  try {
    const change = (held: HeldSubscription[]) => endDuplicates(deps, userId, held);
    return (await syncSubscription(deps, userId, event, change)) ? 'handled' : 'ignored';
  } catch (error) {
    if (error instanceof DuplicateNotSettled) await syncSubscription(deps, userId);
    throw error;
  }
}
