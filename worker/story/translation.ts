import {
  type Sentence,
  type StoryQuestion,
  type StoryTranslation,
  type StoryWord,
  storyTranslation,
} from '../../contract/schemas/stories.ts';
import type { StoryRow } from '../db/stories.ts';
import { translationKey } from '../files/keys.ts';
import { describeError } from '../logging/error-description.ts';
import { logLine } from '../logging/log.ts';
import { joinSentences, textHash } from './story-text.ts';

/** A story's second language, as it is kept beside its text. */

export async function storeTranslation(
  files: R2Bucket,
  userId: string,
  storyId: string,
  translation: StoryTranslation,
): Promise<void> {
  await files.put(translationKey(userId, storyId), JSON.stringify(translation), {
    httpMetadata: { contentType: 'application/json; charset=utf-8' },
  });
}

type Row = Pick<StoryRow, 'id' | 'userId' | 'translationHash'>;

/** @returns null for a story in one language, and where the file is missing or cannot be read: the story itself can */
export async function storedTranslation(files: R2Bucket, row: Row): Promise<StoryTranslation | null> {
  return (await datedTranslation(files, row))?.translation ?? null;
}

/** The same, and when it was made or completed, in milliseconds since 1970: that may be long after the story. */
export async function datedTranslation(
  files: R2Bucket,
  row: Row,
): Promise<{ translation: StoryTranslation; storedAt: number } | null> {
  if (row.translationHash === null) return null;
  const object = await files.get(translationKey(row.userId, row.id));
  if (!object) return null;
  try {
    return { translation: await parseTranslation(object), storedAt: object.uploaded.getTime() };
  } catch (error) {
    logLine('error', { story: row.id, translation: describeError(error) });
    return null;
  }
}

/** @throws Error when the file is not what was stored */
export const parseTranslation = async (object: R2ObjectBody): Promise<StoryTranslation> =>
  storyTranslation.parse(await object.json());

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

/** What the story is known by when it comes back in its second language to be spoken. */
export function translationHash(
  sentences: readonly Sentence[],
  translation: StoryTranslation,
): Promise<string> {
  return textHash(joinSentences(translatedSentences(sentences, translation)));
}

const asLine = ({ word, gloss }: StoryWord) => `${word}: ${gloss}`;
const inBoth = ({ text, translation }: StoryQuestion) => `${text} ${translation}`;

/** Everything that a translation says, for somebody who has to judge it. */
export function wordsOf({ title, sentences, words, questions }: StoryTranslation): string {
  return [
    ...(title === null ? [] : [title]),
    sentences.map(({ text }) => text).join(' '),
    ...words.map(asLine),
    ...questions.map(inBoth),
  ].join('\n');
}
