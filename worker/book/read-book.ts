import type { Database } from '../db/client.ts';
import { type NarrationRow, narrationOf } from '../db/narrations.ts';
import { type StoryRow, storyOf } from '../db/stories.ts';
import { audioKey, storyKey } from '../files/keys.ts';
import { splitStory } from '../story/story-text.ts';
import type { BookParts } from './book.ts';

/** A book by its ids: of whom, of which story, and with which narration of it, if any. */
export type BookIds = { userId: string; storyId: string; narrationId: string | null };

export type BookRows = { story: StoryRow; narration: NarrationRow | null };

/** The rows that a book is made of; null when one of them is not there, or they do not belong together. */
export async function bookRows(
  db: Database,
  { userId, storyId, narrationId }: BookIds,
): Promise<BookRows | null> {
  const [story, narration] = await Promise.all([
    storyOf(db, userId, storyId),
    narrationId === null ? null : narrationOf(db, userId, narrationId),
  ]);
  if (!story || (narrationId !== null && narration?.storyId !== storyId)) return null;
  return { story, narration };
}

/** Reads text and sound; null when a file is not there. The sound is opened last, since it has to be read or let go. */
export async function readBook(files: R2Bucket, { story, narration }: BookRows): Promise<BookParts | null> {
  const text = await files.get(storyKey(story.userId, story.id));
  if (!text) return null;
  const sentences = splitStory(await text.text(), story.language);
  const facts = { title: story.title, language: story.language, sentences };
  if (!narration) return { ...facts, id: story.id, modifiedAt: story.createdAt, narration: null };
  const sound = await files.get(audioKey(narration.userId, narration.id));
  if (!sound) return null;
  const { timeline, duration } = narration;
  return {
    ...facts,
    id: narration.id,
    modifiedAt: narration.createdAt,
    narration: { timeline, duration, mp3: sound.body },
  };
}
