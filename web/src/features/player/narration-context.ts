import { createContext, useContext } from 'react';
import type { NarrationChoice } from './narration/choice.ts';
import type { NarratedStory, NarrationSession } from './narration/narration-session.ts';
import type { Player } from './playback/player.ts';
import type { SleepTimer } from './playback/sleep-timer.ts';

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
