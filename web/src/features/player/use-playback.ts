import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { advance, type Progress } from './playback/estimate.ts';
import type { PlaybackState } from './playback/playback-state.ts';
import type { Player } from './playback/player.ts';

export function usePlaybackState(player: Player): PlaybackState {
  return useSyncExternalStore(player.subscribe, player.getState);
}

const AT_START: Progress = { position: 0, share: 0 };
/**
 * Step of the shown time in seconds. The time is shown in whole seconds, and in half a second the thumb of a story of
 * three minutes moves by less than a pixel of a phone. Each step renders the slider.
 */
const STEP = 0.5;

/** Playback position for a slider. `duration` in seconds, called each time because an estimate changes. */
export function useProgress(player: Player, duration: () => number): Progress {
  const [shown, setShown] = useState(AT_START);
  const latest = useRef(duration);
  latest.current = duration;
  useEffect(() => {
    let last = AT_START;
    const look = () => {
      const position = Math.round(player.position / STEP) * STEP;
      const next = advance(last, position, latest.current());
      if (next.position === last.position && next.share === last.share) return;
      last = next;
      setShown(next);
    };
    look();
    return player.subscribeTime(look);
  }, [player]);
  return shown;
}
