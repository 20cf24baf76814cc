import { and, asc, eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { narrations, type StoredSleepEdition } from './schema.ts';

export type NarrationRow = typeof narrations.$inferSelect;

/** May be repeated. @throws Error with FOREIGN KEY in its message when the story was deleted meanwhile */
export async function saveNarrationRow(
  db: Database,
  narration: Omit<NarrationRow, 'sleepEdition'>,
): Promise<void> {
  await db.insert(narrations).values(narration).onConflictDoNothing();
}

/** Notes that a narration has a sleep edition. May be repeated. @returns as it is now; null when it is not there any more */
export async function saveSleepEdition(
  db: Database,
  userId: string,
  id: string,
  sleepEdition: StoredSleepEdition,
): Promise<NarrationRow | null> {
  const [row] = await db
    .update(narrations)
    .set({ sleepEdition })
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
