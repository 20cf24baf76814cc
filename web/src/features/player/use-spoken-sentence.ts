import { useCallback, useSyncExternalStore } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import type { Player } from './playback/player.ts';
import { sentenceAt, startOf } from './playback/timeline.ts';

/** What a player reads aloud. The same object as long as it is the same text. */
export type SpokenText = {
  timeline: () => readonly SpokenSentence[];
  /** Whether no sentence is still to come. */
  isComplete: () => boolean;
  /** Calls back when one of the two has changed. */
  subscribe: (listener: () => void) => () => void;
  /** Whether a sound that is being loaded was heard before and is where it was, as after a lost connection. */
  isResumed: boolean;
};

/** A finished file with its timeline. Without one nothing is marked. */
export function finishedText(timeline: readonly SpokenSentence[] = []): SpokenText {
  return {
    timeline: () => timeline,
    isComplete: () => true,
    subscribe: () => () => undefined,
    isResumed: false,
  };
}

/** Whether something is read just now, or was until it was paused. */
export function isReading(player: Player, { isResumed }: Pick<SpokenText, 'isResumed'>): boolean {
  const { name } = player.getState();
  return name === 'playing' || name === 'paused' || (name === 'loading' && isResumed);
}

/** Renders again only when another sentence is spoken. */
export function useSpokenSentence(player: Player, text: SpokenText) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [player.subscribeTime(listener), player.subscribe(listener), text.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [player, text],
  );
  const index = useSyncExternalStore(subscribe, () => {
    return isReading(player, text) ? sentenceAt(text.timeline(), player.position, text.isComplete()) : null;
  });
  const canPlayFrom = useSyncExternalStore(subscribe, () => {
    const { name } = player.getState();
    const isOpen = name === 'playing' || name === 'paused' || name === 'ready' || name === 'ended';
    return (isOpen || (name === 'loading' && text.isResumed)) && text.timeline().length > 0;
  });
  const playFrom = useCallback(
    (sentence: number) => {
      const start = startOf(text.timeline(), sentence);
      if (start === null) return;
      player.seek(start);
      if (!player.isPlayWanted) player.play();
    },
    [player, text],
  );
  return {
    /** The sentence that is heard now, or where it was paused; null while nothing is read. */
    index,
    /** Whether `playFrom` would do something. */
    canPlayFrom,
    /** Goes on reading from the beginning of a sentence, as far as that has been made. */
    playFrom,
  };
}
