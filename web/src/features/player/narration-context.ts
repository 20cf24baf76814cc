import { createContext, useContext, useMemo } from 'react';
import type { NarrationChoice } from './narration/choice.ts';
import type { NarratedStory, NarrationSession } from './narration/narration-session.ts';
import { exactDuration, timelineOf } from './narration/narration-state.ts';
import type { Player } from './playback/player.ts';
import type { SleepTimer } from './playback/sleep-timer.ts';
import { type SpokenText, useSpokenSentence } from './use-spoken-sentence.ts';

export type NarrationContextValue = {
  story: NarratedStory;
  session: NarrationSession;
  player: Player;
  sleep: SleepTimer;
  choice: NarrationChoice;
  setChoice: (choice: NarrationChoice) => void;
};

export const NarrationContext = createContext<NarrationContextValue | null>(null);

export function useNarration(): NarrationContextValue {
  const value = useContext(NarrationContext);
  if (!value) throw new Error('There is no NarrationProvider around this component.');
  return value;
}

/** The sentence of the story that the narration around this component reads now. */
export function useNarratedSentence() {
  const { session, player } = useNarration();
  const text = useMemo(
    (): SpokenText => ({
      timeline: () => timelineOf(session.getState()),
      isComplete: () => exactDuration(session.getState()) !== null,
      subscribe: session.subscribe,
      isResumed: true,
    }),
    [session],
  );
  return useSpokenSentence(player, text);
}
