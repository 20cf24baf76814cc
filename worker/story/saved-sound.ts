import { coverKey } from '../../contract/covers.ts';
import { fileName } from '../../contract/file-name.ts';
import { type AgeGroup, type Language, OPTION_ALIASES, type StoryType } from '../../contract/options.ts';
import type { Database } from '../directory/client.ts';
import { type ExampleFacts, exampleFacts } from '../directory/examples.ts';
import { type SoundRow, soundOf, versionsOf } from '../directory/narrations.ts';
import { exampleOfAudio, ownerOf, sleepKey, storyKey } from '../files/keys.ts';
import { type SoundLabel, storedSoundBytes } from '../narration/labelled-sound.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { sleepWords, titleWith, versionDetails } from '../narration/version-names.ts';
import { readStoredStory } from './stored-story.ts';

/** File name and tag of a downloaded sound. `soundBytes`: size of the stored file without its tag. */
export type SavedSound = { fileName: string; label: SoundLabel; soundBytes: number };

type TextFacts = { title: string; language: Language; storyType: StoryType; ageGroup: AgeGroup };

const textOfExample = ({ title, language, type, age }: ExampleFacts): TextFacts => ({
  ...{ title, language: OPTION_ALIASES.language[language], storyType: type },
  ageGroup: age === 'all' ? 'default' : age,
});

/** Facts of the narrated text, with the title in the narration's language where there is one. */
async function textOf(files: R2Bucket, { story, example, language }: SoundRow): Promise<TextFacts | null> {
  if (example) return textOfExample(example);
  if (!story) return null;
  const { storyType, ageGroup } = story.options;
  const isOther = language !== story.language;
  const stored = isOther ? await readStoredStory(files, storyKey(story.userId, story.id)) : null;
  const translation = stored?.translation;
  if (translation?.title)
    return { title: translation.title, language: translation.language, storyType, ageGroup };
  return { title: story.title, language: story.language, storyType, ageGroup };
}

/** @param details follow the title @param language language of the audio */
const savedAs = (
  text: TextFacts,
  details: readonly string[],
  language: Language,
  soundBytes: number,
): SavedSound => ({
  soundBytes,
  fileName: fileName(text.title, 'mp3', { details, unnamed: 'audio' }),
  label: {
    tag: { ...narrationTag(language), title: titleWith(text.title, details) },
    coverKey: coverKey(text.storyType, text.ageGroup, 'small'),
  },
});

/**
 * File name and tag of an example's narration, or of a user's narration or sleep edition: the title, followed by the
 * details that distinguish it from other versions.
 * @returns null for a file of another kind or without a row
 */
export async function savedSound(db: Database, files: R2Bucket, key: string): Promise<SavedSound | null> {
  const exampleId = exampleOfAudio(key);
  if (exampleId !== null) return savedExample(db, files, key, exampleId);
  const owner = ownerOf(key);
  if (owner?.kind !== 'narration') return null;
  const sound = await soundOf(db, owner.userId, owner.id);
  const isSleepEdition = key === sleepKey(owner.userId, owner.id);
  const soundBytes = isSleepEdition ? sound?.sleepSoundBytes : sound?.soundBytes;
  const text = sound && (await textOf(files, sound));
  if (!sound || !text || soundBytes == null) return null;
  const details = [
    ...versionDetails(sound, await versionsOf(db, sound), text.language),
    ...(isSleepEdition ? [sleepWords(text.language)] : []),
  ];
  return savedAs(text, details, sound.language, soundBytes);
}

async function savedExample(
  db: Database,
  files: R2Bucket,
  key: string,
  id: string,
): Promise<SavedSound | null> {
  const [example, soundBytes] = await Promise.all([exampleFacts(db, id), storedSoundBytes(files, key)]);
  if (!example || soundBytes === null) return null;
  const text = textOfExample(example);
  return savedAs(text, [], text.language, soundBytes);
}
