import { and, between, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { ErrorCode } from '../../contract/errors.ts';
import { DAY_MS, midnightBefore } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { dailyTotals, tallies } from './schema.ts';

/** What is counted, with its detail. Nothing here comes from what a user typed. */
export type Tally =
  /** Answers of the Worker, and those of them that are a fault of ours or of a provider. */
  | { what: 'answers' }
  | { what: 'faults'; detail: ErrorCode }
  /** Stripe's events, by how they were answered. */
  | { what: 'webhook'; detail: 'ok' | 'failed' }
  | { what: 'mail'; detail: 'ok' | 'failed' }
  /** Refunds that we made or that were made elsewhere, and disputes that were opened, by Stripe's events. */
  | { what: 'reversal'; detail: 'ours' | 'elsewhere' | 'dispute' }
  | { what: 'registered' }
  /** Generations that were started, saved, or ended with a failure. */
  | { what: 'story' | 'narration' | 'sleep' | 'practice'; detail: 'asked' | 'saved' | ErrorCode }
  /** Time from the order to the first sentence or sound, by range. */
  | { what: 'first_sentence' | 'first_sound'; detail: `${number}` }
  /** Stories by the server that was asked last, and characters by the service that was asked to read them. */
  | { what: 'written' | 'characters'; detail: string }
  | { what: 'nightly'; detail: 'ok' | 'failed' }
  /** Runs of the watch that could not list the second bucket. */
  | { what: 'backups'; detail: 'unread' }
  /** Runs of the watch itself. */
  | { what: 'watched' }
  | { what: 'browser_errors' };

export type TallyName = Tally['what'];
/** The index begins with it: statements name all of them. */
const NAMES = Object.keys({
  answers: 0,
  faults: 0,
  webhook: 0,
  mail: 0,
  reversal: 0,
  registered: 0,
  story: 0,
  narration: 0,
  sleep: 0,
  practice: 0,
  first_sentence: 0,
  first_sound: 0,
  written: 0,
  characters: 0,
  nightly: 0,
  backups: 0,
  watched: 0,
  browser_errors: 0,
} satisfies Record<TallyName, 0>) as TallyName[];
const everyName = inArray(tallies.what, NAMES);

/**
 * A sum of tallies. `withdrawals` are confirmed statements by outcome, and `cents` that went back. `users` are those at
 * the end of a day: `all`, and by a `subscriptionState` other than `none`.
 */
export type Total = { what: TallyName | 'users' | 'withdrawals'; detail: string; n: number };
/** @param day `2026-11-21` */
export type TotalOfDay = Total & { day: string };

/** How long five minutes are kept: a day that could not be summed up at once is, later. */
const SLOTS_FOR_MS = 4 * DAY_MS;
const TOTALS_FOR_MS = 730 * DAY_MS;
export const SLOT_MS = 5 * 60_000;

export const slotOf = (now: number) => now - (now % SLOT_MS);
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Adds counts to the current five minutes, in one statement.
 * @param counts at least one, each tally once: at most 25, since a statement has 100 parameters
 */
export async function addTallies(
  db: Database,
  counts: readonly { tally: Tally; n: number }[],
  now: number,
): Promise<void> {
  const slot = slotOf(now);
  const rows = counts.map(({ tally, n }) => ({
    slot,
    what: tally.what,
    n,
    detail: 'detail' in tally ? tally.detail : '',
  }));
  await db.once
    .insert(tallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [tallies.slot, tallies.what, tallies.detail],
      set: { n: sql`${tallies.n} + excluded.n` },
    });
}

/** Counts of the five minutes that begin at a moment or later. */
export async function talliesSince(db: Database, from: number): Promise<(Total & { slot: number })[]> {
  const rows = await db
    .select()
    .from(tallies)
    .where(and(everyName, gte(tallies.slot, from)));
  return rows as (Total & { slot: number })[];
}

/** Beginning of the oldest five minutes in which the watch ran, of the kept ones; null without any. */
export async function watchedSince(db: Database): Promise<number | null> {
  const row = await db.query.tallies.findFirst({
    columns: { slot: true },
    where: eq(tallies.what, 'watched'),
    orderBy: tallies.slot,
  });
  return row?.slot ?? null;
}

/** The last nightly run, by the beginning of its five minutes; null without any of the kept ones. */
export async function lastNight(db: Database): Promise<{ slot: number; detail: string } | null> {
  const row = await db.query.tallies.findFirst({
    columns: { slot: true, detail: true },
    where: eq(tallies.what, 'nightly'),
    orderBy: desc(tallies.slot),
  });
  return row ?? null;
}

/**
 * Sums up the UTC day before a moment, with the users that are there now. May be repeated while its five minutes are
 * kept.
 */
export async function sumUpYesterday(db: Database, now: number): Promise<void> {
  const to = midnightBefore(now);
  const from = to - DAY_MS;
  const day = dayOf(from);
  const set = { n: sql`excluded.n` };
  const target = [dailyTotals.day, dailyTotals.what, dailyTotals.detail];
  await db.batch([
    db.repeatable
      .insert(dailyTotals)
      .select(
        sql`SELECT ${day}, what, detail, sum(n) FROM tallies
          WHERE ${everyName} AND slot >= ${from} AND slot < ${to} GROUP BY what, detail`,
      )
      .onConflictDoUpdate({ target, set }),
    db.repeatable
      .insert(dailyTotals)
      .select(
        sql`SELECT ${day}, 'users', subscription_status, count(*) FROM users
          WHERE subscription_status <> 'none' GROUP BY subscription_status`,
      )
      .onConflictDoUpdate({ target, set }),
    db.repeatable
      .insert(dailyTotals)
      .select(sql`SELECT ${day}, 'users', 'all', count(*) FROM users WHERE true`)
      .onConflictDoUpdate({ target, set }),
    db.repeatable
      .insert(dailyTotals)
      .select(
        sql`SELECT ${day}, 'withdrawals', outcome, count(*) FROM withdrawals
          WHERE stated_at >= ${from} AND stated_at < ${to} AND confirmed_at IS NOT NULL GROUP BY outcome`,
      )
      .onConflictDoUpdate({ target, set }),
    db.repeatable
      .insert(dailyTotals)
      .select(
        sql`SELECT ${day}, 'withdrawals', 'cents', sum(refunded_amount) FROM withdrawals
          WHERE stated_at >= ${from} AND stated_at < ${to} AND refunded_amount > 0 HAVING sum(refunded_amount) > 0`,
      )
      .onConflictDoUpdate({ target, set }),
  ]);
}

/** Statement that reads the totals of the days from one to another, `2026-11-21`, both included. */
export const selectTotals = (db: Database, from: string, to: string) =>
  db
    .select({
      day: dailyTotals.day,
      what: sql<Total['what']>`${dailyTotals.what}`,
      detail: dailyTotals.detail,
      n: dailyTotals.n,
    })
    .from(dailyTotals)
    .where(between(dailyTotals.day, from, to));

/** Statements that delete what is old. */
export const oldTallies = (db: Database, now: number) =>
  [
    db.repeatable.delete(tallies).where(and(everyName, lt(tallies.slot, now - SLOTS_FOR_MS))),
    db.repeatable.delete(dailyTotals).where(lt(dailyTotals.day, dayOf(now - TOTALS_FOR_MS))),
  ] as const;
