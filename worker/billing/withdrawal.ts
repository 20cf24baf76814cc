import { HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { type UserRow, userByEmail, userById } from '../directory/users.ts';
import {
  countFailedSettlement,
  endedBefore,
  latestOf,
  markSettled,
  recentWithdrawals,
  type Settled,
  stateAsUser,
  unsettledWithdrawals,
  type WithdrawalRow,
} from '../directory/withdrawals.ts';
import { copyOf, type SignedInUser } from '../home/user.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { SubscriptionRecord } from '../plan/entitlement.ts';
import { NOTHING_SPENT } from '../plan/present-user.ts';
import type { BillingGateway } from './gateway.ts';
import { type HeldSubscription, mayCharge } from './subscription-state.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';
import { effectOf } from './withdrawal-effect.ts';

export type WithdrawalDeps = SyncDeps & {
  stripe: Pick<
    BillingGateway,
    | 'subscriptionsOf'
    | 'paymentsOf'
    | 'refundPayment'
    | 'cancelNow'
    | 'endAtPeriodEnd'
    | 'checkoutsOf'
    | 'expireCheckout'
  >;
};

/** A subscription was not ended or a payment not returned: to be tried again. */
export class WithdrawalNotSettled extends Error {
  override name = 'WithdrawalNotSettled';
}

type Sum = { refunded: number; currency: string | null; ended: boolean; endsAt: number | null };

const nothing = (): Sum => ({ refunded: 0, currency: null, ended: false, endsAt: null });

/** What a statement does to all subscriptions of its user. Idempotent. */
async function apply(
  deps: Pick<WithdrawalDeps, 'db' | 'stripe'>,
  userId: string,
  row: WithdrawalRow,
  subscriptions: HeldSubscription[],
): Promise<Sum> {
  const since = await endedBefore(deps.db, userId, row);
  const sum = nothing();
  for (const held of subscriptions) {
    if (held.createdAt > since || mayCharge(held)) await applyTo(deps, row, held, sum);
  }
  return sum;
}

/** Ends before it refunds, so that nothing more is charged while a refund fails. */
async function applyTo(
  { stripe }: Pick<WithdrawalDeps, 'stripe'>,
  row: WithdrawalRow,
  held: HeldSubscription,
  sum: Sum,
): Promise<void> {
  const { ends, refunds } = effectOf(row, held, await stripe.paymentsOf(held.id));
  if (ends === 'now') await stripe.cancelNow(held.id);
  if (ends === 'later' && held.endsAt === null) await stripe.endAtPeriodEnd(held.id);
  if (ends === 'now') sum.ended = true;
  if (ends === 'later') sum.endsAt = Math.max(sum.endsAt ?? 0, held.endsAt ?? held.periodEnd);
  for (const payment of refunds) {
    if (!(await stripe.refundPayment(payment, row.attempts))) continue;
    sum.refunded += payment.amount;
    sum.currency ??= payment.currency;
  }
}

function outcomeOf({ refunded, ended, endsAt }: Sum): Settled['outcome'] {
  if (refunded > 0) return 'refunded';
  if (endsAt !== null) return 'cancelled';
  return ended ? 'ended' : 'nothing';
}

/** The subscription's columns as one text. */
const contractOf = (record: SubscriptionRecord) =>
  [record.subscriptionState, record.stripeSubscriptionId, record.periodStart, record.periodEnd].join(' ');

/** User of a confirmed statement: by the session, or by the address that was proven by the link. */
const holderOf = (db: Database, { userId, email }: WithdrawalRow) =>
  userId !== null ? userById(db, userId) : email === null ? null : userByEmail(db, email);

async function settle(deps: WithdrawalDeps, row: WithdrawalRow): Promise<Settled> {
  const { db, stripe } = deps;
  let sum = nothing();
  const user = await holderOf(db, row);
  const customerId = user?.stripeCustomerId ?? null;
  if (user && customerId !== null) {
    // Open pages first: whatever is paid meanwhile is in the list of subscriptions.
    for (const { id, status } of await stripe.checkoutsOf(customerId)) {
      if (status === 'open') await stripe.expireCheckout(id);
    }
    sum = await apply(deps, user.id, row, await stripe.subscriptionsOf(customerId));
  }
  const synced = user ? await syncSubscription(deps, user.id) : null;
  return {
    userId: synced ? synced.user.id : null,
    outcome: outcomeOf(sum),
    refundedAmount: sum.refunded > 0 ? sum.refunded : null,
    currency: sum.currency,
    endsAt: sum.refunded > 0 ? null : sum.endsAt,
    contractAfter: synced ? contractOf(synced.user) : null,
  };
}

/**
 * Ends the contract of a confirmed statement and returns its money. Idempotent.
 * @returns the settled row
 * @throws WithdrawalNotSettled when Stripe or the home did not answer; the row waits for the next attempt
 */
export async function settleWithdrawal(deps: WithdrawalDeps, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (row.confirmedAt === null) throw new Error(`withdrawal ${row.id} is not confirmed`);
  if (row.settledAt !== null) return row;
  try {
    return await markSettled(deps.db, row, await settle(deps, row), deps.now);
  } catch (error) {
    await countFailedSettlement(deps.db, row);
    throw new WithdrawalNotSettled(`withdrawal ${row.id} is not settled`, { cause: error });
  }
}

/**
 * Records the statement of a signed-in user.
 * @returns the row of an earlier statement when the contract has not changed since it was settled
 * @throws PaymentsUnavailable never: a statement is recorded before Stripe is asked
 */
export async function state(
  deps: WithdrawalDeps,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<{ row: WithdrawalRow; isNew: boolean }> {
  const { db } = deps;
  const [earlier, stored] = await Promise.all([latestOf(db, user.id), userById(db, user.id)]);
  const isSame = earlier?.contractAfter != null && stored && contractOf(stored) === earlier.contractAfter;
  if (isSame && !(await beganSince(deps, stored, earlier.statedAt))) return { row: earlier, isNew: false };
  return stateAsUser(db, user, deps.now);
}

/** Whether the user has bought since a time. Without an answer of Stripe: yes, since a statement too many ends nothing. */
async function beganSince(
  { stripe }: WithdrawalDeps,
  { stripeCustomerId }: UserRow,
  since: number,
): Promise<boolean> {
  if (stripeCustomerId === null) return false;
  try {
    const all = await stripe.subscriptionsOf(stripeCustomerId);
    return all.some((held) => held.createdAt > since && mayCharge(held));
  } catch {
    return true;
  }
}

/**
 * Returns payments that were on their way at an earlier statement and have arrived since.
 * @returns whether a subscription was ended, so that Stripe must be read again
 * @throws WithdrawalNotSettled
 */
export async function returnLatePayments(
  deps: Pick<WithdrawalDeps, 'db' | 'stripe' | 'now'>,
  userId: string,
  subscriptions: HeldSubscription[],
): Promise<boolean> {
  let hasEnded = false;
  for (const row of await recentWithdrawals(deps.db, userId, deps.now)) {
    // An unsettled one is settled as a whole, by the nightly job or its user.
    if (row.settledAt === null) continue;
    let sum: Sum;
    try {
      sum = await apply(deps, userId, row, subscriptions);
    } catch (error) {
      await countFailedSettlement(deps.db, row);
      throw new WithdrawalNotSettled(`a payment after withdrawal ${row.id} is not returned`, {
        cause: error,
      });
    }
    hasEnded ||= sum.ended;
    if (sum.refunded <= (row.refundedAmount ?? 0)) continue;
    const { userId: holder, contractAfter } = row;
    const { refunded: refundedAmount, currency } = sum;
    const settled = { userId: holder, contractAfter, refundedAmount, currency, endsAt: null };
    await markSettled(deps.db, row, { ...settled, outcome: 'refunded' }, deps.now);
  }
  return hasEnded;
}

/** How long a closed home tries to settle at least, and the failed attempts of a withdrawal before it is given up. */
const SETTLING_MS = HOUR_MS;
const ATTEMPTS_BEFORE_LEAVING = 7;

/**
 * Settles what a user withdrew from before the account, and with it Stripe's customer, is deleted.
 * @param closedAt when the home was closed, in milliseconds since the epoch
 * @throws WithdrawalNotSettled for about an hour, since a refund that Stripe refuses must not keep an account for ever
 */
export async function settleBeforeLeaving(
  deps: Omit<WithdrawalDeps, 'handOver'>,
  userId: string,
  closedAt: number,
): Promise<void> {
  // The home is closed, and its user is deleted next.
  const handOver = async (row: UserRow): Promise<SignedInUser> => ({ ...copyOf(row), spent: NOTHING_SPENT });
  for (const row of await recentWithdrawals(deps.db, userId, deps.now)) {
    try {
      await settleWithdrawal({ ...deps, handOver }, row);
    } catch (error) {
      const isGivenUp = deps.now - closedAt >= SETTLING_MS && row.attempts >= ATTEMPTS_BEFORE_LEAVING;
      if (!isGivenUp) throw error;
      logLine('error', { withdrawal: row.id, left: 'unsettled', error: redactedErrorMessage(error) });
    }
  }
}

const AT_ONCE = 100;

/**
 * Settles what is left: failed attempts, and statements that the operator confirmed.
 * @throws WithdrawalNotSettled the first failure, after trying the others
 */
export async function settleLeftWithdrawals(deps: WithdrawalDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await unsettledWithdrawals(deps.db, AT_ONCE)) {
    await settleWithdrawal(deps, row).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
