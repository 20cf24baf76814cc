import { and, eq, lt, sql } from 'drizzle-orm';
import type { Buyer } from '../plan/plan.ts';
import type { Database } from './client.ts';
import { dailySpending } from './schema.ts';

/** Kind of spending. */
export type Spending = typeof dailySpending.$inferSelect.what;

/** Amounts of a day: of all accounts; of free ones; of those with an unconfirmed address. Each contains the next. */
export type Shares = { all: number; free: number; unconfirmed: number };

const ofDay = (day: string, what: Spending) => and(eq(dailySpending.day, day), eq(dailySpending.what, what));

/** Spending of a day. */
export async function spendingOf(db: Database, day: string, what: Spending): Promise<Shares> {
  const row = await db.query.dailySpending.findFirst({ where: ofDay(day, what) });
  return { all: row?.all ?? 0, free: row?.free ?? 0, unconfirmed: row?.unconfirmed ?? 0 };
}

/** Shares that a buyer's amount counts in, and whose caps apply. */
export const sharesOf = (buyer: Buyer): (keyof Shares)[] =>
  buyer === 'premium' ? ['all'] : buyer === 'free' ? ['all', 'free'] : ['all', 'free', 'unconfirmed'];

/**
 * Adds to a day's spending unless a cap that applies to this buyer was reached. One statement, so that parallel calls
 * see each other. The amount that reaches a cap may exceed it.
 * @returns the new total of all accounts; null when nothing was added
 */
export async function addSpending(
  db: Database,
  day: string,
  what: Spending,
  buyer: Buyer,
  amount: number,
  caps: Shares,
): Promise<number | null> {
  const shares = sharesOf(buyer);
  const added = (share: keyof Shares) => (shares.includes(share) ? amount : 0);
  const cap = Math.min(...shares.map((share) => caps[share]));
  const rows = await db
    .insert(dailySpending)
    .select(
      sql`SELECT ${day}, ${what}, ${added('all')}, ${added('free')}, ${added('unconfirmed')} WHERE ${cap} > 0`,
    )
    .onConflictDoUpdate({
      target: [dailySpending.day, dailySpending.what],
      set: Object.fromEntries(shares.map((share) => [share, sql`${dailySpending[share]} + ${amount}`])),
      setWhere: and(...shares.map((share) => lt(dailySpending[share], caps[share]))),
    })
    .returning({ all: dailySpending.all });
  return rows[0]?.all ?? null;
}
