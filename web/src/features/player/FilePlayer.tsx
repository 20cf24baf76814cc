import { type ReactNode, useEffect } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { useRootMark } from '../../lib/root-mark.ts';
import { AUDIO_ITEM, MadeByAi } from '../story-text/MadeByAi.tsx';
import { PlaybackProblem } from './NarrationProblem.tsx';
import { type Announced, announceMedia } from './playback/media-session.ts';
import { stepSentence } from './playback/timeline.ts';
import { PlayButton } from './PlayButton.tsx';
import { PlayerKeys, ProgressSlider } from './ProgressSlider.tsx';
import './player.css';
import { usePlaybackState } from './use-playback.ts';

type FilePlayerProps = Pick<Announced, 'player' | 'title' | 'cover'> & {
  /** Seconds. */
  duration: number;
  timeline: readonly SpokenSentence[];
  /** Further controls of its row. */
  children?: ReactNode;
};

/** Row at the bottom of a page for the open file of a player, also on the lock screen, where it steps by sentence. */
export function FilePlayer({ player, title, cover, duration, timeline, children }: FilePlayerProps) {
  const { t } = useWords('player');
  const playback = usePlaybackState(player);
  const artist = t('common.brand');
  useRootMark('docked');
  useEffect(
    () =>
      announceMedia({
        player,
        title,
        artist,
        cover,
        duration: () => duration,
        step: (by) => stepSentence(player, timeline, by),
      }),
    [player, title, artist, cover, duration, timeline],
  );
  return (
    <section className="narration" aria-label={t('player.label')}>
      {playback.name === 'error' ? (
        <PlaybackProblem failure={playback.failure} onRetry={() => player.retry()} />
      ) : null}
      <PlayerKeys player={player} timeline={() => timeline} className="dock">
        <PlayButton state={playback} onToggle={() => player.toggle()} />
        <ProgressSlider
          player={player}
          duration={() => duration}
          isExact
          disabled={playback.name === 'loading' || playback.name === 'error'}
        />
        <div className="contents">{children}</div>
      </PlayerKeys>
      <span className="sr-only" {...AUDIO_ITEM}>
        <MadeByAi />
      </span>
    </section>
  );
}
