import { and, desc, eq, sql } from 'drizzle-orm';
import type { Plan } from '../storyteller/limits.ts';
import type { Database } from './client.ts';
import { stories, users } from './schema.ts';

export type StoryRow = typeof stories.$inferSelect;

/** How many stories each plan has spent, as the ledger counts them. */
export type SpentCounts = { plan: Plan; spent: number };

/**
 * Puts a story into the library and its person's counters to the ledger's values, in one transaction. Repeating it
 * changes nothing.
 * @throws Error with FOREIGN KEY in its message when the account is gone
 */
export async function saveStoryRow(
  db: Database,
  story: StoryRow,
  { plan, spent }: SpentCounts,
): Promise<void> {
  const counters =
    plan.kind === 'premium'
      ? { monthlyStoriesGenerated: spent, monthlyPeriodStart: plan.periodStart }
      : { storiesGenerated: spent };
  await db.batch([
    db.insert(stories).values(story).onConflictDoNothing(),
    db.update(users).set(counters).where(eq(users.id, story.userId)),
  ]);
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

/** Where a page of the library ends. */
export type PageEnd = { createdAt: number; id: string };

/** The library, newest first: `limit` stories after the given page end. */
export function storiesPage(
  db: Database,
  userId: string,
  after: PageEnd | null,
  limit: number,
): Promise<StoryRow[]> {
  // Compared as a pair, which the index finds at once; with OR everything that is newer would be read first.
  const older = after
    ? sql`(${stories.createdAt}, ${stories.id}) < (${after.createdAt}, ${after.id})`
    : undefined;
  return db.query.stories.findMany({
    where: and(eq(stories.userId, userId), older),
    orderBy: [desc(stories.createdAt), desc(stories.id)],
    limit,
  });
}

/** @returns whether there was such a story of this person */
export async function deleteStoryRow(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(stories)
    .where(and(eq(stories.userId, userId), eq(stories.id, id)))
    .returning({ id: stories.id });
  return rows.length === 1;
}
