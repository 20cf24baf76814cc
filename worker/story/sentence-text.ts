import type { Language } from '../../contract/options.ts';
import type { StoryRow } from '../db/stories.ts';
import type { Refusal } from '../errors/refusal.ts';
import { storyKey } from '../files/keys.ts';
import { splitStory } from './story-text.ts';
import { storedTranslation } from './translation.ts';

/** What one sentence of a story says in one of its languages. @returns a refusal for what the story does not have */
export async function sentenceText(
  files: R2Bucket,
  row: StoryRow,
  language: Language,
  index: number,
): Promise<{ ok: true; text: string } | Refusal> {
  const side = language === row.language ? await ownSide(files, row) : await otherSide(files, row, language);
  if (side === 'not told') return { ok: false, code: 'invalid_request', fields: { language: 'unknown' } };
  const text = side.find((sentence) => sentence.index === index)?.text;
  return text ? { ok: true, text } : { ok: false, code: 'not_found' };
}

type Side = { index: number; text: string }[];

async function ownSide(files: R2Bucket, { id, userId, language }: StoryRow): Promise<Side> {
  const object = await files.get(storyKey(userId, id));
  return object ? splitStory(await object.text(), language) : [];
}

async function otherSide(files: R2Bucket, row: StoryRow, language: Language): Promise<Side | 'not told'> {
  const translation = await storedTranslation(files, row);
  return translation?.language === language ? translation.sentences : 'not told';
}
