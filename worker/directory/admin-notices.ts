import { and, eq, lte } from 'drizzle-orm';
import type { Database } from './client.ts';
import { adminNotices } from './schema.ts';

/** @returns whether the caller may send this notice now; false when one was sent after `since`. True for one caller. */
export async function claimNotice(db: Database, kind: string, now: number, since: number): Promise<boolean> {
  const rows = await db.once
    .insert(adminNotices)
    .values({ kind, sentAt: now })
    .onConflictDoUpdate({
      target: adminNotices.kind,
      set: { sentAt: now },
      setWhere: lte(adminNotices.sentAt, since),
    })
    .returning();
  return rows.length === 1;
}

/** Undoes a claim, so that the next caller may send. */
export async function releaseNotice(db: Database, kind: string, sentAt: number): Promise<void> {
  await db.repeatable
    .delete(adminNotices)
    .where(and(eq(adminNotices.kind, kind), eq(adminNotices.sentAt, sentAt)));
}
