import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '../../contract/options.ts';
import type { Database } from './client.ts';
import { feeds, narrations, stories } from './schema.ts';

export type FeedRow = typeof feeds.$inferSelect;

/** What podcast apps show of a feed; more would make them slow, and nobody scrolls that far. */
export const EPISODES_MAX = 300;

export async function feedOfUser(db: Database, userId: string): Promise<FeedRow | null> {
  return (await db.query.feeds.findFirst({ where: eq(feeds.userId, userId) })) ?? null;
}

/** A feed, and what changes whenever its episodes do. Reads an index alone, whatever there is of them. */
export async function feedWithChanges(db: Database, id: string): Promise<FeedWithChanges | null> {
  const ofFeed = sql`FROM ${narrations} WHERE ${narrations.userId} = ${feeds.userId} AND ${narrations.storyId} IS NOT NULL`;
  const [row] = await db
    .select({
      ...getTableColumns(feeds),
      narrations: sql<number>`(SELECT count(*) ${ofFeed})`,
      changedAt: sql<number>`coalesce((SELECT max(${narrations.updatedAt}) ${ofFeed}), 0)`,
    })
    .from(feeds)
    .where(eq(feeds.id, id));
  return row ?? null;
}
export type FeedWithChanges = FeedRow & {
  narrations: number;
  /** When one of them was last made, or got its sleep edition, in milliseconds since the epoch. */
  changedAt: number;
};

export async function feedById(db: Database, id: string): Promise<FeedRow | null> {
  return (await db.query.feeds.findFirst({ where: eq(feeds.id, id) })) ?? null;
}

/** Opens a person's feed, or changes what the open one shows. @returns as it is now */
export async function saveFeed(
  db: Database,
  feed: { userId: string; showsNames: boolean; language: Language; now: number },
): Promise<FeedRow> {
  const { userId, showsNames, language, now } = feed;
  const [row] = await db
    .insert(feeds)
    .values({ id: crypto.randomUUID(), userId, showsNames, language, createdAt: now })
    .onConflictDoUpdate({ target: feeds.userId, set: { showsNames, language } })
    .returning();
  return row!;
}

/** Gives a person's feed another address: the one before is worth nothing from then on. @returns null when there is no feed */
export async function renewFeed(db: Database, userId: string, now: number): Promise<FeedRow | null> {
  const [row] = await db
    .update(feeds)
    .set({ id: crypto.randomUUID(), createdAt: now })
    .where(eq(feeds.userId, userId))
    .returning();
  return row ?? null;
}

export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.delete(feeds).where(eq(feeds.userId, userId));
}

/** A number of a sleep edition, whose timeline is most of it. */
const sleepFact = (name: string) =>
  sql<number | null>`json_extract(${narrations.sleepEdition}, ${sql.raw(`'$.${name}'`)})`;

/** The finished narrations of a person's own stories, newest first. */
export function episodesOf(db: Database, userId: string) {
  return db
    .select({
      id: narrations.id,
      storyId: stories.id,
      voiceId: narrations.voiceId,
      speechRate: narrations.speechRate,
      musicTrack: narrations.musicTrack,
      /** Of what is heard. */
      language: sql<Language>`coalesce(${narrations.language}, ${stories.language})`,
      duration: narrations.duration,
      soundBytes: narrations.soundBytes,
      madeAt: narrations.createdAt,
      sleepLength: sleepFact('length'),
      sleepSoundBytes: sleepFact('soundBytes'),
      sleepMadeAt: sleepFact('madeAt'),
      title: stories.title,
      storyLanguage: stories.language,
      options: stories.options,
      writtenAt: stories.createdAt,
    })
    .from(narrations)
    .innerJoin(stories, eq(stories.id, narrations.storyId))
    .where(and(eq(narrations.userId, userId), isNotNull(narrations.storyId)))
    .orderBy(desc(narrations.createdAt), desc(narrations.id))
    .limit(EPISODES_MAX);
}
export type EpisodeRow = Awaited<ReturnType<typeof episodesOf>>[number];
