import {
  DEFAULT_MUSIC,
  DEFAULT_SPEECH_RATE,
  DEFAULT_VOICES,
  type Language,
  languageOfVoice,
  type MusicChoice,
  type SpeechRate,
  type VoiceId,
} from '../../../../../contract/options.ts';
import { paragraphs } from '../../../../../contract/paragraphs.ts';
import type { Narration, Sentence, Story } from '../../../../../contract/schemas/stories.ts';

/** How a narration is to sound. */
export type NarrationChoice = { voiceId: VoiceId; speechRate: SpeechRate; musicTrack: MusicChoice };

export function defaultChoice(language: Language): NarrationChoice {
  return { voiceId: DEFAULT_VOICES[language], speechRate: DEFAULT_SPEECH_RATE, musicTrack: DEFAULT_MUSIC };
}

/** A version's sleep edition as what is to be played; null while there is none. */
export function asleep(narration: Narration): Narration | null {
  const { sleepEdition } = narration;
  if (!sleepEdition) return null;
  const { audioUrl, duration, timeline } = sleepEdition;
  return { ...narration, audioUrl, duration, timeline };
}

type Sides = Pick<Story, 'content' | 'sentences' | 'language' | 'translation'>;

/** The language of the side that is read with this voice: of a story in two languages its own, else that of the story. */
export function languageRead({ language, translation }: Sides, voiceId: VoiceId): Language {
  const spoken = languageOfVoice(voiceId);
  return translation?.language === spoken ? spoken : language;
}

/** The texts of one side, a sentence each. A sentence without a pair is not in the other one. */
function sideOf({ sentences, translation }: Sides): Sentence[] {
  const texts = new Map(translation?.sentences.map(({ index, text }) => [index, text]));
  return sentences.flatMap((sentence) => {
    const text = texts.get(sentence.index);
    return text === undefined ? [] : [{ ...sentence, text }];
  });
}

/** What is read with this voice: as one text, and sentence by sentence. */
export function textRead(story: Sides, voiceId: VoiceId): { content: string; sentences: Sentence[] } {
  if (languageRead(story, voiceId) === story.language) return story;
  const sentences = sideOf(story);
  const told = paragraphs(sentences).map((each) => each.map(({ text }) => text).join(' '));
  return { content: told.join('\n\n'), sentences };
}

/**
 * The version that already sounds as chosen, so that nothing has to be made. With random music any version that has
 * music will do, the newest first: another track can be chosen by name.
 */
export function madeAlready(
  versions: readonly Narration[],
  choice: NarrationChoice,
  story: Sides,
): Narration | null {
  const read = languageRead(story, choice.voiceId);
  const fits = ({ voiceId, speechRate, musicTrack, language }: Narration) =>
    language === read &&
    voiceId === choice.voiceId &&
    speechRate === choice.speechRate &&
    (musicTrack === choice.musicTrack || (choice.musicTrack === 'random' && musicTrack !== 'none'));
  return versions.findLast(fits) ?? null;
}
