import { and, eq, lt, sql } from 'drizzle-orm';
import type { Buyer } from '../plan/plan.ts';
import type { Database } from './client.ts';
import { dailySpending } from './schema.ts';

/** What is counted. */
export type Spending = typeof dailySpending.$inferSelect.what;

/** Amounts of a day: of all accounts, of those the free ones, and of those the ones with an unconfirmed address. */
export type Shares = { all: number; free: number; unconfirmed: number };

const ofDay = (day: string, what: Spending) => and(eq(dailySpending.day, day), eq(dailySpending.what, what));

/** What a day has cost. */
export async function spendingOf(db: Database, day: string, what: Spending): Promise<Shares> {
  const row = await db.query.dailySpending.findFirst({ where: ofDay(day, what) });
  return { all: row?.all ?? 0, free: row?.free ?? 0, unconfirmed: row?.unconfirmed ?? 0 };
}

/** The shares that a buyer's amount is counted in, and the caps of which hold for that buyer. */
export const sharesOf = (buyer: Buyer): (keyof Shares)[] =>
  buyer === 'premium' ? ['all'] : buyer === 'free' ? ['all', 'free'] : ['all', 'free', 'unconfirmed'];

/**
 * Adds to what the day has cost, unless a cap was reached before that holds for this buyer: one statement, so that of a
 * hundred at once each sees those before it. The one that reaches a cap may pass it, by its own amount.
 * @returns how much it is now by everybody together; null when nothing was added
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
