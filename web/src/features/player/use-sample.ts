import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { notify } from '../toasts/notify.ts';
import { type Pausable, pauseOthers } from './playback/exclusive-playback.ts';

/** Function that plays the sample of a chosen voice or track, instead of the last one; null stops it. */
export function useSample(): (url: string | null) => void {
  const { t } = useWords('player');
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => audio.current?.pause(), []);
  return (url) => {
    audio.current?.pause();
    audio.current = null;
    if (url === null) return;
    const element = new Audio(url);
    const sound: Pausable = { pause: () => element.pause() };
    audio.current = element;
    pauseOthers(sound);
    element.play().catch((thrown: unknown) => {
      // Aborted before the start, by the next choice: no error.
      if ((thrown as { name?: string }).name !== 'AbortError') notify(t('player.sampleFailed'), 'error');
    });
  };
}
