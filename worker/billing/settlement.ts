import type { Database } from '../directory/client.ts';
import {
  clearFailure,
  contractById,
  type ContractRow,
  contractFactsOf,
  countFailure,
  failedContracts,
  type Holder,
  noteContracts,
} from '../directory/contracts.ts';
import { markRefunded } from '../directory/duplicate-subscriptions.ts';
import { type UserRow, userById } from '../directory/users.ts';
import {
  countFailedSettlement,
  markSettled,
  type Settled,
  type WithdrawalRow,
} from '../directory/withdrawals.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { BillingGateway, HeldSubscription } from './gateway.ts';
import { type Cause, type Claim, type Contract, covers, type Ending, mayOwe, planOf } from './owed.ts';
import { mayCharge } from './subscription-state.ts';

export type SettlementDeps = {
  db: Database;
  stripe: Pick<
    BillingGateway,
    'subscriptionsOf' | 'subscription' | 'paymentsOf' | 'returnPayment' | 'cancelNow' | 'endAtPeriodEnd'
  >;
  now: number;
};

/** Whose money it is. */
export type Payer = Holder & { customerId: string | null; accountEndedAt: number | null };

export const payerOf = ({ id, stripeCustomerId }: Pick<UserRow, 'id' | 'stripeCustomerId'>): Payer => ({
  userId: id,
  holder: null,
  customerId: stripeCustomerId,
  accountEndedAt: null,
});

/** A subscription was not ended or a payment not returned: to be tried again. */
export class NotSettled extends Error {
  override name = 'NotSettled';
  /** Whether only statements wait, which the nightly job repeats and their mails tell of. */
  readonly isNoted: boolean;
  /** Whether a contract was ended all the same, so that Stripe must be read again. */
  readonly hasEnded: boolean;
  constructor(message: string, more: { isNoted: boolean; hasEnded: boolean; cause: unknown }) {
    super(message, { cause: more.cause });
    this.isNoted = more.isNoted;
    this.hasEnded = more.hasEnded;
  }
}

type Records = Awaited<ReturnType<typeof contractFactsOf>>;

/** All contracts of a payer with their payments: of Stripe's customer, and earlier ones whose customer is deleted. */
async function contractsOf(
  { db, stripe, now }: SettlementDeps,
  payer: Payer,
  records: Records,
  listed: HeldSubscription[] | null,
): Promise<Contract[]> {
  const current = listed ?? (payer.customerId === null ? [] : await stripe.subscriptionsOf(payer.customerId));
  const ids = new Set(current.map(({ id }) => id));
  const known = new Set(records.rows.map(({ id }) => id));
  await noteContracts(
    db,
    [...ids].filter((id) => !known.has(id)),
    payer,
    now,
  );
  const others = await Promise.all([...known].filter((id) => !ids.has(id)).map(stripe.subscription));
  const duplicates = new Set(records.duplicates.map(({ id }) => id));
  return Promise.all(
    [...current, ...others.filter((one) => one !== null)].map(async (held) => {
      const isDuplicate = duplicates.has(held.id);
      const facts = { statements: confirmed(records.statements), accountEndedAt: payer.accountEndedAt };
      const payments = mayOwe(held, isDuplicate, facts) ? await stripe.paymentsOf(held.id) : [];
      return { ...held, isDuplicate, payments };
    }),
  );
}

const confirmed = (rows: WithdrawalRow[]) =>
  rows.flatMap(({ confirmedAt, ...row }) => (confirmedAt === null ? [] : [{ ...row, confirmedAt }]));

/** The facts from which `planOf` decides. */
export async function factsOf(deps: SettlementDeps, payer: Payer, listed: HeldSubscription[] | null = null) {
  const records = await contractFactsOf(deps.db, payer);
  const contracts = await contractsOf(deps, payer, records, listed);
  const statements = confirmed(records.statements);
  return { records, facts: { contracts, statements, accountEndedAt: payer.accountEndedAt } };
}

const isOf = (id: string) => (one: { cause: Cause }) => one.cause.kind === 'statement' && one.cause.id === id;

/** What a statement has led to, by what was done for it. */
function settledBy(
  row: WithdrawalRow,
  covered: Contract[],
  endings: Ending[],
  sum: { amount: number; currency: string | null },
): Settled {
  if (sum.amount > 0) {
    return { outcome: 'refunded', refundedAmount: sum.amount, currency: sum.currency, endsAt: null };
  }
  const none = { refundedAmount: null, currency: null };
  const later = endings.filter(({ when }) => when === 'later').map(({ contract }) => contract);
  const ends = covered
    .filter(({ id }) => later.includes(id))
    .map(({ endsAt, periodEnd }) => endsAt ?? periodEnd);
  if (ends.length > 0) return { ...none, outcome: 'cancelled', endsAt: Math.max(...ends) };
  // Also one that an earlier attempt has ended.
  const hasEnded = covered.some(
    ({ id, endedAt }) =>
      endings.some(({ contract }) => contract === id) || (endedAt !== null && endedAt >= row.statedAt),
  );
  return { ...none, outcome: hasEnded ? 'ended' : 'nothing', endsAt: null };
}

/** A refund's note, and its attempt. */
function orderOf({ cause, contract, amount }: Claim, { statements, rows }: Records) {
  const isOfStatement = cause.kind === 'statement';
  const tried = isOfStatement
    ? statements.find(({ id }) => id === cause.id)
    : rows.find(({ id }) => id === contract);
  return {
    amount,
    for: isOfStatement ? cause.id : `${cause.kind} ${contract}`,
    reason: cause.kind === 'duplicate' ? ('duplicate' as const) : ('requested_by_customer' as const),
    attempt: tried?.attempts ?? 0,
  };
}

/**
 * Does for a payer what `planOf` says: ends contracts, then returns payments, and stores what came of each statement
 * and duplicate. A failure stops neither the others nor what is owed elsewhere. Idempotent.
 * @param listed the customer's subscriptions, if they were read already
 * @returns whether a contract was ended, so that Stripe must be read again
 * @throws NotSettled the first failure, after everything was tried and stored
 */
export async function settle(
  deps: SettlementDeps,
  payer: Payer,
  listed: HeldSubscription[] | null = null,
): Promise<boolean> {
  const { db, stripe, now } = deps;
  const { records, facts } = await factsOf(deps, payer, listed).catch(async (error: unknown) => {
    const { statements } = await contractFactsOf(db, payer);
    for (const row of statements) if (row.settledAt === null) await countFailedSettlement(db, row, now);
    throw error;
  });
  const { endings, claims } = planOf(facts);
  const failed: { contract: string; cause: Cause; error: unknown }[] = [];
  const sums = new Map<Claim, number>();
  let hasEnded = false;
  for (const { contract, when, cause } of endings) {
    const held = facts.contracts.find(({ id }) => id === contract);
    try {
      if (when === 'now') await stripe.cancelNow(contract);
      else if (held?.endsAt === null) await stripe.endAtPeriodEnd(contract);
      else continue;
      hasEnded = true;
    } catch (error) {
      failed.push({ contract, cause, error });
    }
  }
  for (const claim of claims) {
    const { contract, payment, cause } = claim;
    // A contract that was not ended would charge again; its money follows with the next attempt.
    if (failed.some((one) => one.contract === contract)) continue;
    try {
      const { amount, inAll } = await stripe.returnPayment(payment, orderOf(claim, records));
      // The user gets a mail about a double payment even if another process returned it.
      sums.set(claim, cause.kind === 'duplicate' ? inAll : amount);
      if (amount > 0 && (cause.kind === 'account' || cause.kind === 'ended'))
        logLine('info', { billing: 'returned', because: cause.kind, subscription: contract, amount });
    } catch (error) {
      failed.push({ contract, cause, error });
    }
  }
  const sumOf = (mine: Claim[]) => ({
    amount: mine.reduce((sum, claim) => sum + (sums.get(claim) ?? 0), 0),
    currency: mine[0]?.payment.currency ?? null,
  });

  // Another cause may have been named for an end that failed: it is this statement's as well.
  const isOpen = (row: WithdrawalRow) =>
    failed.some(
      (one) =>
        isOf(row.id)(one) ||
        (row.settledAt === null &&
          facts.contracts.some((held) => held.id === one.contract && mayCharge(held) && covers(row, held))),
    );
  for (const row of records.statements) {
    if (isOpen(row)) {
      await countFailedSettlement(db, row, now);
      continue;
    }
    const covered = facts.contracts.filter((held) => covers(row, held));
    const theirs = endings.filter(({ contract }) => covered.some(({ id }) => id === contract));
    const settled = settledBy(row, covered, theirs, sumOf(claims.filter(isOf(row.id))));
    const isMore = (settled.refundedAmount ?? 0) > (row.refundedAmount ?? 0);
    if (row.settledAt === null || isMore) await markSettled(db, row, settled, now);
  }
  for (const { id } of facts.contracts) {
    const row = records.rows.find((one) => one.id === id);
    if (failed.some(({ contract }) => contract === id)) {
      await countFailure(db, id, row?.attempts ?? 0, now);
      continue;
    }
    if (row?.failedAt != null) await clearFailure(db, id);
    const duplicate = records.duplicates.find((one) => one.id === id);
    const sum = sumOf(claims.filter(({ contract, cause }) => contract === id && cause.kind === 'duplicate'));
    const isNews = duplicate && (duplicate.refundedAmount === null || sum.amount > duplicate.refundedAmount);
    if (isNews) await markRefunded(db, id, sum);
  }
  const [first, ...others] = failed;
  for (const { contract, error } of others)
    logLine('error', { subscription: contract, error: redactedErrorMessage(error) });
  if (first) {
    const isNoted = failed.every(({ cause }) => cause.kind === 'statement');
    const more = { isNoted, hasEnded, cause: first.error };
    throw new NotSettled(`${first.contract} (${first.cause.kind}) is not settled`, more);
  }
  return hasEnded;
}

/**
 * The payer of a contract; a user with Stripe's present customer, since only the customer's list says what a bank
 * disputes.
 */
async function payerOfContract(
  { db }: Pick<SettlementDeps, 'db'>,
  { userId, holder, accountEndedAt }: ContractRow,
): Promise<Payer | null> {
  if (holder !== null) return { userId: null, holder, customerId: null, accountEndedAt };
  const user = userId === null ? null : await userById(db, userId);
  return user && payerOf(user);
}

const AT_ONCE = 20;

/**
 * Tries once more what failed.
 * @throws the first failure, after trying the others
 */
export async function settleFailed(deps: SettlementDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await failedContracts(deps.db, AT_ONCE)) {
    // One payer's settlement may have settled the next contract.
    const row = await contractById(deps.db, id);
    const payer = row?.failedAt == null ? null : await payerOfContract(deps, row);
    if (payer) await settle(deps, payer).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
