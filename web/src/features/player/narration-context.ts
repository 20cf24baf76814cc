import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import type { NarrationChoice } from './narration/choice.ts';
import type { NarrationRunner } from './narration/narration-runner.ts';
import { exactDuration, languageHeard, type NarratedStory, timelineOf } from './narration/narration-state.ts';
import type { Player } from './playback/player.ts';
import { type SpokenText, useSpokenSentence } from './use-spoken-sentence.ts';

export type NarrationContextValue = {
  story: NarratedStory;
  runner: NarrationRunner;
  player: Player;
  choice: NarrationChoice;
  setChoice: (choice: NarrationChoice) => void;
  /** Whether the sleep edition of the choice is wanted. */
  isForSleep: boolean;
  setForSleep: (wanted: boolean) => void;
};

export const NarrationContext = createContext<NarrationContextValue | null>(null);

export function useNarration(): NarrationContextValue {
  const value = useContext(NarrationContext);
  if (!value) throw new Error('There is no NarrationProvider around this component.');
  return value;
}

/** Finished narrations of the surrounding story, oldest first. */
export function useVersions(): readonly Narration[] {
  const { runner } = useNarration();
  return useSyncExternalStore(runner.subscribe, () => runner.getState().versions);
}

/** The text that the surrounding narration reads. */
export function useNarratedText(): SpokenText {
  const { runner } = useNarration();
  return useMemo(
    (): SpokenText => ({
      timeline: () => timelineOf(runner.getState()),
      isComplete: () => exactDuration(runner.getState()) !== null,
      subscribe: runner.subscribe,
      isResumed: true,
    }),
    [runner],
  );
}

/** The sentence that the surrounding narration reads now. */
export function useNarratedSentence() {
  const { runner, player } = useNarration();
  const spoken = useSpokenSentence(player, useNarratedText());
  const known = useSyncExternalStore(runner.subscribe, () =>
    languageHeard(runner.getState(), player.position),
  );
  return {
    ...spoken,
    /** Language of the sentence; null while unknown. */
    language: spoken.saidIn ?? known,
  };
}
