import { useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { TimerIcon } from './icons.tsx';
import { isBusy, type NarrationState } from './narration/narration-state.ts';
import { useNarration } from './narration-context.ts';
import { SLEEP_CHOICES, type SleepChoice } from './playback/sleep-policy.ts';

type SleepValue = `${SleepChoice}`;

/** Sleep timer: a small button with a clock. */
export function SleepSelect() {
  const { t } = useWords('player');
  const { sleep } = useNarration();
  const choice = useSyncExternalStore(sleep.subscribe, sleep.getChoice);
  return (
    <Select<SleepValue>
      label={t('player.sleep')}
      hideLabel
      className="sleep-select"
      icon={<TimerIcon className={choice === 'off' ? undefined : 'text-accent'} />}
      value={`${choice}`}
      options={SLEEP_CHOICES.map((each) => ({
        value: `${each}` as const,
        label: t(`player.sleepChoices.${each}`),
      }))}
      onChange={(value) => sleep.choose(SLEEP_CHOICES.find((each) => `${each}` === value) ?? 'off')}
    />
  );
}

/** Notice for devices that cannot fade the volume, with the offer of a sleep edition. */
export function NoFade({ state }: { state: NarrationState }) {
  const { t } = useWords('player');
  const { sleep, player, runner, choice, setForSleep } = useNarration();
  const isOff = useSyncExternalStore(sleep.subscribe, () => sleep.getChoice() === 'off');
  if (isOff || player.canFade || isBusy(state)) return null;
  return (
    <Notice className="narration-notice">
      <p>{t('player.asleep.noFade')}</p>
      <Button
        variant="plain"
        onClick={() => {
          sleep.choose('off');
          setForSleep(true);
          runner.listenForSleep(choice);
        }}
      >
        {t('player.asleep.offer')}
      </Button>
    </Notice>
  );
}

/** Time left until silence, while a sleep timer runs. */
export function SleepLeft() {
  const { t } = useWords('player');
  const { sleep } = useNarration();
  const left = useSyncExternalStore(sleep.subscribeTime, () => {
    const seconds = sleep.left;
    return seconds === null ? null : Math.ceil(seconds);
  });
  return left === null ? null : <span>{t('player.sleepLeft', { time: minutesAndSeconds(left) })} · </span>;
}
