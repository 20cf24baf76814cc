import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { DAY_MS, midnightBefore } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { usageCounts, users } from './schema.ts';
import { dayOf } from './tallies.ts';

/**
 * Characters that each account had spoken in a UTC day, in rows of `usage_counts` for two days: the owner's report of
 * the morning names the dearest. The id is all that is known of the account here.
 */
const keyOf = (day: string, userId: string) => `spoken ${day} ${userId}`;

/** Keys of an account that may be kept. */
const keysOf = (userId: string, now: number) =>
  [0, 1, 2].map((days) => keyOf(dayOf(now - days * DAY_MS), userId));

/** @param amount characters; @param now milliseconds since the epoch */
export async function addSpoken(db: Database, userId: string, amount: number, now: number): Promise<void> {
  await db.once
    .insert(usageCounts)
    .values({
      key: keyOf(dayOf(now), userId),
      uses: amount,
      endsAt: midnightBefore(now) + 2 * DAY_MS,
    })
    .onConflictDoUpdate({
      target: usageCounts.key,
      set: { uses: sql`${usageCounts.uses} + excluded.uses` },
    });
}

/** Statement: characters of an account by day. */
export const selectSpokenOf = (db: Database, userId: string, now: number) =>
  db
    .select({
      day: sql<string>`substr(${usageCounts.key}, ${'spoken '.length + 1}, ${'2026-11-21'.length})`,
      characters: usageCounts.uses,
    })
    .from(usageCounts)
    .where(inArray(usageCounts.key, keysOf(userId, now)));

const DEAREST = 10;

/** Statement: accounts with the most characters of a day, `2026-11-21`, most first. */
export const selectDearest = (db: Database, day: string) =>
  db
    .select({
      userId: sql<string>`substr(${usageCounts.key}, ${keyOf(day, '').length + 1})`,
      characters: usageCounts.uses,
    })
    .from(usageCounts)
    // The character after a space.
    .where(and(gte(usageCounts.key, keyOf(day, '')), lt(usageCounts.key, `spoken ${day}!`)))
    .orderBy(desc(usageCounts.uses))
    .limit(DEAREST);

/** Statement that forgets an account whose row is gone. */
export const forgettingSpoken = (db: Database, userId: string, now: number) =>
  db.repeatable
    .delete(usageCounts)
    .where(
      and(
        inArray(usageCounts.key, keysOf(userId, now)),
        sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE ${eq(users.id, userId)})`,
      ),
    );
