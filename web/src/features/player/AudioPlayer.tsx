import { type ReactElement, useEffect, useState } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { Moon } from '../../ui/drawings/brand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { fileProxy } from './files/file-fetching.ts';
import { PlaybackProblem } from './NarrationProblem.tsx';
import type { AudioSource } from './playback/audio-source.ts';
import { announceMedia } from './playback/media-session.ts';
import { Player } from './playback/player.ts';
import { takeSound } from './playback/started-sound.ts';
import { stepSentence } from './playback/timeline.ts';
import { PlayButton } from './PlayButton.tsx';
import { PlayerKeys, ProgressSlider } from './ProgressSlider.tsx';
import './player.css';
import { usePlaybackState } from './use-playback.ts';

type AudioPlayerProps = {
  source: AudioSource | null;
  title: string;
  /** Seconds; when absent, the file's measured duration. */
  duration?: number;
  /** Without it, steps are of ten seconds. */
  timeline?: readonly SpokenSentence[];
  /** External player, whose owner also disposes of it. */
  player?: Player;
  /** Room for falling asleep to it. */
  room?: (onWake: () => void) => ReactElement;
  /** Whether a reload found that room open. */
  wasInRoom?: boolean;
};

const NONE: readonly SpokenSentence[] = [];

/** Player of one finished file, such as an example's narration. Waits for a press. */
export function AudioPlayer({
  source,
  title,
  duration,
  timeline = NONE,
  player: given,
  room,
  wasInRoom = false,
}: AudioPlayerProps) {
  const { t } = useWords('player');
  const [player] = useState(
    () => given ?? new Player({ fetch: (input, init) => fetch(input, init), proxy: fileProxy }),
  );
  const playback = usePlaybackState(player);
  const artist = t('common.brand');
  const url = typeof source === 'string' ? source : source && 'url' in source ? source.url : null;
  const data = source && typeof source === 'object' && 'audioData' in source ? source.audioData : null;
  useEffect(() => {
    const started = takeSound(url);
    if (url !== null && started) player.openStarted(url, started);
    else player.openFinished(data === null ? url : { audioData: data }, { wanted: false });
    return () => player.close();
  }, [player, url, data]);
  useEffect(() => {
    if (!given) return () => player.dispose();
  }, [player, given]);

  const whole = () => duration ?? player.measuredDuration ?? 0;
  useEffect(() => {
    const seconds = () => duration ?? player.measuredDuration ?? 0;
    const step = (by: -1 | 1) =>
      timeline.length > 0 ? stepSentence(player, timeline, by) : player.seek(player.position + by * 10);
    return announceMedia({ player, title, artist, cover: null, duration: seconds, step });
  }, [player, title, artist, duration, timeline]);

  const [isInRoom, setInRoom] = useState(wasInRoom);
  const sleepButton = useFocusAfter<HTMLButtonElement>(isInRoom);
  if (isInRoom && room) return room(() => setInRoom(false));
  return (
    <section className="audio-player" aria-label={t('player.label')}>
      {playback.name === 'error' ? (
        <PlaybackProblem failure={playback.failure} onRetry={() => player.retry()} />
      ) : (
        <PlayerKeys player={player} timeline={() => timeline} className="controls">
          <PlayButton state={playback} onToggle={() => player.toggle()} />
          <ProgressSlider player={player} duration={whole} isExact disabled={playback.name === 'loading'} />
          <DownloadLink url={url} title={title} />
          {room ? (
            <IconButton
              ref={sleepButton}
              label={t('player.sleep')}
              onClick={() => {
                setInRoom(true);
                if (!player.isPlayWanted) player.play();
              }}
            >
              <Moon width={26} height={26} />
            </IconButton>
          ) : null}
        </PlayerKeys>
      )}
      <p className="sr-only" role="status">
        {playback.name === 'empty' || playback.name === 'error' ? '' : t(`player.state.${playback.name}`)}
      </p>
    </section>
  );
}
