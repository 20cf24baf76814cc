import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import {
  DEFAULT_VOICES,
  type Language,
  languageOfVoice,
  SPEECH_RATES,
  type SpeechRate,
  VOICE_IDS,
  type VoiceId,
} from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import type { NarrationChoice } from './narration/choice.ts';
import type { SentencePlace, SentencePlayer } from './playback/sentence-player.ts';

/** Independent of the narration player, so that pages without one can play sentences too. */

type Sound = { voiceId: VoiceId; speechRate: SpeechRate; cast?: true };

/**
 * Sound of a single sentence: that of the newest narration in that language, whose sentences are cached, else the chosen
 * one, else the first voice of the language.
 */
export function soundOfSentence(
  language: Language,
  versions: readonly Narration[],
  choice: Pick<NarrationChoice, 'voiceId' | 'speechRate' | 'cast'>,
): Sound {
  const version = [...versions].reverse().find((one) => one.language === language);
  const voices = [version?.voiceId, choice.voiceId, DEFAULT_VOICES[language]];
  const voiceId = VOICE_IDS.find(
    (id) =>
      id ===
      voices.find((voice) =>
        VOICE_IDS.some((known) => known === voice && languageOfVoice(known) === language),
      ),
  );
  const speechRate = SPEECH_RATES.find((rate) => rate === version?.speechRate);
  return {
    voiceId: voiceId ?? DEFAULT_VOICES[language],
    speechRate: speechRate ?? choice.speechRate,
    ...((version ?? choice).cast && { cast: true }),
  };
}

export type SentenceSpeech = {
  sentences: SentencePlayer;
  /** Sound of a sentence requested now. */
  soundOf: (place: SentencePlace) => Sound;
};

/** Provides the sentences within with single playback. */
export const SentenceSpeechContext = createContext<SentenceSpeech | null>(null);

function useSpeech(): SentenceSpeech {
  const speech = useContext(SentenceSpeechContext);
  if (!speech) throw new Error('There is no SentenceSpeechContext around this component.');
  return speech;
}

/** The sentence that plays alone now, or null. The same object for the same sentence. */
export function useSentenceAlone(): SentencePlace | null {
  const { sentences } = useSpeech();
  const state = useSyncExternalStore(sentences.subscribe, sentences.getState);
  return state.name === 'playing' ? state : null;
}

/** State of single playback on this page, and a function that plays a sentence, and another after it, within a press. */
export function useSentenceSpeech() {
  const { sentences, soundOf } = useSpeech();
  const state = useSyncExternalStore(sentences.subscribe, sentences.getState);
  const hear = useCallback(
    (place: SentencePlace, next: SentencePlace | null = null) =>
      sentences.hear({ ...place, ...soundOf(place) }, next && { ...next, ...soundOf(next) }),
    [sentences, soundOf],
  );
  return { state, hear };
}
