import { storyKey } from '../files/keys.ts';
import { lastEdit } from '../story/earlier-text.ts';
import { foldedStory } from '../story/search-words.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { TranslationOrder } from './outcomes.ts';
import type { Made } from './translating.ts';

/**
 * Puts a translation into its story's document and row. Idempotent: without the row the story is not complete, and the
 * user can ask again.
 * @returns false when the story was deleted
 */
export async function saveTranslation(
  { env, userId, library, services }: Pick<GenerationsDeps, 'env' | 'userId' | 'library' | 'services'>,
  { storyId, sentences, title, request, other }: TranslationOrder,
  { translation, cast }: Made,
): Promise<boolean> {
  const story = library.story(storyId);
  if (!story) return false;
  const { understood, earlierCast } = story.document;
  const document = {
    language: request.language,
    sentences,
    translation,
    ...(cast.length > 0 && { cast }),
    ...(understood === false && { understood }),
    ...(earlierCast && { earlierCast }),
  };
  await storeStory(env.FILES, storyKey(userId(), storyId, lastEdit(story)), document);
  const { translationHash } = await hashesOf(document);
  const { foldedWords } = foldedStory(title, request, translation.title);
  const storedAt = services.clock.now();
  return library.setTranslation(storyId, { translationHash, foldedWords, document, storedAt }, other);
}
