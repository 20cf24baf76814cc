import type { z } from 'zod';
import type { Language } from '../../contract/options.ts';
import { type Sentence, type StoryTranslation, story } from '../../contract/schemas/stories.ts';
import { describeError } from '../errors/error-description.ts';
import { logLine } from '../logging/log.ts';
import { joinSentences, textHash } from './story-text.ts';

/**
 * One document for each story in R2: its sentences, and its other side, words and questions where it has them. The indices of
 * its sentences are those that events, timelines and pairs refer to, so the text is joined from them and never cut again.
 */
const storedStory = story.pick({ language: true, sentences: true, translation: true });
export type StoredStory = z.infer<typeof storedStory>;

export const STORED_STORY_TYPE = 'application/json; charset=utf-8';

/** @param story may have more fields, which are not stored */
export const serializeStory = (story: StoredStory): string => JSON.stringify(storedStory.parse(story));

/** Writes a story's document. May be repeated. */
export async function storeStory(files: R2Bucket, key: string, story: StoredStory): Promise<void> {
  await files.put(key, serializeStory(story), { httpMetadata: { contentType: STORED_STORY_TYPE } });
}

/**
 * Reads a story's document.
 * @returns with the time at which it was last written, in milliseconds since 1970; null when it is missing or unreadable
 */
export async function readStoredStory(
  files: R2Bucket,
  key: string,
): Promise<(StoredStory & { storedAt: number }) | null> {
  const object = await files.get(key);
  if (!object) return null;
  try {
    return { ...storedStory.parse(await object.json()), storedAt: object.uploaded.getTime() };
  } catch (error) {
    logLine('error', { unreadable: key, error: describeError(error) });
    return null;
  }
}

/** The sentences of a story in one of its languages; null when it is not told in this one. */
export function sentencesIn(
  { language: own, sentences, translation }: StoredStory,
  language: Language,
): Sentence[] | null {
  if (language === own) return sentences;
  return translation?.language === language ? translatedSentences(sentences, translation) : null;
}

/** The sentences of a story that have another side, as they read there: each with its own index and paragraph. */
export function translatedSentences(
  sentences: readonly Sentence[],
  { sentences: translated }: Pick<StoryTranslation, 'sentences'>,
): Sentence[] {
  const texts = new Map(translated.map(({ index, text }) => [index, text]));
  return sentences.flatMap(({ index, paragraph }) => {
    const text = texts.get(index);
    return text === undefined ? [] : [{ index, paragraph, text }];
  });
}

/** What a story is known by when its text comes back to be spoken, in its own language and in the second one. */
export async function hashesOf({
  sentences,
  translation,
}: Pick<StoredStory, 'sentences' | 'translation'>): Promise<{
  textHash: string;
  translationHash: string | null;
}> {
  const hashOf = (side: readonly Sentence[]) => textHash(joinSentences(side));
  return {
    textHash: await hashOf(sentences),
    translationHash: translation ? await hashOf(translatedSentences(sentences, translation)) : null,
  };
}

/** Everything that a story says, for an administrator who has to judge it. */
export function wordsOf({ sentences, translation }: StoredStory): string[] {
  const told = joinSentences(sentences);
  if (!translation) return [told];
  const { title, sentences: translated, words, questions } = translation;
  const other = [
    ...(title === null ? [] : [title]),
    translated.map(({ text }) => text).join(' '),
    ...words.map(({ word, gloss }) => `${word}: ${gloss}`),
    ...questions.map(({ text, translation }) => `${text} ${translation}`),
  ];
  return [told, other.join('\n')];
}
