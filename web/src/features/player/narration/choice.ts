import type { EditionChoice } from '../../../../../contract/narration.ts';
import {
  DEFAULT_MUSIC,
  DEFAULT_SPEECH_RATE,
  DEFAULT_VOICES,
  type Language,
  languageOfVoice,
  MUSIC_CHOICES,
  type MusicChoice,
  type SpeechRate,
  type VoiceId,
} from '../../../../../contract/options.ts';
import { paragraphs } from '../../../../../contract/paragraphs.ts';
import type { Narration, Sentence, Story } from '../../../../../contract/schemas/stories.ts';

/** Sound of a narration. `cast`: the story's figures speak in voices of their own. */
export type NarrationChoice = {
  voiceId: VoiceId;
  speechRate: SpeechRate;
  musicTrack: MusicChoice;
  cast?: true;
  /** Whether the family's recordings are heard, and the digest of those that there are. */
  ours?: true;
  takes?: string;
};

export const defaultChoice = (language: Language, cast = false): NarrationChoice => ({
  voiceId: DEFAULT_VOICES[language],
  speechRate: DEFAULT_SPEECH_RATE,
  musicTrack: DEFAULT_MUSIC,
  ...(cast && { cast }),
});

/** The edition of a version that was ordered so; undefined for none. */
export function editionOf({ sleepEdition, practiceEdition }: Narration, edition: EditionChoice) {
  if (edition.kind === 'sleep') return sleepEdition?.minutes === edition.minutes ? sleepEdition : undefined;
  return practiceEdition?.learns === edition.learns ? practiceEdition : undefined;
}

/** What there is of a version beside itself. */
export const editionsOf = ({ sleepEdition, practiceEdition }: Narration): EditionChoice[] => [
  ...(sleepEdition ? [{ kind: 'sleep', minutes: sleepEdition.minutes } as const] : []),
  ...(practiceEdition ? [{ kind: 'practice', learns: practiceEdition.learns } as const] : []),
];

/** An edition in the form of a narration to play; null without it. */
export function toEdition(narration: Narration, edition: EditionChoice | null): Narration | null {
  const made = edition && editionOf(narration, edition);
  if (!made) return null;
  const { audioUrl, duration, timeline } = made;
  return { ...narration, audioUrl, duration, timeline };
}

type Sides = Pick<Story, 'content' | 'sentences' | 'language' | 'translation'>;

/** Language that this voice reads: of a bilingual story the voice's own, else the story's. */
export function languageRead({ language, translation }: Sides, voiceId: VoiceId): Language {
  const spoken = languageOfVoice(voiceId);
  return translation?.language === spoken ? spoken : language;
}

/** Whether figures speak in the text that this voice reads. Otherwise there is no narration with their voices. */
export function hasFigures(story: Sides & Partial<Pick<Story, 'cast'>>, voiceId: VoiceId): boolean {
  const isOwn = languageRead(story, voiceId) === story.language;
  const side = isOwn ? story.sentences : (story.translation?.sentences ?? []);
  return story.cast !== undefined && side.some(({ speech }) => speech !== undefined);
}

/** The choice without character voices where no figure speaks. */
export function choiceFor(story: Parameters<typeof hasFigures>[0], choice: NarrationChoice): NarrationChoice {
  if (!choice.cast || hasFigures(story, choice.voiceId)) return choice;
  const { cast: _, ...alone } = choice;
  return alone;
}

/** Sentences of one side. A sentence without a pair is missing on the other side. */
function sideOf({ sentences, translation }: Sides): Sentence[] {
  const texts = new Map(translation?.sentences.map(({ index, text }) => [index, text]));
  return sentences.flatMap((sentence) => {
    const text = texts.get(sentence.index);
    return text === undefined ? [] : [{ ...sentence, text }];
  });
}

/** Title and sentences of the story in the language that is heard; in its own while that is unknown. */
export function sideHeard(story: Sides & Pick<Story, 'title'>, language: Language | null) {
  const { translation } = story;
  return translation && language === translation.language
    ? { title: translation.title ?? story.title, language, sentences: sideOf(story) }
    : { title: story.title, language: story.language, sentences: story.sentences };
}

/** Text that this voice reads, as one string and by sentence. */
export function textRead(story: Sides, voiceId: VoiceId): { content: string; sentences: Sentence[] } {
  if (languageRead(story, voiceId) === story.language) return story;
  const sentences = sideOf(story);
  const told = paragraphs(sentences).map((each) => each.map(({ text }) => text).join(' '));
  return { content: told.join('\n\n'), sentences };
}

/** Whether a version is of this choice. Random music matches any version with music. */
const isOf =
  (choice: NarrationChoice, story: Sides) =>
  ({ voiceId, speechRate, musicTrack, language, cast, takes }: Narration): boolean =>
    language === languageRead(story, choice.voiceId) &&
    cast === choice.cast &&
    takes === choice.takes &&
    voiceId === choice.voiceId &&
    speechRate === choice.speechRate &&
    (musicTrack === choice.musicTrack || (choice.musicTrack === 'random' && musicTrack !== 'none'));

/** The choice with the music of its version of an earlier text, which is made anew and is no further version. */
export function readAgain(
  versions: readonly Narration[],
  choice: NarrationChoice,
  story: Sides,
): NarrationChoice | null {
  const before = [...versions].reverse().find((one) => one.ofEarlierText && isOf(choice, story)(one));
  const musicTrack = MUSIC_CHOICES.find((track) => track === before?.musicTrack);
  return musicTrack ? { ...choice, musicTrack } : null;
}

/**
 * Existing version that matches the choice, so that none has to be made. Random music matches any version with music,
 * the newest first: a specific track can be chosen by name.
 */
export function madeAlready(
  versions: readonly Narration[],
  choice: NarrationChoice,
  story: Sides,
): Narration | null {
  const fits = isOf(choice, story);
  return [...versions].reverse().find((one) => !one.ofEarlierText && fits(one)) ?? null;
}
