import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Language, Level, StoryType } from '../../contract/options.ts';
import type { StorySort } from '../../contract/schemas/stories.ts';
import type { Plan } from '../plan/plan.ts';
import type { Database } from './client.ts';
import { settlementOf, withdrawalOf } from './free-stories.ts';
import { stories, storyReports, users } from './schema.ts';
import type { UserRow } from './users.ts';

export type StoryRow = typeof stories.$inferSelect;

/** Stories generated and spent on a plan, as the ledger counts them. Only a withdrawal lowers them. */
export type SpentCounts = { plan: Plan; spent: number };

/**
 * Inserts a story and copies the ledger's counters to its user, in one transaction. Idempotent; a late call lowers no
 * counter. Only `withdrawStoryRow` does: the caller runs one of the two at a time.
 * @returns the stored user, whose plan may have changed since the order
 * @throws Error with FOREIGN KEY in its message when the account is deleted
 */
export async function saveStoryRow(
  db: Database,
  story: StoryRow,
  { plan, spent }: SpentCounts,
  now: number,
): Promise<UserRow | null> {
  const counters =
    plan.kind === 'premium'
      ? monthlyCounters(plan.periodStart, spent)
      : { storiesGenerated: sql`max(${users.storiesGenerated}, ${spent})` };
  const inLibrary = db.insert(stories).values(story).onConflictDoNothing();
  const counted = db.update(users).set(counters).where(eq(users.id, story.userId)).returning();
  const [, rows] =
    plan.kind === 'premium'
      ? await db.batch([inLibrary, counted])
      : await db.batch([
          inLibrary,
          counted,
          ...settlementOf(db, { generationId: story.id, userId: story.userId }, now),
        ]);
  return rows[0] ?? null;
}

function monthlyCounters(periodStart: number, spent: number) {
  const { monthlyPeriodStart: counted, monthlyStoriesGenerated: count } = users;
  return {
    monthlyStoriesGenerated: sql`CASE WHEN ${counted} > ${periodStart} THEN ${count}
      WHEN ${counted} = ${periodStart} THEN max(${count}, ${spent}) ELSE ${spent} END`,
    monthlyPeriodStart: sql`max(coalesce(${counted}, 0), ${periodStart})`,
  };
}

export async function storyOf(db: Database, userId: string, id: string): Promise<StoryRow | null> {
  const row = await db.query.stories.findFirst({
    where: and(eq(stories.userId, userId), eq(stories.id, id)),
  });
  return row ?? null;
}

/** Newest story of this user with this text. */
export async function storyByText(db: Database, userId: string, textHash: string): Promise<StoryRow | null> {
  const row = await db.query.stories.findFirst({
    where: and(eq(stories.userId, userId), eq(stories.textHash, textHash)),
    orderBy: desc(stories.createdAt),
  });
  return row ?? null;
}

/** Newest story of this user with this text in its second language. */
export async function storyByTranslation(
  db: Database,
  userId: string,
  textHash: string,
): Promise<StoryRow | null> {
  const row = await db.query.stories.findFirst({
    where: and(eq(stories.userId, userId), eq(stories.translationHash, textHash)),
    orderBy: desc(stories.createdAt),
  });
  return row ?? null;
}

/**
 * Deletes a withdrawn story and copies the ledger's counters to its user, in one transaction. Idempotent. A counter of
 * a later paid period stays.
 */
export async function withdrawStoryRow(
  db: Database,
  userId: string,
  id: string,
  { plan, spent }: SpentCounts,
  now: number,
): Promise<void> {
  const deletion = db.delete(stories).where(and(eq(stories.userId, userId), eq(stories.id, id)));
  if (plan.kind === 'premium') {
    const isPeriod = and(eq(users.id, userId), eq(users.monthlyPeriodStart, plan.periodStart));
    await db.batch([deletion, db.update(users).set({ monthlyStoriesGenerated: spent }).where(isPeriod)]);
  } else {
    await db.batch([
      deletion,
      db.update(users).set({ storiesGenerated: spent }).where(eq(users.id, userId)),
      ...withdrawalOf(db, { generationId: id, userId }, now),
    ]);
  }
}

/**
 * Stores the hash of a story's second language.
 * @returns false when this user has no such story
 */
export async function setTranslation(
  db: Database,
  userId: string,
  id: string,
  known: Pick<StoryRow, 'foldedWords' | 'translationHash'>,
): Promise<boolean> {
  const rows = await db
    .update(stories)
    .set(known)
    .where(and(eq(stories.userId, userId), eq(stories.id, id)))
    .returning({ id: stories.id });
  return rows.length === 1;
}

/** Filters and order of the library. `words` are folded; all of them must match. */
export type LibraryView = {
  words: readonly string[];
  sort: StorySort;
  language?: Language;
  type?: StoryType;
  level?: Level;
  hasAudio?: boolean;
};

/** Cursor of a library page: sort key (milliseconds or a folded title) and id. */
export type PageEnd = { key: string | number; id: string };

export type LibraryRow = StoryRow & { hasAudio: boolean };

export function sortKeyOf(row: StoryRow, sort: StorySort): string | number {
  return sort === 'title' ? row.foldedTitle : row.createdAt;
}

/**
 * A library page: `limit` stories after the cursor. Walks the index of the chosen order and skips rows that the filters
 * exclude.
 */
export async function storiesPage(
  db: Database,
  userId: string,
  view: LibraryView,
  after: PageEnd | null,
  limit: number,
): Promise<LibraryRow[]> {
  const column = view.sort === 'title' ? stories.foldedTitle : stories.createdAt;
  const [beyond, direction] = view.sort === 'newest' ? [sql`<`, desc] : [sql`>`, asc];
  // Qualified by hand: Drizzle omits table names in a single-table select, and both tables have an `id`.
  const isNarrated = sql<number>`EXISTS (SELECT 1 FROM narrations WHERE narrations.story_id = stories.id)`;
  const option = (name: string, value: string | undefined) =>
    value === undefined ? undefined : sql`json_extract(${stories.options}, ${`$.${name}`}) = ${value}`;
  const rows = await db
    .select({ ...getTableColumns(stories), hasAudio: isNarrated })
    .from(stories)
    .where(
      and(
        eq(stories.userId, userId),
        // Row comparison, which seeks in the index; OR would read everything before it.
        after ? sql`(${column}, ${stories.id}) ${beyond} (${after.key}, ${after.id})` : undefined,
        ...view.words.map((word) => sql`instr(${stories.foldedWords}, ${word}) > 0`),
        view.language ? eq(stories.language, view.language) : undefined,
        option('storyType', view.type),
        // Measured level; the requested one for stories without a measurement.
        view.level
          ? sql`coalesce(json_extract(${stories.measured}, '$.level'), json_extract(${stories.options}, '$.englishLevel')) = ${view.level}`
          : undefined,
        view.hasAudio === undefined ? undefined : sql`${isNarrated} = ${view.hasAudio ? 1 : 0}`,
      ),
    )
    .orderBy(direction(column), direction(stories.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, hasAudio: row.hasAudio === 1 }));
}

/**
 * Deletes a story, and the comments of its reports that the administrator already received.
 * @returns whether this user had such a story
 */
export async function deleteStoryRow(db: Database, userId: string, id: string): Promise<boolean> {
  const reports = and(
    eq(storyReports.userId, userId),
    eq(storyReports.storyId, id),
    isNotNull(storyReports.mailedAt),
  );
  const [rows] = await db.batch([
    db
      .delete(stories)
      .where(and(eq(stories.userId, userId), eq(stories.id, id)))
      .returning({ id: stories.id }),
    db.update(storyReports).set({ comment: null }).where(reports),
  ]);
  return rows.length === 1;
}
