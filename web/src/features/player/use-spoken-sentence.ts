import { useCallback, useSyncExternalStore } from 'react';
import { exactDuration, timelineOf } from './narration/narration-state.ts';
import { useNarration } from './narration-context.ts';
import { sentenceAt, startOf } from './playback/timeline.ts';

export type SpokenSentenceState = {
  /** The sentence that is heard now, or where it was paused; null while nothing is read. */
  index: number | null;
  /** Whether `playFrom` would do something. */
  canPlayFrom: boolean;
  /** Goes on reading from the beginning of a sentence, as far as that has been made. */
  playFrom: (index: number) => void;
};

/** Renders anew only when another sentence is spoken, not as time passes. */
export function useSpokenSentence(): SpokenSentenceState {
  const { session, player } = useNarration();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [player.subscribeTime(listener), player.subscribe(listener), session.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [player, session],
  );
  const index = useSyncExternalStore(subscribe, () => {
    const { name } = player.getState();
    // A sound that is being opened again is where it was.
    if (name !== 'playing' && name !== 'paused' && name !== 'loading') return null;
    const state = session.getState();
    return sentenceAt(timelineOf(state), player.position, exactDuration(state) !== null);
  });
  const canPlayFrom = useSyncExternalStore(subscribe, () => {
    const { name } = player.getState();
    const hasSound = name !== 'empty' && name !== 'blocked' && name !== 'error';
    return hasSound && timelineOf(session.getState()).length > 0;
  });
  const playFrom = useCallback(
    (sentence: number) => {
      const start = startOf(timelineOf(session.getState()), sentence);
      if (start === null) return;
      player.seek(start);
      if (!player.isPlayWanted) player.play();
    },
    [player, session],
  );
  return { index, canPlayFrom, playFrom };
}
