import { localStore } from '../../../lib/browser-storage.ts';

const STORAGE_KEY = 'character-voices';
const ON = 'on';

/** Whether figures speak in voices of their own, as it was chosen last: for every story with figures that speak. */
export const characterVoices = {
  read: (): boolean => localStore.getItem(STORAGE_KEY) === ON,
  set(isOn: boolean) {
    if (isOn) localStore.setItem(STORAGE_KEY, ON);
    else localStore.removeItem(STORAGE_KEY);
  },
};
