import {
  DEFAULT_SLEEP_MINUTES,
  SLEEP_MINUTES,
  type SleepMinutes,
} from '../../../../../contract/narration.ts';
import { localStore } from '../../../lib/browser-storage.ts';

const STORAGE_KEY = 'sleep-minutes';

/** Minutes of music after a story at bedtime, as they were chosen last. */
export const sleepMusic = {
  read: (): SleepMinutes =>
    SLEEP_MINUTES.find((minutes) => `${minutes}` === localStore.getItem(STORAGE_KEY)) ??
    DEFAULT_SLEEP_MINUTES,
  set: (minutes: SleepMinutes): void => void localStore.setItem(STORAGE_KEY, `${minutes}`),
};
