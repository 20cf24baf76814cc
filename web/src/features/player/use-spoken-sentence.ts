import { useCallback, useSyncExternalStore } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import type { Player } from './playback/player.ts';
import { languageAt, sentenceAt, startOf } from './playback/timeline.ts';

/** Text that a player reads aloud. The same object for the same text. */
export type SpokenText = {
  timeline: () => readonly SpokenSentence[];
  /** Whether all sentences have times. */
  isComplete: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Whether a loading sound had played before and resumes, as after a lost connection. */
  isResumed: boolean;
};

/** A finished file with its timeline; without one nothing is marked. */
export function finishedText(timeline: readonly SpokenSentence[] = []): SpokenText {
  return {
    timeline: () => timeline,
    isComplete: () => true,
    subscribe: () => () => undefined,
    isResumed: false,
  };
}

/** Whether the player reads now, or did until it was paused. */
export function isReading(player: Player, { isResumed }: Pick<SpokenText, 'isResumed'>): boolean {
  const { name } = player.getState();
  return name === 'playing' || name === 'paused' || (name === 'loading' && isResumed);
}

/** Spoken sentence of a player; renders only when it changes. */
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
  const language = useSyncExternalStore(subscribe, () =>
    isReading(player, text) ? languageAt(text.timeline(), player.position) : null,
  );
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
    /** The current sentence, also while paused; null while nothing is read. */
    index,
    /** Its language in a sound of two languages; null in any other. */
    saidIn: language,
    /** Whether `playFrom` would have an effect. */
    canPlayFrom,
    /** Continues reading at the beginning of a sentence, if it has been made. */
    playFrom,
  };
}
