import { coverKey } from '../../contract/covers.ts';
import { fileName } from '../../contract/file-name.ts';
import { type AgeGroup, type Language, OPTION_ALIASES, type StoryType } from '../../contract/options.ts';
import type { Database } from '../db/client.ts';
import { type SoundRow, soundOf, versionsOf } from '../db/narrations.ts';
import { ownerOf, sleepKey } from '../files/keys.ts';
import type { SoundLabel } from '../narration/labelled-sound.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { sleepWords, titleWith, versionDetails } from '../narration/version-names.ts';
import { storedTranslation } from './translation.ts';

/** How a sound is saved on its owner's device. `soundBytes`: of the stored file, after its tag. */
export type SavedSound = { fileName: string; label: SoundLabel; soundBytes: number };

type TextFacts = { title: string; language: Language; storyType: StoryType; ageGroup: AgeGroup };

/** What the text of a sound says, with the title in the language that is heard where it has one. */
async function textOf(files: R2Bucket, { story, example, language }: SoundRow): Promise<TextFacts | null> {
  if (example) {
    const { title, type, age } = example;
    const ageGroup = age === 'all' ? 'default' : age;
    return { title, language: OPTION_ALIASES.language[example.language], storyType: type, ageGroup };
  }
  if (!story) return null;
  const { storyType, ageGroup } = story.options;
  const isOther = language !== null && language !== story.language;
  const translation = isOther ? await storedTranslation(files, story) : null;
  if (translation?.title)
    return { title: translation.title, language: translation.language, storyType, ageGroup };
  return { title: story.title, language: story.language, storyType, ageGroup };
}

/**
 * A person's own narration or sleep edition: its title is its name, followed by what tells it from the other versions, if there are any.
 * @returns null for a file of another kind, and for one without a row
 */
export async function savedSound(db: Database, files: R2Bucket, key: string): Promise<SavedSound | null> {
  const owner = ownerOf(key);
  if (owner?.kind !== 'narration') return null;
  const sound = await soundOf(db, owner.userId, owner.id);
  const isSleepEdition = key === sleepKey(owner.userId, owner.id);
  const soundBytes = isSleepEdition ? sound?.sleepSoundBytes : sound?.soundBytes;
  const text = sound && (await textOf(files, sound));
  if (!sound || !text || soundBytes == null) return null;
  const told = sound.story?.language ?? text.language;
  const version = { ...sound, language: sound.language ?? told };
  const details = [
    ...versionDetails(version, await versionsOf(db, sound, told), text.language),
    ...(isSleepEdition ? [sleepWords(text.language)] : []),
  ];
  return {
    soundBytes,
    fileName: fileName(text.title, 'mp3', { details, unnamed: 'audio' }),
    label: {
      tag: { ...narrationTag(version.language), title: titleWith(text.title, details) },
      coverKey: coverKey(text.storyType, text.ageGroup, 'small'),
    },
  };
}
