import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isUnclaimed, longestUntried } from './mail-claims.ts';
import { stories, storyReports, users } from './schema.ts';

export type ReportRow = typeof storyReports.$inferSelect;

/** A report with the title of its story ('' when deleted) and the address of the reporting user, if signed in. */
export type ReceivedReport = ReportRow & { email: string | null };

export async function insertReport(db: Database, report: ReportRow): Promise<void> {
  await db.insert(storyReports).values(report);
}

/** Unsent reports made after `since` and not claimed: untried first, then oldest. */
export function unmailedReports(
  db: Database,
  since: number,
  now: number,
  limit: number,
): Promise<ReceivedReport[]> {
  return db
    .select({
      ...getTableColumns(storyReports),
      title: sql<string>`coalesce(${stories.title}, ${storyReports.title})`,
      email: users.email,
    })
    .from(storyReports)
    .leftJoin(users, eq(users.id, storyReports.userId))
    .leftJoin(stories, and(eq(stories.id, storyReports.storyId), eq(stories.userId, storyReports.userId)))
    .where(and(isUnclaimed(storyReports, now), gt(storyReports.createdAt, since)))
    .orderBy(longestUntried(storyReports), asc(storyReports.createdAt))
    .limit(limit);
}

/** Deletes the comment of a report whose story is deleted. */
export async function forgetComment(db: Database, id: string): Promise<void> {
  await db.update(storyReports).set({ comment: null }).where(eq(storyReports.id, id));
}
