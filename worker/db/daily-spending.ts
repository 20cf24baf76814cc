import { and, eq, lt, sql } from 'drizzle-orm';
import type { Plan } from '../plan/plan.ts';
import type { Database } from './client.ts';
import { dailySpending } from './schema.ts';

/** What is counted: a column of the table. */
export type Spending = 'stories' | 'characters';

/** What may be spent in a day: by everybody together, and of that by free accounts. */
export type Caps = { all: number; free: number };

const freeColumnOf = (what: Spending) =>
  what === 'stories' ? ('freeStories' as const) : ('freeCharacters' as const);

/** What a day has cost. */
export async function spendingOf(db: Database, day: string, what: Spending): Promise<Caps> {
  const row = await db.query.dailySpending.findFirst({ where: eq(dailySpending.day, day) });
  return { all: row?.[what] ?? 0, free: row?.[freeColumnOf(what)] ?? 0 };
}

/**
 * Adds to what the day has cost, unless a cap was reached before that holds for this plan: one statement, so that of a
 * hundred at once each sees those before it. The one that reaches a cap may pass it, by its own amount.
 * @returns how much it is now by everybody together; null when nothing was added
 */
export async function addSpending(
  db: Database,
  day: string,
  what: Spending,
  plan: Plan['kind'],
  amount: number,
  caps: Caps,
): Promise<number | null> {
  const column = dailySpending[what];
  const free = freeColumnOf(what);
  const ofFree = plan === 'free' ? amount : 0;
  const [stories, characters] = what === 'stories' ? [amount, 0] : [0, amount];
  const [freeStories, freeCharacters] = what === 'stories' ? [ofFree, 0] : [0, ofFree];
  const cap = plan === 'free' ? Math.min(caps.all, caps.free) : caps.all;
  const rows = await db
    .insert(dailySpending)
    .select(sql`SELECT ${day}, ${stories}, ${characters}, ${freeStories}, ${freeCharacters} WHERE ${cap} > 0`)
    .onConflictDoUpdate({
      target: dailySpending.day,
      set: { [what]: sql`${column} + ${amount}`, [free]: sql`${dailySpending[free]} + ${ofFree}` },
      setWhere: and(lt(column, caps.all), plan === 'free' ? lt(dailySpending[free], caps.free) : undefined),
    })
    .returning({ spent: column });
  return rows[0]?.spent ?? null;
}
