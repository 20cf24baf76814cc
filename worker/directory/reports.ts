import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isUnclaimed, longestUntried } from './mail-claims.ts';
import { storyReports, users } from './schema.ts';

export type ReportRow = typeof storyReports.$inferSelect;

/** Address of the user who reported. */
const EMAIL = sql<string | null>`CASE WHEN ${storyReports.isFromLink} THEN NULL ELSE ${users.email} END`;

/** A report with the address of the reporting user, if signed in. */
export type ReceivedReport = ReportRow & { email: string | null };

/** Maximum characters of a report's comment with what further ones added: some ten comments of the form. */
const COMMENTS_MAX_LENGTH = 10_000;

/** Waiting reports of a text by the same reporter. All readers of a story's links are one; visitors are unknown. */
function openWith({ id, userId, storyId, exampleId, isFromLink }: Omit<ReportRow, 'decidedAt'>) {
  return and(
    // No user has an empty id.
    eq(storyReports.userId, userId ?? ''),
    storyId === null ? isNull(storyReports.storyId) : eq(storyReports.storyId, storyId),
    exampleId === null ? isNull(storyReports.exampleId) : eq(storyReports.exampleId, exampleId),
    eq(storyReports.isFromLink, isFromLink),
    isNull(storyReports.decidedAt),
    ne(storyReports.id, id),
  );
}

/**
 * Stores a report. While one of the same text and reporter waits, its reason and comment are added to that one's
 * comment, once for the same words.
 * @returns whether it is a row of its own
 */
export async function insertReport(db: Database, report: Omit<ReportRow, 'decidedAt'>): Promise<boolean> {
  const { reason, comment } = report;
  const added = `[${reason}]${comment === null ? '' : ` ${comment}`}`;
  const so = sql`coalesce(${storyReports.comment} || char(10), '')`;
  const open = openWith(report);
  const values = Object.keys(getTableColumns(storyReports)).map(
    (name) => sql`${{ ...report, decidedAt: null }[name as keyof ReportRow]}`,
  );
  const [, inserted] = await db.batch([
    db.repeatable
      .update(storyReports)
      .set({ comment: sql`substr(${so} || ${added}, 1, ${COMMENTS_MAX_LENGTH})` })
      .where(
        and(
          open,
          sql`instr(char(10) || coalesce(${storyReports.comment}, '') || char(10), char(10) || ${added} || char(10)) = 0`,
        ),
      ),
    db.repeatable
      .insert(storyReports)
      .select(
        sql`SELECT ${sql.join(values, sql`, `)} WHERE NOT EXISTS (SELECT 1 FROM ${storyReports} WHERE ${open})`,
      )
      .onConflictDoNothing(),
  ]);
  return inserted.meta.changes > 0;
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
      email: EMAIL,
    })
    .from(storyReports)
    .leftJoin(users, eq(users.id, storyReports.userId))
    .where(and(isUnclaimed(storyReports, now), gt(storyReports.createdAt, since)))
    .orderBy(longestUntried(storyReports), asc(storyReports.createdAt))
    .limit(limit);
}

/** Deletes the comments of a deleted story's reports that the administrator has received. */
export async function forgetComments(db: Database, userId: string, storyId: string): Promise<void> {
  const mailed = and(
    eq(storyReports.userId, userId),
    eq(storyReports.storyId, storyId),
    isNotNull(storyReports.mailedAt),
  );
  await db.repeatable.update(storyReports).set({ comment: null }).where(mailed);
}

/** Deletes the comment of a report whose story is deleted. */
export async function forgetComment(db: Database, id: string): Promise<void> {
  await db.repeatable.update(storyReports).set({ comment: null }).where(eq(storyReports.id, id));
}

/** Reports shown on one page. */
const SHOWN = 100;

/** Reports that wait for a decision, oldest first. */
export const waitingReports = (db: Database): Promise<ReportRow[]> =>
  db
    .select()
    .from(storyReports)
    .where(isNull(storyReports.decidedAt))
    .orderBy(asc(storyReports.createdAt))
    .limit(SHOWN);

/** Reports that were decided about, latest first. */
export const decidedReports = (db: Database): Promise<ReportRow[]> =>
  db
    .select()
    .from(storyReports)
    .where(isNotNull(storyReports.decidedAt))
    .orderBy(desc(storyReports.decidedAt))
    .limit(SHOWN);

/** Statement that reads a report. */
export const selectReport = (db: Database, id: string) =>
  db
    .select({ ...getTableColumns(storyReports), email: EMAIL })
    .from(storyReports)
    .leftJoin(users, eq(users.id, storyReports.userId))
    .where(eq(storyReports.id, id));

/** Records that a report was decided about. The first time stays. */
export async function markDecided(db: Database, id: string, now: number): Promise<void> {
  await db.repeatable
    .update(storyReports)
    .set({ decidedAt: now })
    .where(and(eq(storyReports.id, id), isNull(storyReports.decidedAt)));
}
