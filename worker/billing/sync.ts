import { saveSubscription } from '../directory/billing.ts';
import type { Database } from '../directory/client.ts';
import { type UserRow, userById } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import type { BillingGateway, HeldSubscription } from './gateway.ts';
import { currentOf, recordOf } from './subscription-state.ts';

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
 * Longest pause before the next attempt, in milliseconds: without one, parallel writers read and collide in step. A
 * busy caller asks again after `BUSY_S` seconds.
 */
const LONGEST_PAUSE_MS = 100;
const BUSY_S = 2;

/**
 * Copies Stripe's current state to the user's row. Optimistic lock: reads Stripe again if the row's version changed
 * since.
 * @param change may change Stripe's state before it is stored; afterwards Stripe is read again
 * @returns null when the account is deleted
 * @throws ApiError `billing_busy` when other writers were faster each time
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
    await scheduler.wait(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new ApiError('billing_busy', { retryAfter: BUSY_S });
}
