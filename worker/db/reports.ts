import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import { storyReports, users } from './schema.ts';

export type ReportRow = typeof storyReports.$inferSelect;

/** A report with the address of who made it, when they were signed in. */
export type ReceivedReport = ReportRow & { email: string | null };

export async function insertReport(db: Database, report: ReportRow): Promise<void> {
  await db.insert(storyReports).values(report);
}

/** Reports made after `since` that were not mailed, the oldest first. */
export function unmailedReports(db: Database, since: number, limit: number): Promise<ReceivedReport[]> {
  return db
    .select({ ...getTableColumns(storyReports), email: users.email })
    .from(storyReports)
    .leftJoin(users, eq(users.id, storyReports.userId))
    .where(and(isNull(storyReports.mailedAt), gt(storyReports.createdAt, since)))
    .orderBy(asc(storyReports.createdAt))
    .limit(limit);
}

/** @returns whether it is the caller's to mail; false when it was mailed or is being mailed */
export async function claimReport(db: Database, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(storyReports)
    .set({ mailedAt: now })
    .where(and(eq(storyReports.id, id), isNull(storyReports.mailedAt)))
    .returning({ id: storyReports.id });
  return rows.length === 1;
}

/** The mail was not accepted: the report waits for another attempt. */
export async function releaseReport(db: Database, id: string): Promise<void> {
  await db.update(storyReports).set({ mailedAt: null }).where(eq(storyReports.id, id));
}
