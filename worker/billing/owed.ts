import { DAY_MS } from '../../contract/time.ts';
import type { Payment, HeldSubscription } from './gateway.ts';
import { mayCharge } from './subscription-state.ts';

/**
 * The table of what is owed to a payer, and which contracts end. Every refund and every end that is not a person's own
 * order derives from `planOf`. A contract is a subscription at Stripe. Pure, and the same however often it is asked:
 * what was returned already is Stripe's to know.
 *
 * | a payment goes back, in full but for `sumOwed` | |
 * |---|---|
 * | `statement` | the last one before a statement of its contract's holder, within fourteen days of it |
 * | `statement` | billed before the confirmation of a statement, and arrived after it was made |
 * | `account` | the last one before the account ended, within fourteen days of it, and each that arrives afterwards |
 * | `duplicate` | each of a subscription that was sold while another one was running |
 * | `ended` | each that arrives after its contract has ended |
 *
 * The first row that fits counts; of several statements the oldest, so that each is answered by its own sum.
 */

/**
 * Fifteen times 24 hours: the fourteenth day after the day of the payment ends earlier in every time zone of the payer
 * (Regulation 1182/71, Art. 3).
 */
const REFUNDED_WITHIN_MS = 15 * DAY_MS;

/** Stripe's times are whole seconds. */
const SECOND_MS = 1000;

/** A confirmed statement. Times are milliseconds since the epoch; `statedAt` is in whole seconds, as Stripe's are. */
export type Statement = { id: string; statedAt: number; confirmedAt: number; settledAt: number | null };

/** A subscription with its payments that have arrived. */
export type Contract = HeldSubscription & { payments: Payment[]; isDuplicate: boolean };

export type Facts = {
  contracts: Contract[];
  /** Oldest first. */
  statements: Statement[];
  /** When the account ended; null while there is one. */
  accountEndedAt: number | null;
};

/** Why: a statement by its id. */
export type Cause = { kind: 'statement'; id: string } | { kind: 'account' | 'duplicate' | 'ended' };

export type Claim = { contract: string; payment: Payment; amount: number; cause: Cause };

/** `later`: at the end of the paid period. */
export type Ending = { contract: string; when: 'now' | 'later'; cause: Cause };

export type Plan = { endings: Ending[]; claims: Claim[] };

/** Whether a statement concerns a contract: one that began later has a statement of its own. */
export const covers = ({ statedAt }: Pick<Statement, 'statedAt'>, { createdAt }: HeldSubscription): boolean =>
  createdAt <= statedAt;

function lastBefore(payments: Payment[], at: number): Payment | undefined {
  return payments
    .filter(({ paidAt }) => paidAt <= at)
    .toSorted((a, b) => b.paidAt - a.paidAt || b.billedAt - a.billedAt)[0];
}

/** Whether a payment is the last one before a moment, and within the period of withdrawal. */
const isFresh = (payment: Payment, { payments }: Contract, at: number): boolean =>
  lastBefore(payments, at)?.intent === payment.intent && at < payment.paidAt + REFUNDED_WITHIN_MS;

/** One that arrives in the second of the statement counts as later, since nobody can tell. */
const isLate = ({ paidAt, billedAt }: Payment, { statedAt, confirmedAt }: Statement): boolean =>
  paidAt >= statedAt && billedAt <= confirmedAt;

const withdraws = (statement: Statement, contract: Contract, payment: Payment): boolean =>
  covers(statement, contract) &&
  (isFresh(payment, contract, statement.statedAt) || isLate(payment, statement));

/** Why a payment goes back; null for one that is ours. */
function causeOf(payment: Payment, contract: Contract, { statements, accountEndedAt }: Facts): Cause | null {
  const statement = statements.find((one) => withdraws(one, contract, payment));
  if (statement) return { kind: 'statement', id: statement.id };
  const { paidAt } = payment;
  const isOfAccount =
    accountEndedAt !== null &&
    (paidAt + SECOND_MS > accountEndedAt || isFresh(payment, contract, accountEndedAt));
  if (isOfAccount) return { kind: 'account' };
  if (contract.isDuplicate) return { kind: 'duplicate' };
  return contract.endedAt !== null && paidAt > contract.endedAt ? { kind: 'ended' } : null;
}

/** The longest month, so that no part of a month is dearer than its share. */
const MONTH_MS = 31 * DAY_MS;

/**
 * The sum that is owed for a payment, in its cents, refunds made already included. All of it, unless its holder asked
 * at the checkout that the contract begins within the period of withdrawal: then without the time from the payment to
 * the statement (2011/83/EU, Art. 14(3); by time and not by use: Court of Justice, C-641/19).
 */
function sumOwed(payment: Payment, contract: Contract, cause: Cause, { statements }: Facts): number {
  const statement = cause.kind === 'statement' ? statements.find(({ id }) => id === cause.id) : undefined;
  if (statement === undefined || contract.startRequestedAt === null) return payment.amount;
  // One that arrived afterwards bought nothing.
  const usedMs = Math.min(Math.max(statement.statedAt - payment.paidAt, 0), MONTH_MS);
  return payment.amount - Math.floor((payment.amount * usedMs) / MONTH_MS);
}

function claimsOn(contract: Contract, facts: Facts): Claim[] {
  return contract.payments.flatMap((payment) => {
    const cause = causeOf(payment, contract, facts);
    return cause === null
      ? []
      : [{ contract: contract.id, payment, amount: sumOwed(payment, contract, cause, facts), cause }];
  });
}

/**
 * When a statement ends a contract, and null when it leaves it. One that was settled only follows payments that still
 * arrive: the subscription may have been resumed since.
 */
function endOf(statement: Statement, contract: Contract, claims: Claim[]): Ending['when'] | null {
  if (!covers(statement, contract)) return null;
  if (statement.settledAt !== null) {
    return claims.some(({ payment }) => isLate(payment, statement)) ? 'now' : null;
  }
  const isRunning = contract.status === 'active' && !contract.isRenewing && contract.money === 'kept';
  const hasPaid = lastBefore(contract.payments, statement.statedAt) !== undefined;
  return isRunning && hasPaid && claims.length === 0 ? 'later' : 'now';
}

/** How a contract ends; null for one that goes on, or has ended. */
function endingOf(contract: Contract, claims: Claim[], facts: Facts): Ending | null {
  if (!mayCharge(contract)) return null;
  const ending = (when: Ending['when'], cause: Cause): Ending => ({ contract: contract.id, when, cause });
  const byStatement = facts.statements.flatMap((one) => {
    const when = endOf(one, contract, claims);
    return when === null ? [] : [ending(when, { kind: 'statement', id: one.id })];
  });
  const now = byStatement.find(({ when }) => when === 'now');
  if (now) return now;
  if (facts.accountEndedAt !== null) return ending('now', { kind: 'account' });
  if (contract.isDuplicate) return ending('now', { kind: 'duplicate' });
  return byStatement[0] ?? null;
}

/** What is to be done for a payer: ends, which come first, and refunds. */
export function planOf(facts: Facts): Plan {
  const plan: Plan = { endings: [], claims: [] };
  for (const contract of facts.contracts) {
    const claims = claimsOn(contract, facts);
    const ending = endingOf(contract, claims, facts);
    plan.claims.push(...claims);
    if (ending) plan.endings.push(ending);
  }
  return plan;
}

/** Whether anything of a contract can be owed, so that its payments are read at all. */
export const mayOwe = (
  held: HeldSubscription,
  isDuplicate: boolean,
  facts: Omit<Facts, 'contracts'>,
): boolean =>
  isDuplicate ||
  facts.accountEndedAt !== null ||
  held.endedAt !== null ||
  facts.statements.some((one) => covers(one, held));

/** Whether a statement of now would bring something that the latest one does not, so that it is a new one. */
export function isNews(facts: Facts, now: number): boolean {
  const id = 'of now';
  const statement: Statement = { id, statedAt: now - (now % 1000), confirmedAt: now, settledAt: null };
  const { endings, claims } = planOf({ ...facts, statements: [...facts.statements, statement] });
  const isIts = ({ cause }: { cause: Cause }) => cause.kind === 'statement' && cause.id === id;
  const isScheduled = ({ contract, when }: Ending) =>
    when === 'later' && facts.contracts.find((one) => one.id === contract)?.endsAt != null;
  return claims.some(isIts) || endings.some((ending) => isIts(ending) && !isScheduled(ending));
}
