import { type Ref, useId } from 'react';
import { SLEEP_MINUTES, type SleepMinutes } from '../../../../contract/narration.ts';
import { useWords } from '../../i18n/words.ts';
import { Chips } from '../../ui/Chips.tsx';
import { CloseIcon } from '../../ui/drawings/action-icons.tsx';
import { Moon } from '../../ui/drawings/brand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useNarration } from './narration-context.ts';
import { madeAlready } from './narration/choice.ts';
import { isAsleep, isAwaitable, isBusy, type NarrationState } from './narration/narration-state.ts';

const WAYS = [...SLEEP_MINUTES, 'off'] as const;

/** Minutes of music of the sleep edition that plays, or will soon; null without one. */
export function sleepMinutesOf(state: NarrationState): SleepMinutes | null {
  return isAsleep(state) || state.isSleepMade ? state.sleepMinutes : null;
}

type SleepButtonProps = {
  state: NarrationState;
  isOpen: boolean;
  controls: string;
  disabled: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** The one button for falling asleep. */
export function SleepButton({ state, isOpen, controls, disabled, onPress, ref }: SleepButtonProps) {
  const { t } = useWords('player');
  return (
    <button
      ref={ref}
      type="button"
      className="sleep-button"
      data-on={sleepMinutesOf(state) !== null || undefined}
      disabled={disabled}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    >
      <Moon width={24} height={24} />
      <span>{t('player.sleep')}</span>
    </button>
  );
}

type SleepPanelProps = { id: string; state: NarrationState; mayAsk: boolean; onClose: () => void };

/** Minutes of music after the story, above the button. */
export function SleepPanel({ id, state, mayAsk, onClose }: SleepPanelProps) {
  const { t } = useWords('player');
  const { story, runner, choice, setForSleep } = useNarration();
  const hintId = useId();
  const minutes = sleepMinutesOf(state);
  const { phase } = state;
  const open = phase.name === 'made' ? state.versions.find(({ id }) => id === phase.narration.id) : null;
  const version = open ?? madeAlready(state.versions, choice, story);
  const why = state.isSleepMade ? t('player.asleep.soon') : isBusy(state) ? t('player.asleep.later') : null;
  const isLocked = !isAwaitable(state) && (why !== null || !(mayAsk || version !== null));

  function choose(next: (typeof WAYS)[number]) {
    setForSleep(next !== 'off');
    if (next !== 'off') runner.listenForSleep(choice, version, next);
    else if (minutes !== null && version) runner.choose(version);
  }

  return (
    <section id={id} className="settings rising" aria-label={t('player.sleep')} aria-describedby={hintId}>
      <header className="settings-top">
        <h2>{t('player.sleep')}</h2>
        <IconButton label={t('player.closeSettings')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {isLocked && why ? <p className="waiting-why">{why}</p> : null}
      <fieldset className="settings-choices" disabled={isLocked}>
        <Chips
          legend={t('player.sleepWays')}
          value={`${minutes ?? 'off'}`}
          options={WAYS.map((each) => ({
            value: `${each}` as const,
            label: each === 'off' ? t('player.asleep.off') : t('player.sleepMinutes', { minutes: each }),
          }))}
          onChange={(value) => choose(WAYS.find((each) => `${each}` === value) ?? 'off')}
        />
      </fieldset>
      <p id={hintId} className="field-hint">
        {t('player.asleep.hint')}
      </p>
    </section>
  );
}
