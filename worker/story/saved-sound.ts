import { coverKey } from '../../contract/covers.ts';
import { fileName } from '../../contract/file-name.ts';
import { type AgeGroup, type Language, OPTION_ALIASES, type StoryType } from '../../contract/options.ts';
import type { Database } from '../db/client.ts';
import { type ExampleFacts, exampleFacts } from '../db/examples.ts';
import { type SoundRow, soundOf, versionsOf } from '../db/narrations.ts';
import { exampleOfAudio, ownerOf, sleepKey, storyKey } from '../files/keys.ts';
import { type SoundLabel, storedSoundBytes } from '../narration/labelled-sound.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { sleepWords, titleWith, versionDetails } from '../narration/version-names.ts';
import { readStoredStory } from './stored-story.ts';

/** How a sound is saved on a device. `soundBytes`: of the stored file, after its tag. */
export type SavedSound = { fileName: string; label: SoundLabel; soundBytes: number };

type TextFacts = { title: string; language: Language; storyType: StoryType; ageGroup: AgeGroup };

const textOfExample = ({ title, language, type, age }: ExampleFacts): TextFacts => ({
  ...{ title, language: OPTION_ALIASES.language[language], storyType: type },
  ageGroup: age === 'all' ? 'default' : age,
});

/** What the text of a sound says, with the title in the language that is heard where it has one. */
async function textOf(files: R2Bucket, { story, example, language }: SoundRow): Promise<TextFacts | null> {
  if (example) return textOfExample(example);
  if (!story) return null;
  const { storyType, ageGroup } = story.options;
  const isOther = language !== null && language !== story.language;
  const stored = isOther ? await readStoredStory(files, storyKey(story.userId, story.id)) : null;
  const translation = stored?.translation;
  if (translation?.title)
    return { title: translation.title, language: translation.language, storyType, ageGroup };
  return { title: story.title, language: story.language, storyType, ageGroup };
}

/** A sound by the name of its text. @param details that follow the title @param heard which language */
const savedAs = (
  text: TextFacts,
  details: readonly string[],
  heard: Language,
  soundBytes: number,
): SavedSound => ({
  soundBytes,
  fileName: fileName(text.title, 'mp3', { details, unnamed: 'audio' }),
  label: {
    tag: { ...narrationTag(heard), title: titleWith(text.title, details) },
    coverKey: coverKey(text.storyType, text.ageGroup, 'small'),
  },
});

/**
 * The narration of an example, or a person's own narration or sleep edition: its title is its name, followed by what
 * tells it from the other versions, if there are any.
 * @returns null for a file of another kind, and for one without a row
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
  const told = sound.story?.language ?? text.language;
  const version = { ...sound, language: sound.language ?? told };
  const details = [
    ...versionDetails(version, await versionsOf(db, sound, told), text.language),
    ...(isSleepEdition ? [sleepWords(text.language)] : []),
  ];
  return savedAs(text, details, version.language, soundBytes);
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
