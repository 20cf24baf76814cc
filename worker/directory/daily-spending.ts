import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Buyer } from '../plan/plan.ts';
import type { Database, Writes } from './client.ts';
import { dailySpending } from './schema.ts';

/** Kind of spending. */
export type Spending = typeof dailySpending.$inferSelect.what;

/** Amounts of a day: of all accounts; of free ones; of those with an unconfirmed address. Each contains the next. */
export type Shares = { all: number; free: number; unconfirmed: number };

/** A buyer's amount of a kind of spending on a day, `2026-11-21`. */
export type SpendingOfDay = { day: string; what: Spending; buyer: Buyer; amount: number };

export const ofDay = ({ day, what }: Pick<SpendingOfDay, 'day' | 'what'>) =>
  and(eq(dailySpending.day, day), eq(dailySpending.what, what));

/** Statement that reads the spending of a day, for `sharesIn`. */
export const spendingOf = (db: Database, of: Pick<SpendingOfDay, 'day' | 'what'>) =>
  db.select().from(dailySpending).where(ofDay(of));

export const sharesIn = ([row]: Shares[]): Shares => ({
  all: row?.all ?? 0,
  free: row?.free ?? 0,
  unconfirmed: row?.unconfirmed ?? 0,
});

/** Shares that a buyer's amount counts in, and whose caps apply. */
export const sharesOf = (buyer: Buyer): (keyof Shares)[] =>
  buyer === 'premium' ? ['all'] : buyer === 'free' ? ['all', 'free'] : ['all', 'free', 'unconfirmed'];

/** Columns of a day that change by a buyer's amount. */
export const changedBy = (buyer: Buyer, amount: number) =>
  Object.fromEntries(sharesOf(buyer).map((share) => [share, sql`${dailySpending[share]} + ${amount}`]));

/**
 * Statement that adds to a day's spending on a condition; a row that exists is changed only if `setWhere` holds too.
 */
export function additionOf(
  writes: Writes,
  { day, what, buyer, amount }: SpendingOfDay,
  condition: SQL,
  setWhere?: SQL,
) {
  const shares = sharesOf(buyer);
  const added = (share: keyof Shares) => (shares.includes(share) ? amount : 0);
  return writes
    .insert(dailySpending)
    .select(
      sql`SELECT ${day}, ${what}, ${added('all')}, ${added('free')}, ${added('unconfirmed')} WHERE ${condition}`,
    )
    .onConflictDoUpdate({
      target: [dailySpending.day, dailySpending.what],
      set: changedBy(buyer, amount),
      ...(setWhere && { setWhere }),
    })
    .returning({ all: dailySpending.all });
}

/** Whether no cap that applies to this buyer is 0: such a cap refuses the first of a day, which has no row yet. */
export const capsAboveZero = (buyer: Buyer, caps: Shares) =>
  sql`${Math.min(...sharesOf(buyer).map((share) => caps[share]))} > 0`;

/** Condition on a day's row: no cap that applies to this buyer was reached. */
export const isBelow = (buyer: Buyer, caps: Shares) =>
  and(...sharesOf(buyer).map((share) => lt(dailySpending[share], caps[share])))!;

/**
 * Adds to a day's spending unless a cap that applies to this buyer was reached. One batch, so that parallel calls see
 * each other. The amount that reaches a cap may exceed it.
 * @returns whether it was added, and the day's spending afterwards
 */
export async function addSpending(
  db: Database,
  spending: SpendingOfDay,
  caps: Shares,
): Promise<{ isAdded: boolean; spent: Shares }> {
  const { buyer } = spending;
  const [added, days] = await db.batch([
    additionOf(db.once, spending, capsAboveZero(buyer, caps), isBelow(buyer, caps)),
    spendingOf(db, spending),
  ]);
  return { isAdded: added.length === 1, spent: sharesIn(days) };
}
