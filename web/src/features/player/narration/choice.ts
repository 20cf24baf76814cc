import {
  DEFAULT_MUSIC,
  DEFAULT_SPEECH_RATE,
  DEFAULT_VOICES,
  type Language,
  type MusicChoice,
  type SpeechRate,
  type VoiceId,
} from '../../../../../contract/options.ts';
import type { Narration } from '../../../../../contract/schemas/stories.ts';

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

/**
 * The version that already sounds as chosen, so that nothing has to be made. With random music any version that has
 * music will do, the newest first: another track can be chosen by name.
 */
export function madeAlready(versions: readonly Narration[], choice: NarrationChoice): Narration | null {
  const fits = ({ voiceId, speechRate, musicTrack }: Narration) =>
    voiceId === choice.voiceId &&
    speechRate === choice.speechRate &&
    (musicTrack === choice.musicTrack || (choice.musicTrack === 'random' && musicTrack !== 'none'));
  return versions.findLast(fits) ?? null;
}
