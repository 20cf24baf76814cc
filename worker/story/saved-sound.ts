import { fileName } from '../../contract/file-name.ts';
import { type EditionChoice, editionName } from '../../contract/narration.ts';
import { type Language, OPTION_ALIASES } from '../../contract/options.ts';
import type { Database } from '../directory/client.ts';
import { type ExampleFacts, exampleFacts } from '../directory/examples.ts';
import type { SoundRow, Version } from '../home-storage/library.ts';
import { choiceOf } from '../home-storage/schema.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { editionWords, titleWith, versionDetails } from '../narration/version-names.ts';
import { type SoundLabel, storedSoundBytes } from './labelled-sound.ts';
import type { Shown } from './picture.ts';
import { sceneOf } from './scene.ts';

/** File name and tag of a downloaded sound. `soundBytes`: size of the stored file without its tag. */
export type SavedSound = { fileName: string; label: SoundLabel; soundBytes: number };

/** A narration with the versions of its text, which tell its name apart. */
export type NamedSound = { sound: SoundRow; versions: Version[] };

type TextFacts = { title: string; language: Language; shown: Shown };

const textOfExample = ({ title, language, type, age }: ExampleFacts): TextFacts => ({
  title,
  language: OPTION_ALIASES.language[language],
  shown: {
    scene: null,
    storyType: type,
    ageGroup: age === 'all' ? 'default' : age,
  },
});

/** Facts of the narrated text, with the title in the narration's language where there is one. */
function textOf({ story, language, translatedTitle }: SoundRow): TextFacts | null {
  if (!story) return null;
  const { storyType, ageGroup } = story.options;
  const shown = { scene: sceneOf(story), storyType, ageGroup };
  const isOther = language !== story.language && translatedTitle !== null;
  return isOther
    ? { title: translatedTitle, language, shown }
    : { title: story.title, language: story.language, shown };
}

/** @param details follow the title @param language language of the audio @param isByFamily whether they read a part */
const savedAs = (
  text: TextFacts,
  details: readonly string[],
  language: Language,
  soundBytes: number,
  isByFamily = false,
): SavedSound => ({
  soundBytes,
  fileName: fileName(text.title, 'mp3', { details, unnamed: 'audio' }),
  label: {
    tag: { ...narrationTag(language, isByFamily), title: titleWith(text.title, details) },
    shown: text.shown,
  },
});

/**
 * Bytes of sound in the file of a narration or of an edition of it.
 * @returns null when there is no such edition, or not any more
 */
export function soundBytesOf(
  { soundBytes, editions }: Pick<SoundRow, 'soundBytes' | 'editions'>,
  edition: EditionChoice | null,
): number | null {
  if (edition === null) return soundBytes;
  const stored = editions.find((one) => editionName(choiceOf(one)) === editionName(edition));
  return stored?.soundBytes ?? null;
}

/**
 * File name and tag of a user's narration or an edition of it: the title, followed by the details that distinguish it from
 * other versions.
 * @returns null without the file or the text of the row
 */
export async function namedSound(
  db: Database,
  { sound, versions }: NamedSound,
  edition: EditionChoice | null,
): Promise<SavedSound | null> {
  const soundBytes = soundBytesOf(sound, edition);
  const example = sound.exampleId === null ? null : await exampleFacts(db, sound.exampleId);
  const text = example ? textOfExample(example) : textOf(sound);
  if (!text || soundBytes === null) return null;
  const details = [
    ...versionDetails(sound, versions, text.language),
    ...(edition === null ? [] : [editionWords(edition.kind, text.language)]),
  ];
  return savedAs(text, details, sound.language, soundBytes, sound.takes !== null);
}

/** As `namedSound`, of an example's own narration. */
export async function savedExample(
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
