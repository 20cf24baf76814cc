import type { Ref } from 'react';
import type { SleepMinutes } from '../../../../contract/narration.ts';
import { useWords } from '../../i18n/words.ts';
import { Moon } from '../../ui/drawings/brand.tsx';
import { isAsleep, type NarrationState } from './narration/narration-state.ts';

/** Minutes of music of the sleep edition that plays, or will soon; null without one. */
export function sleepMinutesOf(state: NarrationState): SleepMinutes | null {
  return isAsleep(state) || state.isSleepMade ? state.sleepMinutes : null;
}

type SleepButtonProps = {
  isOn: boolean;
  disabled: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** The one button for falling asleep. */
export function SleepButton({ isOn, disabled, onPress, ref }: SleepButtonProps) {
  const { t } = useWords('player');
  return (
    <button
      ref={ref}
      type="button"
      className="sleep-button"
      data-on={isOn || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <Moon width={24} height={24} />
      <span>{t('player.sleep')}</span>
    </button>
  );
}
