import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { isUnclaimed, longestUntried } from './mail-claims.ts';
import { withdrawals } from './schema.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/**
 * Due time of the mail about a statement that is being settled, in milliseconds after it: longer than Stripe takes to
 * answer. So the mail that a webhook sends meanwhile does not say that Stripe is away.
 */
const SETTLING_MS = 5 * 60_000;
/**
 * A visitor who repeats a statement later gets a row and a mail of its own: the later time may be the one that counts.
 */
const SAME_VISITOR_MS = 10 * 60_000;
/** How long the link in the acknowledgement can be pressed. */
const LINK_FOR_MS = 30 * DAY_MS;
/** Whole seconds: what the mail and the page say is what counts. */
const toSecond = (now: number) => now - (now % 1000);

type Made = {
  userId: string | null;
  email: string;
  name: string | null;
  cause: WithdrawalRow['cause'];
  statedAt: number;
  mailDueAt: number;
};

/**
 * Inserts a statement unless the same one is there; both in one statement, so that parallel requests make one row.
 * @param same which rows are the same statement
 */
async function insertOnce(
  db: Database,
  { userId, email, name, cause, statedAt, mailDueAt }: Made,
  same: SQL,
  now: number,
): Promise<{ row: WithdrawalRow; isNew: boolean }> {
  const id = crypto.randomUUID();
  const second = toSecond(statedAt);
  const confirmedAt = userId === null ? null : now;
  const outcome = userId === null ? 'unconfirmed' : 'pending';
  await db.repeatable
    .run(sql`INSERT INTO withdrawals (id, user_id, cause, email, name, stated_at, confirmed_at, outcome, mail_due_at)
    SELECT ${id}, ${userId}, ${cause}, ${email}, ${name}, ${second}, ${confirmedAt}, ${outcome}, ${mailDueAt}
    WHERE NOT EXISTS (SELECT 1 FROM withdrawals WHERE ${same})`);
  const row = await db.query.withdrawals.findFirst({
    where: or(eq(withdrawals.id, id), same),
    orderBy: desc(withdrawals.statedAt),
  });
  if (!row) throw new Error('the statement was not stored');
  return { row, isNew: row.id === id };
}

/**
 * Records a user's statement, which is confirmed by the session.
 * @param latest the latest one that was known when this was found to be another; a parallel request's is the same
 */
export function stateAsUser(
  db: Database,
  user: { id: string; email: string },
  latest: Pick<WithdrawalRow, 'id' | 'statedAt'> | null,
  now: number,
) {
  const isLater = latest && and(gte(withdrawals.statedAt, latest.statedAt), ne(withdrawals.id, latest.id));
  const same = and(
    eq(withdrawals.userId, user.id),
    isNotNull(withdrawals.confirmedAt),
    ...(isLater ? [isLater] : []),
  )!;
  const made = { userId: user.id, email: user.email, name: null, cause: 'statement' as const };
  return insertOnce(db, { ...made, statedAt: now, mailDueAt: now + SETTLING_MS }, same, now);
}

/**
 * Records that the deletion of an account is a withdrawal, once.
 * @param closedAt when the account was closed, which is the time of the statement
 */
export function stateAsLeaver(
  db: Database,
  user: { id: string; email: string },
  closedAt: number,
  now: number,
) {
  const same = and(eq(withdrawals.userId, user.id), eq(withdrawals.cause, 'deletion'))!;
  const made = { userId: user.id, email: user.email, name: null, cause: 'deletion' as const };
  return insertOnce(db, { ...made, statedAt: closedAt, mailDueAt: now + SETTLING_MS }, same, now);
}

/**
 * Records a visitor's statement, without asking whether the address has an account. Its mail is due the next day, until
 * `makeMailDue` says that today's budget has room.
 * @returns the row of the same statement when there is one
 */
export function stateAsVisitor(db: Database, visitor: { email: string; name: string }, now: number) {
  const same = and(
    eq(withdrawals.email, visitor.email),
    isNull(withdrawals.userId),
    gt(withdrawals.statedAt, now - SAME_VISITOR_MS),
  )!;
  const made = { userId: null, ...visitor, cause: 'statement' as const };
  return insertOnce(db, { ...made, statedAt: now, mailDueAt: now + DAY_MS }, same, now);
}

/** Statement about an address whose account has been to the checkout: what a flood of strangers must not hide. */
const IS_OF_CUSTOMER = sql`EXISTS (SELECT 1 FROM users
  WHERE users.email = ${sql.raw('withdrawals.email')} AND users.stripe_customer_id IS NOT NULL)`;

export async function isOfCustomer(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), IS_OF_CUSTOMER));
  return rows.length > 0;
}

/**
 * Deletes an unconfirmed statement about an address of no customer.
 * @returns whether it stays
 */
export async function forgetUnlessOfCustomer(db: Database, id: string): Promise<boolean> {
  const [, rows] = await db.batch([
    db.repeatable
      .delete(withdrawals)
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.confirmedAt), not(IS_OF_CUSTOMER))),
    db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id)),
  ]);
  return rows.length > 0;
}

/** Makes the mail of a statement due now. */
export async function makeMailDue(db: Database, id: string, now: number): Promise<void> {
  await db.repeatable.update(withdrawals).set({ mailDueAt: now }).where(eq(withdrawals.id, id));
}

/** Stores the digest of the link that is about to be mailed. An earlier link of the row ends. */
export async function setLink(db: Database, id: string, linkHash: string): Promise<void> {
  await db.repeatable.update(withdrawals).set({ linkHash }).where(eq(withdrawals.id, id));
}

/**
 * Confirms the statement of a link. Repeated, it answers the same row.
 * @returns null when the link is not valid
 */
export async function confirmByLink(
  db: Database,
  linkHash: string,
  now: number,
): Promise<WithdrawalRow | null> {
  const rows = await db.repeatable
    .update(withdrawals)
    .set({
      confirmedAt: sql`coalesce(${withdrawals.confirmedAt}, ${now})`,
      outcome: sql`CASE WHEN ${withdrawals.outcome} = 'unconfirmed' THEN 'pending' ELSE ${withdrawals.outcome} END`,
    })
    .where(and(eq(withdrawals.linkHash, linkHash), gt(withdrawals.statedAt, now - LINK_FOR_MS)))
    .returning();
  return rows[0] ?? null;
}

/** What a settlement has led to. */
export type Settled = Pick<WithdrawalRow, 'outcome' | 'refundedAmount' | 'currency' | 'endsAt'>;

/**
 * Stores the result of a settlement. One that differs from the stored result makes a mail due, so that parallel
 * settlements of a row make one.
 * @returns the stored row
 */
export async function markSettled(
  db: Database,
  before: WithdrawalRow,
  settled: Settled,
  now: number,
): Promise<WithdrawalRow> {
  const isNews = sql`(${withdrawals.settledAt} IS NULL OR ${withdrawals.outcome} IS NOT ${settled.outcome}
    OR ${withdrawals.refundedAmount} IS NOT ${settled.refundedAmount})`;
  const isRow = eq(withdrawals.id, before.id);
  const [, rows] = await db.batch([
    db.repeatable
      .update(withdrawals)
      .set({ ...settled, settledAt: now, mailDueAt: now, mailedAt: null, claimedAt: null })
      .where(and(isRow, isNews)),
    db.select().from(withdrawals).where(isRow),
  ]);
  return rows[0] ?? before;
}

/**
 * Counts a failed settlement; concurrent failures of the same attempt count once. The first one makes the mail due,
 * which then says that the refund waits. One that was settled waits again: a later payment was not returned.
 */
export async function countFailedSettlement(
  db: Database,
  { id, attempts }: Pick<WithdrawalRow, 'id' | 'attempts'>,
  now: number,
): Promise<void> {
  const mailDueAt = sql`CASE WHEN ${withdrawals.mailedAt} IS NULL THEN min(${withdrawals.mailDueAt}, ${now})
    ELSE ${withdrawals.mailDueAt} END`;
  await db.repeatable
    .update(withdrawals)
    .set({ attempts: attempts + 1, settledAt: null, outcome: 'pending', mailDueAt })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.attempts, attempts)));
}

/**
 * Confirmed statements that are not settled, those of the operator included: fewest attempts first, then oldest, so
 * that refunds which fail every night keep no other statement waiting.
 */
export function unsettledWithdrawals(db: Database, limit: number): Promise<WithdrawalRow[]> {
  return db.query.withdrawals.findMany({
    where: and(isNull(withdrawals.settledAt), isNotNull(withdrawals.confirmedAt)),
    orderBy: [asc(withdrawals.attempts), asc(withdrawals.confirmedAt)],
    limit,
  });
}

/** How long a visitor may take to press the link before the operator is asked. */
const PATIENCE_MS = DAY_MS;

/** Unconfirmed statements whose link can still be pressed but was not for a day. */
const isWaitingForLink = (now: number) =>
  and(
    isNull(withdrawals.confirmedAt),
    gt(withdrawals.statedAt, now - LINK_FOR_MS),
    lte(withdrawals.statedAt, now - PATIENCE_MS),
  );

/** The same about addresses of customers. */
export const isCustomerWaitingForLink = (now: number) => and(isWaitingForLink(now), IS_OF_CUSTOMER);

/** Statements that wait for their link. Times are milliseconds since the epoch. */
export type WaitingWithdrawals = {
  /** Id of the newest one. */
  newest: string;
  customers: number;
  /** Time of the oldest one about a customer's address; null without any. */
  oldestOfCustomers: number | null;
  others: number;
};

/** @returns null when none waits */
export async function waitingWithdrawals(db: Database, now: number): Promise<WaitingWithdrawals | null> {
  const newest = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(isWaitingForLink(now))
    .orderBy(desc(withdrawals.statedAt), desc(withdrawals.id))
    .limit(1);
  const [waiting] = await db
    .select({
      newest: sql<string | null>`(${newest})`,
      customers: sql<number>`coalesce(sum(${IS_OF_CUSTOMER}), 0)`,
      oldestOfCustomers: sql<
        number | null
      >`min(CASE WHEN ${IS_OF_CUSTOMER} THEN ${withdrawals.statedAt} END)`,
      all: count(),
    })
    .from(withdrawals)
    .where(isWaitingForLink(now));
  if (!waiting || waiting.newest === null) return null;
  const { all, customers, oldestOfCustomers } = waiting;
  return { newest: waiting.newest, customers, oldestOfCustomers, others: all - customers };
}

export async function withdrawalById(db: Database, id: string): Promise<WithdrawalRow | null> {
  return (await db.query.withdrawals.findFirst({ where: eq(withdrawals.id, id) })) ?? null;
}

/** Statements of a user whose mail is due and was not sent. */
export function unmailedOf(db: Database, userId: string, now: number): Promise<WithdrawalRow[]> {
  return db.query.withdrawals.findMany({
    where: and(
      eq(withdrawals.userId, userId),
      isUnclaimed(withdrawals, now),
      lte(withdrawals.mailDueAt, now),
      isNotNull(withdrawals.email),
    ),
  });
}

/** Which acknowledgements are mailed. `of customers`: by users, and about addresses of customers. */
export type Unmailed = { id: string } | 'of customers' | 'all';

/** Rows whose mail became due after `since` and was neither sent nor claimed: untried first, then oldest. */
export function unmailedWithdrawals(
  db: Database,
  which: Unmailed,
  { since, now, limit }: { since: number; now: number; limit: number },
): Promise<WithdrawalRow[]> {
  const isOne = typeof which === 'object' ? eq(withdrawals.id, which.id) : undefined;
  return db.query.withdrawals.findMany({
    where: and(
      isUnclaimed(withdrawals, now),
      gt(withdrawals.mailDueAt, since),
      lte(withdrawals.mailDueAt, now),
      isNotNull(withdrawals.email),
      which === 'of customers' ? or(isNotNull(withdrawals.userId), IS_OF_CUSTOMER) : isOne,
    ),
    orderBy: [longestUntried(withdrawals), asc(withdrawals.mailDueAt)],
    limit,
  });
}
