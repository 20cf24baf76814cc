import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { examples, narrations, type StoredSleepEdition, stories } from './schema.ts';

export type NarrationRow = typeof narrations.$inferSelect;

/**
 * Idempotent.
 * @throws Error with FOREIGN KEY in its message when the story was deleted meanwhile
 */
export async function saveNarrationRow(
  db: Database,
  narration: Omit<NarrationRow, 'sleepEdition'>,
): Promise<void> {
  await db.insert(narrations).values(narration).onConflictDoNothing();
}

/**
 * Stores the sleep edition of a narration. Idempotent.
 * @returns the stored row; null when the narration is deleted
 */
export async function saveSleepEdition(
  db: Database,
  userId: string,
  id: string,
  sleepEdition: StoredSleepEdition,
): Promise<NarrationRow | null> {
  const [row] = await db
    .update(narrations)
    .set({ sleepEdition, updatedAt: sleepEdition.madeAt })
    .where(and(eq(narrations.id, id), eq(narrations.userId, userId)))
    .returning();
  return row ?? null;
}

/** Oldest first. */
export function narrationsOf(db: Database, storyId: string): Promise<NarrationRow[]> {
  return db.query.narrations.findMany({
    where: eq(narrations.storyId, storyId),
    orderBy: asc(narrations.createdAt),
  });
}

export async function narrationOf(db: Database, userId: string, id: string): Promise<NarrationRow | null> {
  const row = await db.query.narrations.findFirst({
    where: and(eq(narrations.id, id), eq(narrations.userId, userId)),
  });
  return row ?? null;
}

/** Versions that a user has of a story or an example. */
export function versionsOf(
  db: Database,
  { userId, storyId, exampleId }: Pick<NarrationRow, 'userId' | 'storyId' | 'exampleId'>,
) {
  return db.query.narrations.findMany({
    columns: { id: true, voiceId: true, speechRate: true, musicTrack: true, language: true },
    where: and(
      eq(narrations.userId, userId),
      storyId === null ? eq(narrations.exampleId, exampleId ?? '') : eq(narrations.storyId, storyId),
    ),
  });
}

/** A narration with the facts of its text. Without the timelines, which are most of a row. */
export async function soundOf(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({
      id: narrations.id,
      userId: narrations.userId,
      storyId: narrations.storyId,
      exampleId: narrations.exampleId,
      voiceId: narrations.voiceId,
      speechRate: narrations.speechRate,
      musicTrack: narrations.musicTrack,
      language: narrations.language,
      soundBytes: narrations.soundBytes,
      sleepSoundBytes: sql<number | null>`json_extract(${narrations.sleepEdition}, '$.soundBytes')`,
      story: stories,
      example: {
        title: examples.title,
        language: examples.language,
        type: examples.type,
        age: examples.age,
      },
    })
    .from(narrations)
    .leftJoin(stories, eq(stories.id, narrations.storyId))
    .leftJoin(examples, eq(examples.id, narrations.exampleId))
    .where(and(eq(narrations.id, id), eq(narrations.userId, userId)));
  return row ?? null;
}
export type SoundRow = NonNullable<Awaited<ReturnType<typeof soundOf>>>;
