import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Language, Level, StoryType } from '../../contract/options.ts';
import type { StorySort } from '../../contract/schemas/stories.ts';
import type { Plan } from '../plan/plan.ts';
import type { Database } from './client.ts';
import { settlementOf, withdrawalOf } from './free-stories.ts';
import { stories, storyReports, users } from './schema.ts';
import type { UserRow } from './users.ts';

export type StoryRow = typeof stories.$inferSelect;

/** Stories written and spent on a plan, as the ledger counts them. The count goes down only when a story is withdrawn. */
export type SpentCounts = { plan: Plan; spent: number };

/**
 * Puts a story into the library and its person's counters to the ledger's values, in one transaction. Repeating it
 * changes nothing, and one that comes late sets no counter back. Only `withdrawStoryRow` lowers a counter: the caller runs
 * one of the two at a time.
 * @returns the person as stored, whose plan may have changed since the story was ordered
 * @throws Error with FOREIGN KEY in its message when the account is gone
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

/** The newest story of this person with this text. */
export async function storyByText(db: Database, userId: string, textHash: string): Promise<StoryRow | null> {
  const row = await db.query.stories.findFirst({
    where: and(eq(stories.userId, userId), eq(stories.textHash, textHash)),
    orderBy: desc(stories.createdAt),
  });
  return row ?? null;
}

/** The newest story of this person that says this text in its second language. */
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
 * Deletes a withdrawn story and sets its person's counters to the ledger's values, in one transaction. May be repeated.
 * A counter of a later paid period stays as it is.
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

/** Notes that a story has another side. @returns false when there is no such story of this person */
export async function setTranslation(
  db: Database,
  userId: string,
  id: string,
  known: Pick<StoryRow, 'foldedWords'> & { translationHash: string },
): Promise<boolean> {
  const rows = await db
    .update(stories)
    .set(known)
    .where(and(eq(stories.userId, userId), eq(stories.id, id)))
    .returning({ id: stories.id });
  return rows.length === 1;
}

/** What the library shows, and in which order. `words` are folded, and all of them must occur. */
export type LibraryView = {
  words: readonly string[];
  sort: StorySort;
  language?: Language;
  type?: StoryType;
  level?: Level;
  hasAudio?: boolean;
};

/** Where a page of the library ends: what it is sorted by (milliseconds or a folded title), and the id. */
export type PageEnd = { key: string | number; id: string };

export type LibraryRow = StoryRow & { hasAudio: boolean };

export function sortKeyOf(row: StoryRow, sort: StorySort): string | number {
  return sort === 'title' ? row.foldedTitle : row.createdAt;
}

/**
 * The library of a person: `limit` stories after the given page end. Goes along the index of its order from there, and
 * leaves out on the way what is not asked for.
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
  // By name: Drizzle leaves out the tables of what one table's columns are, and both have an `id`.
  const isNarrated = sql<number>`EXISTS (SELECT 1 FROM narrations WHERE narrations.story_id = stories.id)`;
  const option = (name: string, value: string | undefined) =>
    value === undefined ? undefined : sql`json_extract(${stories.options}, ${`$.${name}`}) = ${value}`;
  const rows = await db
    .select({ ...getTableColumns(stories), hasAudio: isNarrated })
    .from(stories)
    .where(
      and(
        eq(stories.userId, userId),
        // Compared as a pair, which the index finds at once; with OR everything before it would be read first.
        after ? sql`(${column}, ${stories.id}) ${beyond} (${after.key}, ${after.id})` : undefined,
        ...view.words.map((word) => sql`instr(${stories.foldedWords}, ${word}) > 0`),
        view.language ? eq(stories.language, view.language) : undefined,
        option('storyType', view.type),
        // What a story is, and what it was meant to be where nobody has measured it.
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
 * Deletes a story, and what was said of it in reports that have reached the administrator.
 * @returns whether there was such a story of this person
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
