import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { StopIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../toasts/notify.ts';
import { SpeakerIcon } from './icons.tsx';
import { type Pausable, pauseOthers } from './playback/exclusive-playback.ts';

/** Plays a sample of a voice or track; stops it on a second press or when other sound starts. */
export function SampleButton({ url, name }: { url: string; name: string }) {
  const { t } = useWords('player');
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  useEffect(() => () => audio.current?.pause(), []);

  function play() {
    const element = new Audio(url);
    const sound: Pausable = { pause: () => element.pause() };
    audio.current = element;
    for (const over of ['pause', 'ended', 'error'] as const) {
      element.addEventListener(over, () => audio.current === element && setPlaying(false));
    }
    setPlaying(true);
    pauseOthers(sound);
    element.play().catch((thrown: unknown) => {
      setPlaying(false);
      // Aborted before the start on purpose: no error.
      if ((thrown as { name?: string }).name !== 'AbortError') notify(t('player.sampleFailed'), 'error');
    });
  }

  return (
    <IconButton
      label={playing ? t('player.stopSample', { name }) : t('player.sample', { name })}
      onClick={playing ? () => audio.current?.pause() : play}
    >
      {playing ? <StopIcon /> : <SpeakerIcon />}
    </IconButton>
  );
}
