import type { StoryTranslation } from '../../contract/schemas/stories.ts';
import { database } from '../directory/client.ts';
import { setTranslation } from '../directory/stories.ts';
import type { Env } from '../env.ts';
import { storyKey } from '../files/keys.ts';
import type { TranslationOrder } from '../home/rpc.ts';
import { foldedStory } from '../story/search-words.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';

/**
 * Puts a translation into its story's document. Idempotent. The row comes first: a document without its row would look
 * complete, so the user could not request it again, and narration would not find it by its text.
 * @returns false, storing nothing, when the story was deleted
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
