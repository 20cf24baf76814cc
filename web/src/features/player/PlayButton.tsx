import type { Ref } from 'react';
import { useWords } from '../../i18n/words.ts';
import { PlayIcon } from '../../ui/drawings/icons.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PauseIcon } from './icons.tsx';
import { isPlayWanted, type PlaybackState } from './playback/playback-state.ts';

type PlayButtonProps = { state: PlaybackState; onToggle: () => void; ref?: Ref<HTMLButtonElement> };

/** Big round play button. While sound is loading it shows that, and a press cancels the wish. */
export function PlayButton({ state, onToggle, ref }: PlayButtonProps) {
  const { t } = useWords('player');
  const wanted = isPlayWanted(state);
  const waits = state.name === 'loading' || (state.name === 'playing' && state.starved);
  return (
    <button
      ref={ref}
      type="button"
      className="play-button"
      aria-label={wanted ? t('player.pause') : t('player.play')}
      aria-busy={waits || undefined}
      onClick={onToggle}
    >
      {wanted && waits ? <Spinner /> : wanted ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
