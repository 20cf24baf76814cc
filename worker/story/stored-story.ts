import type { Language } from '../../contract/options.ts';
import { paragraphs } from '../../contract/paragraphs.ts';
import type { Sentence, StoryTranslation } from '../../contract/schemas/stories.ts';
import { type StoredStory, storedStory } from '../home-storage/stored-document.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { joinSentences, textHash } from './story-text.ts';

export const STORED_STORY_TYPE = 'application/json; charset=utf-8';

/** JSON of a story's document. @param story other fields are dropped */
export const serializeStory = (story: StoredStory): string => JSON.stringify(storedStory.parse(story));

/** Writes a story's document. Idempotent. */
export async function storeStory(files: R2Bucket, key: string, story: StoredStory): Promise<void> {
  await files.put(key, serializeStory(story), { httpMetadata: { contentType: STORED_STORY_TYPE } });
}

/**
 * Reads a story's document. A damaged one is logged.
 * @returns the document with the time of its last write (epoch ms); null when it is missing or damaged
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
    logLine('error', { damaged: key, error: redactedErrorMessage(error) });
    return null;
  }
}

/** Sentences of a story in one language; null when it does not have this language. */
export function sentencesIn(
  { language: own, sentences, translation }: StoredStory,
  language: Language,
): Sentence[] | null {
  if (language === own) return sentences;
  return translation?.language === language ? translatedSentences(sentences, translation) : null;
}

/** A story's text in its own language, and each sentence that its user changed, in the languages that it has. */
export function toldIn({
  title,
  document: { sentences, translation },
}: {
  title: string;
  document: Pick<StoredStory, 'sentences' | 'translation'>;
}) {
  const sides = new Map(translation?.sentences.map((side) => [side.index, side]));
  const changed = sentences.flatMap((own) => {
    const side = sides.get(own.index);
    if (own.editedAt === undefined && side?.editedAt === undefined) return [];
    return [[own.text, ...(side ? [side.text] : [])]];
  });
  return { title, sentences: sentences.map(({ text }) => text), changed };
}

/** Texts of the paragraphs in its own language. */
export const paragraphsIn = ({ sentences }: Pick<StoredStory, 'sentences'>): string[] =>
  paragraphs(sentences).map((paragraph) => paragraph.map(({ text }) => text).join(' '));

/** Title and sentences of a story's other side; none without one. */
export const otherSideIn = ({ document }: { document: Pick<StoredStory, 'translation'> }): string[] => {
  const { title = null, sentences = [] } = document.translation ?? {};
  return [title ?? '', ...sentences.map(({ text }) => text)];
};

/** Translated sentences with their index and paragraph; untranslated ones are left out. */
export function translatedSentences(
  sentences: readonly Sentence[],
  { sentences: translated }: Pick<StoryTranslation, 'sentences'>,
): Sentence[] {
  const sides = new Map(translated.map((side) => [side.index, side]));
  return sentences.flatMap(({ index, paragraph }) => {
    const side = sides.get(index);
    return side === undefined ? [] : [{ ...side, paragraph }];
  });
}

/** Hashes that match the text of an audio request to its story: of the story's own language and of its translation. */
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

/** All text of a story, for the administrator who judges a report. */
export function wordsOf({ sentences, translation }: StoredStory): string[] {
  const text = joinSentences(sentences);
  if (!translation) return [text];
  const { title, sentences: translated, words, questions } = translation;
  const other = [
    ...(title === null ? [] : [title]),
    translated.map(({ text }) => text).join(' '),
    ...words.map(({ word, gloss }) => `${word}: ${gloss}`),
    ...questions.map(({ text, translation }) => `${text} ${translation}`),
  ];
  return [text, other.join('\n')];
}
