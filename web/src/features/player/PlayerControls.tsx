import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { StepBackIcon, StepOnIcon } from './icons.tsx';
import { exactDuration, type NarrationState, timelineOf } from './narration/narration-state.ts';
import { useNarration } from './narration-context.ts';
import { PlayButton, useInheritedFocus } from './PlayButton.tsx';
import { PlayerKeys, ProgressSlider } from './ProgressSlider.tsx';
import { stepFrom } from './playback/timeline.ts';
import { SleepSelect } from './SleepSelect.tsx';
import { usePlaybackState } from './use-playback.ts';

/** Play, steps by sentence, slider, sleep timer and download. `children`: further buttons. */
export function PlayerControls({ state, children }: { state: NarrationState; children: ReactNode }) {
  const { t } = useWords('player');
  const { runner, player, story, choice } = useNarration();
  const playback = usePlaybackState(player);
  const playButton = useInheritedFocus();
  const timeline = timelineOf(state);
  const { phase } = state;

  const step = (by: -1 | 1) => {
    const start = stepFrom(timeline, player.position, by);
    if (start !== null) player.seek(start);
  };

  return (
    <PlayerKeys player={player} className="controls">
      <div className="controls-main">
        <IconButton label={t('player.previous')} disabled={timeline.length === 0} onClick={() => step(-1)}>
          <StepBackIcon />
        </IconButton>
        <PlayButton ref={playButton} state={playback} onToggle={() => player.toggle()} />
        <IconButton label={t('player.next')} disabled={timeline.length === 0} onClick={() => step(1)}>
          <StepOnIcon />
        </IconButton>
      </div>
      <ProgressSlider
        player={player}
        duration={() => runner.duration(choice).seconds}
        isExact={exactDuration(state) !== null}
        disabled={playback.name === 'loading' || playback.name === 'error'}
      />
      <div className="controls-side">
        {children}
        {phase.name === 'made' && phase.isAsleep ? null : <SleepSelect />}
        <DownloadLink
          url={phase.name === 'made' ? phase.narration.audioUrl || null : null}
          title={story.title}
        />
      </div>
    </PlayerKeys>
  );
}
