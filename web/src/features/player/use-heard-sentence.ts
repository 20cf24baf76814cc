import { useCallback, useSyncExternalStore } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import type { Player } from './playback/player.ts';
import { sentenceAt, startOf } from './playback/timeline.ts';
import type { SpokenSentenceState } from './use-spoken-sentence.ts';

const NOTHING_SPOKEN: readonly SpokenSentence[] = [];

/** The sentence that a finished file is at, by its timeline. Without one nothing is marked. */
export function useHeardSentence(
  player: Player,
  timeline: readonly SpokenSentence[] = NOTHING_SPOKEN,
): SpokenSentenceState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [player.subscribeTime(listener), player.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [player],
  );
  const index = useSyncExternalStore(subscribe, () => {
    const { name } = player.getState();
    return name === 'playing' || name === 'paused' ? sentenceAt(timeline, player.position, true) : null;
  });
  const canPlayFrom = useSyncExternalStore(subscribe, () => {
    const { name } = player.getState();
    const hasSound = name === 'playing' || name === 'paused' || name === 'ready' || name === 'ended';
    return hasSound && timeline.length > 0;
  });
  const playFrom = useCallback(
    (sentence: number) => {
      const start = startOf(timeline, sentence);
      if (start === null) return;
      player.seek(start);
      if (!player.isPlayWanted) player.play();
    },
    [player, timeline],
  );
  return { index, canPlayFrom, playFrom };
}
