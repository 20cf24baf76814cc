import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'letter-room';
const changes = new Listeners();

/** Whether letters, words and lines of stories have more room: the help for dyslexia whose effect is measured. */
export const letterRoom = {
  read: () => localStore.getItem(STORAGE_KEY) === 'wide',
  subscribe: changes.subscribe,
  set(isWide: boolean) {
    if (isWide) localStore.setItem(STORAGE_KEY, 'wide');
    else localStore.removeItem(STORAGE_KEY);
    changes.notify();
  },
};

export const useLetterRoom = (): boolean => useStore(letterRoom, () => false);
