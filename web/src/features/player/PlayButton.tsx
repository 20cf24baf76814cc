import { type Ref, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { isPlayWanted, type PlaybackState } from './playback/playback-state.ts';

type PlayButtonProps = { state: PlaybackState; onToggle: () => void; ref?: Ref<HTMLButtonElement> };

/** The big round button. While sound is on its way it shows so and still takes the wish back. */
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

/**
 * Takes the focus over when the control that had it made way for this one, so that a keyboard does not start again
 * from the top of the page.
 */
export function useInheritedFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
