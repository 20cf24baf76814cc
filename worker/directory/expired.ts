import { and, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { DAY_MS } from '../../contract/time.ts';
import { KEEP_EVENTS_MS } from './billing.ts';
import type { Database } from './client.ts';
import { recountOf } from './free-stories.ts';
import {
  adminNotices,
  contactMessages,
  contracts,
  dailySpending,
  freeStories,
  mailTokens,
  ownerActs,
  storyReports,
  stripeEvents,
  tombstones,
  usageCounts,
  withdrawals,
} from './schema.ts';
import { oldTallies } from './tallies.ts';
import { TOMBSTONES_FOR_MS } from './tombstones.ts';

/** Longer than the longest notice interval. */
const NOTICES_FOR_MS = 7 * DAY_MS;
/** A quarter of a year, for looking back at daily costs. */
const SPENDING_FOR_MS = 92 * DAY_MS;

/**
 * Retention of visitors' messages, and of all withdrawals and acts of the owner: twenty-four months, as in the privacy
 * policy. Users' messages are deleted with the account.
 */
const VISITORS_FOR_MS = 730 * DAY_MS;

/** Deletion limit per table and batch. */
const AT_ONCE = 5000;

export type ExpiredCounts = Record<
  | 'mailLinks'
  | 'adminNotices'
  | 'stripeEvents'
  | 'days'
  | 'usageCounts'
  | 'freeStories'
  | 'messages'
  | 'reports'
  | 'tombstones'
  | 'withdrawals'
  | 'contracts'
  | 'tallies'
  | 'dailyTotals'
  | 'ownerActs',
  number
>;

/** Batches of one run, some 20 s of D1: the rest waits for the next hour. */
const BATCHES = 20;

/**
 * Deletes expired rows in batches, until nothing is left or the run is over.
 * @returns how many were deleted
 */
export async function deleteExpired(db: Database, now: number, batches = BATCHES): Promise<ExpiredCounts> {
  const sum = await deleteBatch(db, now);
  for (let more = sum, left = batches - 1; left > 0 && Math.max(...Object.values(more)) >= AT_ONCE; left--) {
    more = await deleteBatch(db, now);
    for (const what of Object.keys(sum) as (keyof ExpiredCounts)[]) sum[what] += more[what];
  }
  return sum;
}

async function deleteBatch(db: Database, now: number): Promise<ExpiredCounts> {
  const some = (table: SQLiteTable, key: AnySQLiteColumn, isOver: SQL) =>
    db.repeatable
      .delete(table)
      .where(inArray(key, db.select({ key }).from(table).where(isOver).limit(AT_ONCE)));
  const oldDay = new Date(now - SPENDING_FOR_MS).toISOString().slice(0, 10);
  const results = await db.batch([
    some(mailTokens, mailTokens.tokenHash, lte(mailTokens.expiresAt, now)),
    some(adminNotices, adminNotices.kind, lte(adminNotices.sentAt, now - NOTICES_FOR_MS)),
    some(stripeEvents, stripeEvents.id, lt(stripeEvents.handledAt, now - KEEP_EVENTS_MS)),
    some(dailySpending, dailySpending.day, lt(dailySpending.day, oldDay)),
    some(usageCounts, usageCounts.key, lte(usageCounts.endsAt, now)),
    recountOf(db, now),
    some(freeStories, freeStories.generationId, lte(freeStories.countsUntil, now)),
    some(
      contactMessages,
      contactMessages.id,
      and(isNull(contactMessages.userId), lte(contactMessages.createdAt, now - VISITORS_FOR_MS))!,
    ),
    some(
      storyReports,
      storyReports.id,
      and(isNull(storyReports.userId), lte(storyReports.createdAt, now - VISITORS_FOR_MS))!,
    ),
    some(tombstones, tombstones.digest, lte(tombstones.deletedAt, now - TOMBSTONES_FOR_MS)),
    some(withdrawals, withdrawals.id, lte(withdrawals.statedAt, now - VISITORS_FOR_MS)),
    some(
      contracts,
      contracts.id,
      and(isNull(contracts.userId), lte(contracts.notedAt, now - VISITORS_FOR_MS))!,
    ),
    some(ownerActs, ownerActs.id, lte(ownerActs.begunAt, now - VISITORS_FOR_MS)),
    ...oldTallies(db, now),
  ]);
  const [
    links,
    notices,
    events,
    days,
    counts,
    ,
    hadStories,
    messages,
    reports,
    stones,
    statements,
    oldContracts,
    acts,
    slots,
    oldTotals,
  ] = results.map(({ meta }) => meta.changes);
  return {
    mailLinks: links!,
    adminNotices: notices!,
    stripeEvents: events!,
    days: days!,
    usageCounts: counts!,
    freeStories: hadStories!,
    messages: messages!,
    reports: reports!,
    tombstones: stones!,
    withdrawals: statements!,
    contracts: oldContracts!,
    tallies: slots!,
    dailyTotals: oldTotals!,
    ownerActs: acts!,
  };
}
