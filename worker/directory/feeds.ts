import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '../../contract/options.ts';
import type { Database } from './client.ts';
import { feeds, narrations, stories } from './schema.ts';

export type FeedRow = typeof feeds.$inferSelect;

/** Limit of episodes: more would slow podcast apps down. */
export const EPISODES_MAX = 300;

export async function feedOfUser(db: Database, userId: string): Promise<FeedRow | null> {
  return (await db.query.feeds.findFirst({ where: eq(feeds.userId, userId) })) ?? null;
}

/** A feed, and values that change whenever its episodes do. Reads an index only, at any number of episodes. */
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
  /** Last time an episode was made or got its sleep edition, in milliseconds since the epoch. */
  changedAt: number;
};

export async function feedById(db: Database, id: string): Promise<FeedRow | null> {
  return (await db.query.feeds.findFirst({ where: eq(feeds.id, id) })) ?? null;
}

/**
 * Creates a user's feed, or changes the settings of the existing one.
 * @returns the stored feed
 */
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

/**
 * Replaces a feed's id and thereby its address; the old address stops working.
 * @returns null when there is no feed
 */
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

/** One number of a sleep edition, without reading its timeline. */
const sleepFact = (name: string) =>
  sql<number | null>`json_extract(${narrations.sleepEdition}, ${sql.raw(`'$.${name}'`)})`;

/** Finished narrations of a user's own stories, newest first. */
export function episodesOf(db: Database, userId: string) {
  return db
    .select({
      id: narrations.id,
      storyId: stories.id,
      voiceId: narrations.voiceId,
      speechRate: narrations.speechRate,
      musicTrack: narrations.musicTrack,
      /** Language of the audio. */
      language: narrations.language,
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
