import { lt, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { dailySpending } from './schema.ts';

/** What is counted: a column of the table. */
export type Spending = 'stories' | 'characters';

/**
 * Adds to what the day has cost, unless its cap was reached before: one statement, so that of a hundred at once each
 * sees those before it. The one that reaches the cap may pass it, by its own amount.
 * @returns how much it is now; null when nothing was added
 */
export async function addSpending(
  db: Database,
  day: string,
  what: Spending,
  amount: number,
  cap: number,
): Promise<number | null> {
  const column = dailySpending[what];
  const [stories, characters] = what === 'stories' ? [amount, 0] : [0, amount];
  const rows = await db
    .insert(dailySpending)
    .select(sql`SELECT ${day}, ${stories}, ${characters} WHERE ${cap} > 0`)
    .onConflictDoUpdate({
      target: dailySpending.day,
      set: { [what]: sql`${column} + ${amount}` },
      setWhere: lt(column, cap),
    })
    .returning({ spent: column });
  return rows[0]?.spent ?? null;
}
