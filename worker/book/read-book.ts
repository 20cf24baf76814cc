import { coverKey } from '../../contract/covers.ts';
import type { Database } from '../db/client.ts';
import { type NarrationRow, narrationOf } from '../db/narrations.ts';
import { type StoryRow, storyOf } from '../db/stories.ts';
import { audioKey, storyKey } from '../files/keys.ts';
import { splitStory } from '../story/story-text.ts';
import { storedTranslation, translatedSentences } from '../story/translation.ts';
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

/** Reads text, picture and sound; null when a text or a sound is not there. What is opened has to be read or let go. */
export async function readBook(files: R2Bucket, { story, narration }: BookRows): Promise<BookParts | null> {
  const { userId, title, language, options } = story;
  // One that reads the story's second language is a book in that language.
  const isOther = narration?.language != null && narration.language !== language;
  const translation = isOther ? await storedTranslation(files, story) : null;
  if (isOther && translation?.language !== narration.language) return null;
  const [text, cover, sound] = await Promise.all([
    files.get(storyKey(userId, story.id)),
    files.get(coverKey(options.storyType, options.ageGroup, 'large')),
    narration && files.get(audioKey(userId, narration.id)),
  ]);
  if (!text || (narration && !sound)) {
    await Promise.all([text, cover, sound].map((opened) => opened?.body.cancel()));
    return null;
  }
  const told = splitStory(await text.text(), language);
  const side = translation
    ? {
        ...{ title: translation.title ?? title, language: translation.language },
        sentences: translatedSentences(told, translation),
      }
    : { title, language, sentences: told };
  const facts = { ...side, cover: cover?.body ?? null };
  if (!narration || !sound) return { ...facts, id: story.id, modifiedAt: story.createdAt, narration: null };
  const { id, createdAt, timeline, duration } = narration;
  return { ...facts, id, modifiedAt: createdAt, narration: { timeline, duration, mp3: sound.body } };
}
