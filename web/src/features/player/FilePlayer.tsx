import type { ReactNode, Ref } from 'react';
import { useWords } from '../../i18n/words.ts';
import { useRootMark } from '../../lib/root-mark.ts';
import { AUDIO_ITEM, MadeByAi } from '../story-text/MadeByAi.tsx';
import { PlaybackProblem } from './NarrationProblem.tsx';
import { PlayButton } from './PlayButton.tsx';
import { PlayerKeys, ProgressSlider } from './ProgressSlider.tsx';
import './player.css';
import type { AnnouncedFile } from './use-announced.ts';
import { usePlaybackState } from './use-playback.ts';

type FilePlayerProps = Pick<AnnouncedFile, 'player' | 'duration' | 'timeline'> & {
  playRef?: Ref<HTMLButtonElement>;
  /** Further controls of its row. */
  children?: ReactNode;
};

/** Row at the bottom of a page for the open file of a player. */
export function FilePlayer({ player, duration, timeline, playRef, children }: FilePlayerProps) {
  const { t } = useWords('player');
  const playback = usePlaybackState(player);
  useRootMark('docked');
  return (
    <section className="narration" aria-label={t('player.label')}>
      {playback.name === 'error' ? (
        <PlaybackProblem failure={playback.failure} onRetry={() => player.retry()} />
      ) : null}
      <PlayerKeys player={player} timeline={() => timeline} className="dock">
        <PlayButton ref={playRef} state={playback} onToggle={() => player.toggle()} />
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
