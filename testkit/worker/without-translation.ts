import { env } from 'cloudflare:workers';
import { storyKey } from '../../worker/files/keys.ts';
import { readStoredStory, storeStory } from '../../worker/story/stored-story.ts';

/** Removes the translation of a stored story, as if it had failed while the story was written. */
export async function withoutTranslation(userId: string, storyId: string): Promise<void> {
  const key = storyKey(userId, storyId);
  const { language, sentences } = (await readStoredStory(env.FILES, key))!;
  await storeStory(env.FILES, key, { language, sentences });
  await env.DB.prepare('UPDATE stories SET translation_hash = NULL WHERE id = ?').bind(storyId).run();
}
