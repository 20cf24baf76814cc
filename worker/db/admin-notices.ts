import { and, eq, lte } from 'drizzle-orm';
import type { Database } from './client.ts';
import { adminNotices } from './schema.ts';

/** @returns whether this notice may be sent now: one caller is told so, unless one was sent after `since` */
export async function claimNotice(db: Database, kind: string, now: number, since: number): Promise<boolean> {
  const rows = await db
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

/** Takes a claim back, so that the next caller may send. */
export async function releaseNotice(db: Database, kind: string, sentAt: number): Promise<void> {
  await db.delete(adminNotices).where(and(eq(adminNotices.kind, kind), eq(adminNotices.sentAt, sentAt)));
}
