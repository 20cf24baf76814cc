import type { StoryTranslation } from '../../contract/schemas/stories.ts';
import { database } from '../db/client.ts';
import { setTranslation } from '../db/stories.ts';
import type { Env } from '../env.ts';
import { storyKey } from '../files/keys.ts';
import { foldedStory } from '../story/search-words.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';
import type { TranslationOrder } from './rpc.ts';

/**
 * Puts a translation into its story's document. May be repeated. The row is written first: were it the document, one whose row
 * was not written would be complete, would not be asked for again, and could not be found by its text.
 * @returns false when the story is gone: then nothing is kept
 */
export async function saveTranslation(
  env: Env,
  userId: string,
  { storyId, sentences, title, request }: TranslationOrder,
  translation: StoryTranslation,
): Promise<boolean> {
  const { translationHash } = await hashesOf({ sentences, translation });
  const { foldedWords } = foldedStory(title, request, translation.title);
  if (!(await setTranslation(database(env.DB), userId, storyId, { translationHash, foldedWords })))
    return false;
  const { language } = request;
  await storeStory(env.FILES, storyKey(userId, storyId), { language, sentences, translation });
  return true;
}
