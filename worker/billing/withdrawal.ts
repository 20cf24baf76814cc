import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { adoptStatements, contractFactsOf, countFailure } from '../directory/contracts.ts';
import { type UserRow, userByEmail, userById } from '../directory/users.ts';
import {
  countFailedSettlement,
  markSettled,
  stateAsLeaver,
  stateAsUser,
  unsettledWithdrawals,
  withdrawalById,
  type WithdrawalRow,
} from '../directory/withdrawals.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { BillingGateway } from './gateway.ts';
import { isNews, planOf } from './owed.ts';
import { factsOf, type Payer, payerOf, type SettlementDeps, settle } from './settlement.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

export type WithdrawalDeps = SyncDeps &
  SettlementDeps & { stripe: Pick<BillingGateway, 'checkoutsOf' | 'expireCheckout'> };

/** A subscription was not ended or a payment not returned: to be tried again. */
export class WithdrawalNotSettled extends Error {
  override name = 'WithdrawalNotSettled';
}

/** Closes open payment pages: whatever is paid meanwhile is in the list of subscriptions. */
async function closePages(
  { stripe }: Pick<WithdrawalDeps, 'stripe'>,
  customerId: string | null,
): Promise<void> {
  if (customerId === null) return;
  for (const { id, status } of await stripe.checkoutsOf(customerId)) {
    if (status === 'open') await stripe.expireCheckout(id);
  }
}

/** The account of a confirmed statement: by the session, or by the address that was proven by the link. */
async function accountOf({ db }: Pick<WithdrawalDeps, 'db'>, { userId, email }: WithdrawalRow) {
  if (userId !== null) return userById(db, userId);
  return email === null ? null : userByEmail(db, email);
}

/** Settles all that is owed to the holder of a statement. */
async function settleHolder(deps: WithdrawalDeps, row: WithdrawalRow): Promise<void> {
  if (row.holder !== null) {
    const { rows } = await contractFactsOf(deps.db, { userId: null, holder: row.holder });
    const accountEndedAt = rows[0]?.accountEndedAt ?? null;
    await settle(deps, { userId: null, holder: row.holder, customerId: null, accountEndedAt });
    return;
  }
  const user = await accountOf(deps, row);
  if (!user) {
    const nothing = { outcome: 'nothing' as const, refundedAmount: null, currency: null, endsAt: null };
    await markSettled(deps.db, row, nothing, deps.now);
    return;
  }
  await adoptStatements(deps.db, user);
  await closePages(deps, user.stripeCustomerId);
  try {
    await settle(deps, payerOf(user));
  } finally {
    await syncSubscription(deps, user.id);
  }
}

/**
 * Ends the contracts of a confirmed statement and returns their money. Idempotent.
 * @returns the settled row
 * @throws WithdrawalNotSettled when Stripe or the home did not answer; the row waits for the next attempt
 */
export async function settleWithdrawal(deps: WithdrawalDeps, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (row.confirmedAt === null) throw new Error(`withdrawal ${row.id} is not confirmed`);
  if (row.settledAt !== null) return row;
  let failure: unknown = null;
  try {
    await settleHolder(deps, row);
  } catch (error) {
    failure = error;
  }
  // Another contract's failure is not this statement's.
  const after = (await withdrawalById(deps.db, row.id)) ?? row;
  if (after.settledAt !== null) {
    if (failure) logLine('error', { withdrawal: row.id, left: redactedErrorMessage(failure) });
    return after;
  }
  // A failure before anything was tried.
  await countFailedSettlement(deps.db, row, deps.now);
  throw new WithdrawalNotSettled(`withdrawal ${row.id} is not settled`, { cause: failure });
}

/**
 * Records the statement of a signed-in user.
 * @returns the row of an earlier statement when another one would bring nothing new
 * @throws PaymentsUnavailable never: a statement is recorded before Stripe is asked
 */
export async function state(
  deps: WithdrawalDeps,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<{ row: WithdrawalRow; isNew: boolean }> {
  const { db, now } = deps;
  const { statements } = await contractFactsOf(db, { userId: user.id, holder: null });
  const latest = statements.at(-1) ?? null;
  if (latest && !(await isAnother(deps, user.id, latest))) return { row: latest, isNew: false };
  return stateAsUser(db, user, latest, now);
}

/**
 * Whether a statement of now brings something that the latest one does not. Without an answer of Stripe: unless the
 * latest one still waits and no period has begun since.
 */
async function isAnother(deps: WithdrawalDeps, userId: string, latest: WithdrawalRow): Promise<boolean> {
  const user = await userById(deps.db, userId);
  if (!user) return false;
  try {
    return isNews((await factsOf(deps, payerOf(user))).facts, deps.now);
  } catch (error) {
    logLine('warn', { withdrawal: 'compared as stored', error: redactedErrorMessage(error) });
    return latest.settledAt !== null || (user.periodStart ?? 0) > latest.statedAt;
  }
}

/** How long a closed home tries to settle at least, and the failed attempts of a withdrawal before it is given up. */
const SETTLING_MS = HOUR_MS;
/** The same while Stripe does not say what was paid: for longer, since nothing is stated or mailed without it. */
const READING_MS = DAY_MS;
const ATTEMPTS_BEFORE_LEAVING = 7;

/**
 * Settles what is owed to a user before the account, and with it Stripe's customer, is deleted. Where a payment is
 * withdrawn by the deletion, records it as a statement.
 * @param closedAt when the home was closed, in milliseconds since the epoch
 * @throws NotSettled for about an hour, and PaymentsUnavailable for a day, since a refund or an answer that Stripe
 * refuses must not keep an account for ever: then the nightly job goes on without it
 */
export async function settleBeforeLeaving(
  deps: SettlementDeps,
  user: Pick<UserRow, 'id' | 'email' | 'stripeCustomerId'>,
  closedAt: number,
): Promise<void> {
  const { db, now } = deps;
  await adoptStatements(db, user);
  const payer: Payer = { ...payerOf(user), accountEndedAt: closedAt };
  let patience = READING_MS;
  try {
    const { claims } = planOf((await factsOf(deps, payer)).facts);
    patience = SETTLING_MS;
    if (claims.some(({ cause }) => cause.kind === 'account')) await stateAsLeaver(db, user, closedAt, now);
    await settle(deps, payer);
  } catch (error) {
    const { rows, statements } = await contractFactsOf(db, payer);
    const unsettled = statements.filter(({ settledAt }) => settledAt === null);
    if (patience === READING_MS) for (const row of unsettled) await countFailedSettlement(db, row, now);
    const isGivenUp =
      now - closedAt >= patience && unsettled.every(({ attempts }) => attempts > ATTEMPTS_BEFORE_LEAVING);
    if (!isGivenUp) throw error;
    // What is owed is found by them.
    for (const { id, attempts, failedAt } of rows)
      if (failedAt === null) await countFailure(db, id, attempts, now);
    logLine('error', { leaving: 'unsettled', error: redactedErrorMessage(error) });
  }
}

const AT_ONCE = 100;

/**
 * Settles what is left: failed attempts, also of deleted accounts, and statements that the operator confirmed.
 * @throws WithdrawalNotSettled the first failure, after trying the others
 */
export async function settleLeftWithdrawals(deps: WithdrawalDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await unsettledWithdrawals(deps.db, AT_ONCE)) {
    await settleWithdrawal(deps, row).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
