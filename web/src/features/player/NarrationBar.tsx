import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useSecondsUntil } from '../../ui/Countdown.tsx';
import { CloseIcon, HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { AiIcon } from '../story-text/AiIcon.tsx';
import { AUDIO_ITEM, MadeByAi } from '../story-text/MadeByAi.tsx';
import { PlayIcon, SettingsIcon } from './icons.tsx';
import { LimitNote } from './LimitNote.tsx';
import { NarrationProblem, PlaybackProblem, SentenceProblem } from './NarrationProblem.tsx';
import { NarrationSettings } from './NarrationSettings.tsx';
import { useCatalogue } from './narration/catalogue.ts';
import { madeAlready } from './narration/choice.ts';
import { isBusy, isLimitReached, type NarrationPhase } from './narration/narration-state.ts';
import { useNarration } from './narration-context.ts';
import { useInheritedFocus } from './PlayButton.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import './player.css';
import { NoFade, SleepLeft } from './SleepSelect.tsx';
import { usePlaybackState } from './use-playback.ts';
import { useVersionWords } from './version-words.ts';

/** Bar at the bottom of a story: narration settings, *Listen*, and the player once there is sound. */
export function NarrationBar() {
  const { t } = useWords('player');
  const { story, runner, player, choice, isForSleep } = useNarration();
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  const playback = usePlaybackState(player);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const settingsId = useId();
  const wordsOf = useVersionWords();
  const { phase } = state;

  const retryAt = phase.name === 'failed' ? phase.retryAt : null;
  const isWaiting = useSecondsUntil(retryAt ?? 0) > 0;
  const isLimited = isLimitReached(state);
  const mayListen =
    !isBusy(state) && !isWaiting && (!isLimited || madeAlready(state.versions, choice, story) !== null);

  const close = () => {
    setOpen(false);
    toggle.current?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const settingsProps = {
    ref: toggle,
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': settingsId,
    onClick: () => setOpen(!isOpen),
  } as const;
  const words = wordsOf(choice);

  return (
    <section className="narration" aria-label={t('player.label')} onKeyDown={onKey}>
      {isOpen ? (
        <NarrationSettings
          id={settingsId}
          state={state}
          mayAsk={mayListen}
          hasListenBelow={playback.name === 'empty'}
          onDone={() => setOpen(false)}
        />
      ) : null}
      {phase.name === 'failed' ? <NarrationProblem problem={phase.problem} retryAt={phase.retryAt} /> : null}
      {playback.name === 'error' ? (
        <PlaybackProblem
          failure={playback.failure}
          onRetry={() => (phase.name === 'none' ? runner.listen(choice, isForSleep) : player.retry())}
        />
      ) : null}
      <SentenceProblem />
      <BuiltInVoices />
      {playback.name === 'empty' ? (
        <div className="invitation">
          <button className="invitation-choice" {...settingsProps}>
            {isOpen ? <CloseIcon /> : <SettingsIcon />}
            <span className="min-w-0">
              <span className="invitation-label">{t('player.settings')}</span>
              <span className="invitation-words">{`${words.voice} · ${words.speed} · ${words.track}`}</span>
            </span>
          </button>
          <Button
            variant="primary"
            className="invitation-listen"
            icon={<HeadphonesIcon />}
            disabled={!mayListen}
            onClick={() => {
              setOpen(false);
              runner.listen(choice, isForSleep);
            }}
          >
            {t('player.listen')}
          </Button>
        </div>
      ) : playback.name === 'blocked' ? (
        <Blocked onPlay={() => player.play()} />
      ) : (
        <PlayerControls state={state}>
          <button
            className="icon-button"
            aria-label={t('player.settings')}
            title={t('player.settings')}
            {...settingsProps}
          >
            {isOpen ? <CloseIcon /> : <SettingsIcon />}
          </button>
        </PlayerControls>
      )}
      <NoFade state={state} />
      <LimitNote isReached={isLimited} />
      <SmallPrint phase={phase} />
      <Announcement />
    </section>
  );
}

/** Autoplay refused by the browser: one big button, and the reason. */
function Blocked({ onPlay }: { onPlay: () => void }) {
  const { t } = useWords('player');
  const button = useInheritedFocus();
  return (
    <div className="blocked">
      <Button ref={button} variant="primary" size="large" icon={<PlayIcon />} onClick={onPlay}>
        {t('player.blocked.title')}
      </Button>
      <p className="text-ink-soft">{t('player.blocked.body')}</p>
    </div>
  );
}

/** Notice that the built-in voices read, instead of the product's regular ones. */
function BuiltInVoices() {
  const { t } = useWords('player');
  const catalogue = useCatalogue();
  return catalogue.data?.builtInVoices ? <p className="small-print">{t('player.builtInVoices')}</p> : null;
}

function SmallPrint({ phase }: { phase: NarrationPhase }) {
  const { t } = useWords('player');
  const progress = useProgressWords(phase);
  return (
    <p className="small-print">
      {progress ? <span role="status">{progress} </span> : null}
      <SleepLeft />
      <span {...AUDIO_ITEM}>
        <MadeByAi />
        <AiIcon />
        {t('player.byAi')}
      </span>
    </p>
  );
}

/** Progress of the narration or sleep edition in words; null while neither is being made. */
function useProgressWords(phase: NarrationPhase): string | null {
  const { t } = useWords('player');
  if (phase.name === 'making') return t(phase.connectionLost ? 'player.reconnecting' : 'player.making');
  return null;
}

/** Live region with the player's state, for screen readers. */
function Announcement() {
  const { t } = useWords('player');
  const { player } = useNarration();
  const playback = usePlaybackState(player);
  if (playback.name === 'empty' || playback.name === 'error') return <p className="sr-only" role="status" />;
  const name = playback.name === 'playing' && playback.starved ? 'starved' : playback.name;
  return (
    <p className="sr-only" role="status">
      {t(`player.state.${name}`)}
    </p>
  );
}
