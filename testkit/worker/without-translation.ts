import { env } from 'cloudflare:workers';
import { storyKey } from '../../worker/files/keys.ts';
import { readStoredStory, storeStory } from '../../worker/story/stored-story.ts';
import { sqlInHome } from './in-home.ts';

/** Removes the translation of a stored story, as if it had failed while the story was written. */
export async function withoutTranslation(userId: string, storyId: string): Promise<void> {
  const key = storyKey(userId, storyId);
  const { language, sentences } = (await readStoredStory(env.FILES, key))!;
  const document = { language, sentences };
  await storeStory(env.FILES, key, document);
  const text = JSON.stringify(document);
  const set = 'UPDATE stories SET translation_hash = NULL, document = ? WHERE id = ?';
  await sqlInHome(userId, set, text, storyId);
}
