import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import { FREE_STORIES } from '../../contract/limits.ts';
import type { Buyer } from '../plan/plan.ts';
import type { Database } from './client.ts';
import {
  additionOf,
  capsAboveZero,
  changedBy,
  isBelow,
  ofDay,
  type Shares,
  sharesIn,
  spendingOf,
} from './daily-spending.ts';
import { type FreeStory, recountMailbox, releaseOf } from './free-stories.ts';
import { dailySpending, freeStories, usageCounts } from './schema.ts';
import type { UserRow } from './users.ts';

/**
 * What a story takes from others before it is released to its reader: one of the day's stories, and for a free account
 * one of its mailbox's. Both are taken in one batch or neither is, once per generation.
 */

export type StoryReservation = FreeStory & {
  /** Keyed digest of the mailbox; null: the one in `users`. */
  mailbox: string | null;
  buyer: Buyer;
  /** Day in whose cap the story counts, `2026-11-21`; the same for every attempt at the generation. */
  day: string;
};

/** Key of the row that counts the requests for a generation's reservation: the first one adds to the day. */
const keyOf = (generationId: string) => `story ${generationId}`;

const ofStory = ({ day }: Pick<StoryReservation, 'day'>) => ({ day, what: 'stories' as const });

/** Whether the generation was counted in its day. */
const isCounted = (db: Database, generationId: string) =>
  sql`EXISTS ${db
    .select({ uses: usageCounts.uses })
    .from(usageCounts)
    .where(eq(usageCounts.key, keyOf(generationId)))}`;

/** Whether the day has room for the story, or has counted it already. */
function hasRoomToday(db: Database, { generationId, buyer, day }: StoryReservation, caps: Shares) {
  const fullDay = db
    .select({ day: dailySpending.day })
    .from(dailySpending)
    .where(and(ofDay(ofStory({ day })), not(isBelow(buyer, caps))));
  return sql`(${isCounted(db, generationId)} OR (${capsAboveZero(buyer, caps)} AND NOT EXISTS ${fullDay}))`;
}

/**
 * Statement that holds one of the mailbox's free stories for a generation until a moment, if there is one and the day
 * has room. A settled row stays.
 */
function holdOf(db: Database, story: StoryReservation, caps: Shares | null, { now, until }: Period) {
  const { generationId, userId, mailbox } = story;
  const [of, from] =
    mailbox === null
      ? [sql`users.mailbox`, sql`FROM users WHERE users.id = ${userId} AND`]
      : [sql`${mailbox}`, sql`WHERE`];
  return db.repeatable
    .insert(freeStories)
    .select(
      sql`SELECT ${generationId}, ${of}, ${userId}, ${until} ${from}
        ${caps === null ? sql`1` : hasRoomToday(db, story, caps)}
        AND ${FREE_STORIES} > (SELECT count(*) FROM free_stories AS had
          WHERE had.mailbox = ${of} AND had.generation_id <> ${generationId}
          AND (had.counts_until IS NULL OR had.counts_until > ${now}))`,
    )
    .onConflictDoUpdate({
      target: freeStories.generationId,
      set: { countsUntil: until },
      setWhere: isNotNull(freeStories.countsUntil),
    })
    .returning({ generationId: freeStories.generationId });
}

/** Milliseconds since the epoch. A reservation that is neither settled nor released ends by itself at `until`. */
type Period = { now: number; until: number };

/**
 * Reserves a story in one batch, so that parallel generations see each other. Idempotent per generation: an attempt
 * that asks again after a crash counts nothing more.
 * @param caps null: nothing is counted
 * @returns whether it is reserved, and the day's spending afterwards: where no cap is reached, the mailbox has no free
 * story left
 */
export async function reserveStory(
  db: Database,
  story: StoryReservation,
  caps: Shares | null,
  period: Period,
): Promise<{ isReserved: boolean; spent: Shares }> {
  const { generationId, buyer } = story;
  const isFree = buyer !== 'premium';
  if (caps === null) {
    const held = isFree ? await holdOf(db, story, caps, period) : [generationId];
    return { isReserved: held.length === 1, spent: sharesIn([]) };
  }
  const isHeld = sql`EXISTS ${db
    .select({ id: freeStories.generationId })
    .from(freeStories)
    .where(eq(freeStories.generationId, generationId))}`;
  const key = keyOf(generationId);
  const requests = db.repeatable
    .insert(usageCounts)
    .select(
      sql`SELECT ${key}, 1, ${period.until}, '' WHERE ${hasRoomToday(db, story, caps)} AND ${isFree ? isHeld : sql`1`}`,
    )
    .onConflictDoUpdate({ target: usageCounts.key, set: { uses: sql`${usageCounts.uses} + 1` } })
    .returning({ uses: usageCounts.uses });
  const isFirstRequest = sql`EXISTS ${db
    .select({ uses: usageCounts.uses })
    .from(usageCounts)
    .where(and(eq(usageCounts.key, key), eq(usageCounts.uses, 1)))}`;
  const counting = [
    requests,
    additionOf(db.repeatable, { ...ofStory(story), buyer, amount: 1 }, isFirstRequest),
    spendingOf(db, ofStory(story)),
  ] as const;
  const [requested, , days] = isFree
    ? await db.batch([holdOf(db, story, caps, period), ...counting]).then(([, ...counted]) => counted)
    : await db.batch(counting);
  return { isReserved: requested.length === 1, spent: sharesIn(days) };
}

/**
 * Releases what a refunded or withdrawn generation took. May be repeated.
 * @param isUncounted whether the day's cap gets the story back too
 * @returns the accounts of the mailbox that have more free stories by it; none where a first answer was lost, whose
 * accounts the minute's cron hands over
 */
export async function releaseStory(
  db: Database,
  { generationId, userId, buyer, day }: Omit<StoryReservation, 'mailbox'>,
  isUncounted: boolean,
  now: number,
): Promise<UserRow[]> {
  const uncounted = [
    db.repeatable
      .update(dailySpending)
      .set(changedBy(buyer, -1))
      .where(and(ofDay(ofStory({ day })), isCounted(db, generationId))),
    db.repeatable.delete(usageCounts).where(eq(usageCounts.key, keyOf(generationId))),
  ] as const;
  if (buyer === 'premium') {
    if (isUncounted) await db.batch(uncounted);
    return [];
  }
  const held = [releaseOf(db, generationId), recountMailbox(db, userId, now)] as const;
  const [, changed] = isUncounted ? await db.batch([...held, ...uncounted]) : await db.batch(held);
  return changed;
}
