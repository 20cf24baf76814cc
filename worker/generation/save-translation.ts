import type { Refusal } from '../errors/refusal.ts';
import { storyKey } from '../files/keys.ts';
import type { StoryRow } from '../home-storage/library.ts';
import { lastEdit } from '../story/earlier-text.ts';
import { foldedStory } from '../story/search-words.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { TranslationOrder } from './outcomes.ts';
import type { Made } from './translating.ts';

type Deps = Pick<GenerationsDeps, 'env' | 'userId' | 'library' | 'services' | 'deletions' | 'storage'>;

/**
 * Puts a translation into its story's document and row. Idempotent: without the row the story is not complete, and the
 * user can ask again.
 * @returns `not_found` when the story was deleted, `generation_in_progress` when its text was changed meanwhile
 */
export async function saveTranslation(
  { env, userId, library, services, deletions, storage }: Deps,
  { storyId, sentences, title, request, other, before }: TranslationOrder,
  { translation, cast }: Made,
): Promise<Refusal | null> {
  const story = library.story(storyId);
  if (!story) return NOT_FOUND;
  if (!isSame([story.document.sentences, story.document.translation ?? null], [sentences, before]))
    return CHANGED;
  const { understood, earlierCast } = story.document;
  const document = {
    language: request.language,
    sentences,
    translation,
    ...(cast.length > 0 && { cast }),
    ...(understood === false && { understood }),
    ...(earlierCast && { earlierCast }),
  };
  const keyOf = (row: StoryRow) => storyKey(userId(), storyId, lastEdit(row));
  const key = keyOf(story);
  await storeStory(env.FILES, key, document);
  const { translationHash } = await hashesOf(document);
  const { foldedWords } = foldedStory(title, request, translation.title);
  const storedAt = services.clock.now();
  const known = { translationHash, foldedWords, document, storedAt };
  const refusal = storage.transactionSync(() => {
    const now = library.story(storyId);
    if (!now || !isSame(now.document, story.document)) return now ? CHANGED : NOT_FOUND;
    library.setTranslation(storyId, known, other);
    return null;
  });
  const left = library.anyStory(storyId);
  // A changed text has a file of its own, and that of before was deleted.
  if (!left || keyOf(left) !== key) await deletions.remove([key], storedAt);
  return refusal;
}

const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };
const CHANGED: Refusal = { ok: false, code: 'generation_in_progress' };
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
