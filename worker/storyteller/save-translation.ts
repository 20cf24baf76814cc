import type { StoryTranslation } from '../../contract/schemas/stories.ts';
import { database } from '../db/client.ts';
import { setTranslation } from '../db/stories.ts';
import type { Env } from '../env.ts';
import { translationKey } from '../files/keys.ts';
import { foldedStory } from '../story/search-words.ts';
import { storeTranslation, translationHash } from '../story/translation.ts';
import type { TranslationOrder } from './rpc.ts';

/** Puts a translation beside its story. May be repeated. @returns false when the story is gone: then nothing is kept */
export async function saveTranslation(
  env: Env,
  userId: string,
  { storyId, sentences, title, request }: TranslationOrder,
  translation: StoryTranslation,
): Promise<boolean> {
  await storeTranslation(env.FILES, userId, storyId, translation);
  const isThere = await setTranslation(database(env.DB), userId, storyId, {
    translationHash: await translationHash(sentences, translation),
    foldedWords: foldedStory(title, request, translation.title).foldedWords,
  });
  if (!isThere) await env.FILES.delete(translationKey(userId, storyId));
  return isThere;
}
