import {
  type KeyboardEvent,
  startTransition,
  Suspense,
  useDeferredValue,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { useWords, withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useRootMark } from '../../lib/root-mark.ts';
import { useNight } from '../../lib/use-night.ts';
import { Button } from '../../ui/Button.tsx';
import { HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { PlayIcon } from '../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { useInheritedFocus } from '../../ui/use-inherited-focus.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { AUDIO_ITEM, MadeByAi } from '../story-text/MadeByAi.tsx';
import { openRoom } from '../story/room-memory.ts';
import { SettingsIcon } from './icons.tsx';
import { LimitNote } from './LimitNote.tsx';
import { useNarration } from './narration-context.ts';
import { madeAlready, readAgain } from './narration/choice.ts';
import {
  exactDuration,
  isAwaitable,
  isBusy,
  isLimitReached,
  timelineOf,
} from './narration/narration-state.ts';
import { sleepMusic } from './narration/sleep-music.ts';
import { NarrationProblem, PlaybackProblem, SentenceProblem } from './NarrationProblem.tsx';
import { NarrationSettings } from './NarrationSettings.tsx';
import { PageLock } from './PageLock.tsx';
import { isPlayWanted } from './playback/playback-state.ts';
import { startOf } from './playback/timeline.ts';
import { PlayButton } from './PlayButton.tsx';
import { useProgressWords } from './progress-words.ts';
import './player.css';
import { PlayerKeys, ProgressSlider } from './ProgressSlider.tsx';
import { StoryRoom } from './room/StoryRoom.tsx';
import { SleepButton, sleepMinutesOf } from './SleepButton.tsx';
import { USUAL_RATES } from './SoundChoices.tsx';
import { useAway, useTyping } from './use-away.ts';
import { usePlaybackState } from './use-playback.ts';
import { useVersionWords } from './version-words.ts';

const WordInFocus = lazyPart(() => withWords(import('./said/WordInFocus.tsx'), 'sayings'));

/** Bar at the bottom of a story, one row: play, place, voices, sleep. Voices open a sheet above it, sleep a room. */
export function NarrationBar() {
  const { t } = useWords('player');
  const { story, runner, player, choice, isForSleep, setForSleep } = useNarration();
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  const playback = usePlaybackState(player);
  const [hasSheet, setSheet] = useState(false);
  // A transition: the pressed button is painted first, the sheet in the next frames.
  const [focus, setFocus] = useState<string | null>(null);
  const setOpen = (next: boolean, word: string | null = null) =>
    startTransition(() => {
      setSheet(next);
      setFocus(word);
    });
  const [left] = useState(() => openRoom(story.id));
  const [isInRoom, setInRoomAtOnce] = useState(left !== null);
  const setInRoom = (next: boolean) => startTransition(() => setInRoomAtOnce(next));
  const [isLocked, setLocked] = useState(false);
  const settingsButton = useFocusAfter<HTMLButtonElement>(isLocked);
  const sleepButton = useFocusAfter<HTMLButtonElement>(isInRoom);
  const sheetId = useId();
  const wordsOf = useVersionWords();
  const { phase } = state;

  const retryAt = phase.name === 'failed' ? phase.retryAt : null;
  const isWaiting = useSecondsUntil(retryAt ?? 0) > 0;
  const isLimited = isLimitReached(state);
  const mayListen =
    !isBusy(state) &&
    !isWaiting &&
    (!isLimited ||
      madeAlready(state.versions, choice, story) !== null ||
      readAgain(state.versions, choice, story) !== null);
  const isAway = useAway(hasSheet || phase.name === 'failed' || isPlayWanted(playback));
  const isTyping = useTyping();
  useRootMark('docked');
  const progress = useProgressWords(phase);
  useNight(sleepMinutesOf(state) !== null);

  const close = () => {
    setOpen(false);
    settingsButton.current?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasSheet || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const settingsProps = {
    ref: settingsButton,
    'aria-expanded': hasSheet,
    'aria-controls': hasSheet ? sheetId : undefined,
    onClick: () => setOpen(!hasSheet),
  } as const;
  const words = wordsOf(choice);
  // The name that the sheet has for it; in the list of versions, *Bedtime* is a sleep edition.
  const usual = USUAL_RATES.find((rate) => rate === choice.speechRate);
  const speed = usual ? t(`player.usualSpeeds.${usual}`) : words.speed;
  const isSilent = playback.name === 'empty';
  // Deferred: the paint that answers the press shows that the button has been taken, the next one what replaces it.
  const hasListen = useDeferredValue(isSilent);

  /** Plays the sleep edition, or has it take over from what plays. */
  function fallAsleep() {
    setInRoom(true);
    setSheet(false);
    const minutes = sleepMusic.read();
    const open = phase.name === 'made' ? state.versions.find(({ id }) => id === phase.narration.id) : null;
    const version = open ?? madeAlready(state.versions, choice, story);
    if (sleepMinutesOf(state) !== minutes && (version || mayListen || isAwaitable(state))) {
      setForSleep(true);
      runner.listenForSleep(choice, version, minutes);
    }
    if (!isSilent && !player.isPlayWanted) player.play();
  }

  /** After a reload, at the sentence that was heard. */
  function playAgain() {
    if (isSilent) fallAsleep();
    else player.play();
    const start = left?.sentence == null ? null : startOf(timelineOf(runner.getState()), left.sentence);
    if (start !== null && player.position === 0) player.seek(start);
  }

  const problems = (
    <>
      {phase.name === 'failed' ? <NarrationProblem problem={phase.problem} retryAt={phase.retryAt} /> : null}
      {playback.name === 'error' ? (
        <PlaybackProblem
          failure={playback.failure}
          onRetry={() => (phase.name === 'none' ? runner.listen(choice, isForSleep) : player.retry())}
        />
      ) : null}
    </>
  );
  if (isInRoom) {
    return (
      <StoryRoom
        minutes={sleepMinutesOf(state) ?? sleepMusic.read()}
        left={left?.sentence ?? null}
        onPlay={playAgain}
        onWake={() => setInRoom(false)}
        problem={phase.name === 'failed' || playback.name === 'error' ? problems : null}
      />
    );
  }
  return (
    <section
      className="narration"
      data-away={isAway || isTyping || undefined}
      aria-label={t('player.label')}
      onKeyDown={onKey}
    >
      {hasSheet ? (
        <NarrationSettings
          focus={focus}
          id={sheetId}
          state={state}
          mayAsk={mayListen}
          hasListenBelow={hasListen}
          onDone={() => setOpen(false)}
          onClose={close}
          onLock={() => {
            setOpen(false);
            setLocked(true);
          }}
        />
      ) : null}
      {isLocked ? <PageLock onOpen={() => setLocked(false)} /> : null}
      <div className="contents">{problems}</div>
      <SentenceProblem />
      {!hasSheet && story.options ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <WordInFocus onOpen={(word) => setOpen(true, word)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <LimitNote isReached={isLimited} />
      {phase.name === 'making' && phase.connectionLost ? (
        <p className="narration-quiet">{t('player.reconnecting')}</p>
      ) : null}
      <PlayerKeys player={player} timeline={() => timelineOf(runner.getState())} className="dock">
        {hasListen ? (
          <>
            <Button
              variant="primary"
              className="flex-none"
              icon={<HeadphonesIcon />}
              disabled={!mayListen}
              onClick={() => {
                setOpen(false);
                setForSleep(false);
                runner.listen(choice);
              }}
            >
              {t('player.listen')}
            </Button>
            <button type="button" className="dock-choice" {...settingsProps}>
              <span className="dock-label">{t('player.settings')}</span>
              <span className="dock-words">{`${words.voice} · ${speed} · ${words.track}`}</span>
            </button>
          </>
        ) : (
          <>
            {playback.name === 'blocked' ? (
              <Blocked onPlay={() => player.play()} />
            ) : (
              <>
                <DockPlay />
                <ProgressSlider
                  player={player}
                  duration={() => runner.duration(choice).seconds}
                  isExact={exactDuration(state) !== null}
                  disabled={playback.name === 'loading' || playback.name === 'error'}
                />
              </>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={t('player.settings')}
              title={t('player.settings')}
              {...settingsProps}
            >
              <SettingsIcon />
            </button>
          </>
        )}
        <SleepButton
          ref={sleepButton}
          isOn={sleepMinutesOf(state) !== null}
          disabled={isSilent && !mayListen}
          onPress={fallAsleep}
        />
      </PlayerKeys>
      <p className="sr-only" role="status">
        {progress}
      </p>
      <span className="sr-only" {...AUDIO_ITEM}>
        <MadeByAi isInPart={(phase.name === 'made' ? phase.narration : choice).takes !== undefined} />
      </span>
      <Announcement />
    </section>
  );
}

/** Play button that inherits the focus of *Listen*, which it replaces. */
function DockPlay() {
  const { player } = useNarration();
  const button = useInheritedFocus<HTMLButtonElement>();
  return <PlayButton ref={button} state={usePlaybackState(player)} onToggle={() => player.toggle()} />;
}

/** Autoplay refused by the browser: a big button with the reason as its description. */
function Blocked({ onPlay }: { onPlay: () => void }) {
  const { t } = useWords('player');
  const button = useInheritedFocus<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant="primary"
      className="flex-1"
      icon={<PlayIcon />}
      title={t('player.blocked.body')}
      onClick={onPlay}
    >
      {t('player.blocked.title')}
    </Button>
  );
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
