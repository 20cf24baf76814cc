import { and, desc, eq, exists, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { ownerActs, users } from './schema.ts';
import { NEXT_VERSION, type UserRow } from './users.ts';

export type OwnerActRow = typeof ownerActs.$inferSelect;

/** An act as its form orders it. */
export type OrderedAct = Pick<OwnerActRow, 'id' | 'act' | 'userId' | 'reportId' | 'reason' | 'owner'>;

/** Time after which an attempt that said nothing more may be repeated. */
const CLAIM_MS = 60_000;

/**
 * Stores an act, or finds the one of the same form, in one batch.
 * @returns `isClaimed`: whether it is the caller's to do; otherwise it is done, or another request is doing it
 */
export async function claimAct(
  db: Database,
  act: OrderedAct,
  now: number,
): Promise<{ row: OwnerActRow; isClaimed: boolean }> {
  const [claimed, rows] = await db.batch([
    db.once
      .insert(ownerActs)
      .values({ ...act, begunAt: now, claimedAt: now })
      .onConflictDoUpdate({
        target: ownerActs.id,
        set: { claimedAt: now },
        setWhere: and(isNull(ownerActs.doneAt), lte(ownerActs.claimedAt, now - CLAIM_MS)),
      })
      .returning({ id: ownerActs.id }),
    db.select().from(ownerActs).where(eq(ownerActs.id, act.id)),
  ]);
  return { row: rows[0]!, isClaimed: claimed.length === 1 };
}

/** @param result what came of it, in a few characters */
export async function markDone(db: Database, id: string, result: string | null, now: number): Promise<void> {
  await db.repeatable
    .update(ownerActs)
    .set({ doneAt: now, result })
    .where(and(eq(ownerActs.id, id), isNull(ownerActs.doneAt)));
}

/** @returns null for an unknown one */
export async function actById(db: Database, id: string): Promise<OwnerActRow | null> {
  return (await db.select().from(ownerActs).where(eq(ownerActs.id, id)))[0] ?? null;
}

/** Lets the same form be sent again at once, after a failure. */
export async function releaseAct(db: Database, id: string): Promise<void> {
  await db.repeatable
    .update(ownerActs)
    .set({ claimedAt: 0 })
    .where(and(eq(ownerActs.id, id), isNull(ownerActs.doneAt)));
}

/**
 * Stores a gift of Premium and the end of its act in one transaction, once for each act.
 * @param user as read: another gift meanwhile stores nothing
 * @returns null when nothing was stored
 */
export async function giveMonth(
  db: Database,
  actId: string,
  user: Pick<UserRow, 'id' | 'giftEnd'>,
  gift: { giftStart: number; giftEnd: number },
  now: number,
): Promise<UserRow | null> {
  const isAsRead = sql`${users.giftEnd} IS ${user.giftEnd}`;
  const holder = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), isAsRead));
  const endedNow = db
    .select({ id: ownerActs.id })
    .from(ownerActs)
    .where(and(eq(ownerActs.id, actId), eq(ownerActs.doneAt, now)));
  const [, rows] = await db.batch([
    db.once
      .update(ownerActs)
      .set({ doneAt: now, result: new Date(gift.giftEnd).toISOString().slice(0, 10) })
      .where(and(eq(ownerActs.id, actId), isNull(ownerActs.doneAt), exists(holder))),
    db.once
      .update(users)
      .set({ ...gift, ...NEXT_VERSION })
      .where(and(eq(users.id, user.id), isAsRead, exists(endedNow)))
      .returning(),
  ]);
  return rows[0] ?? null;
}

/** Acts shown on one page. */
const SHOWN = 50;

/** Acts about a person, newest first. */
export const actsAbout = (db: Database, userId: string) =>
  db
    .select()
    .from(ownerActs)
    .where(eq(ownerActs.userId, userId))
    .orderBy(desc(ownerActs.begunAt))
    .limit(SHOWN);

/** Acts about a report, newest first. */
export const actsOnReport = (db: Database, reportId: string) =>
  db
    .select()
    .from(ownerActs)
    .where(eq(ownerActs.reportId, reportId))
    .orderBy(desc(ownerActs.begunAt))
    .limit(SHOWN);

/** The latest acts of all, those about deleted accounts too. */
export const latestActs = (db: Database) =>
  db.select().from(ownerActs).orderBy(desc(ownerActs.begunAt)).limit(SHOWN);
