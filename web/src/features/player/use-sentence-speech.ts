import { useCallback, useSyncExternalStore } from 'react';
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
import { useNarration } from './narration-context.ts';

/**
 * Who reads a sentence alone, and how fast: as the newest narration in that language, whose sentences are spoken already, else the
 * voice that is chosen, else the first of the language.
 */
export function soundOfSentence(
  language: Language,
  versions: readonly Narration[],
  choice: NarrationChoice,
): { voiceId: VoiceId; speechRate: SpeechRate } {
  const version = versions.findLast((one) => one.language === language);
  const voices = [version?.voiceId, choice.voiceId, DEFAULT_VOICES[language]];
  const voiceId = VOICE_IDS.find(
    (id) =>
      id ===
      voices.find((voice) =>
        VOICE_IDS.some((known) => known === voice && languageOfVoice(known) === language),
      ),
  );
  const speechRate = SPEECH_RATES.find((rate) => rate === version?.speechRate);
  return { voiceId: voiceId ?? DEFAULT_VOICES[language], speechRate: speechRate ?? choice.speechRate };
}

/** What is heard alone of the story around this component, and how to hear a sentence: to be called within a press. */
export function useSentenceSpeech() {
  const { runner, sentences, choice } = useNarration();
  const state = useSyncExternalStore(sentences.subscribe, sentences.getState);
  const hear = useCallback(
    (index: number, language: Language) => {
      const sound = soundOfSentence(language, runner.getState().versions, choice);
      sentences.hear({ index, language, ...sound });
    },
    [runner, sentences, choice],
  );
  return { state, hear };
}
