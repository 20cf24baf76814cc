import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'story-talk';
const OFF = 'off';
const changes = new Listeners();

const isOn = () => localStore.getItem(STORAGE_KEY) !== OFF;

/** Whether questions follow a story, and its setter. Stored until it is changed again. */
export function useTalk(): [boolean, (on: boolean) => void] {
  return [
    useStore({ read: isOn, subscribe: changes.subscribe }),
    (on) => {
      if (on) localStore.removeItem(STORAGE_KEY);
      else localStore.setItem(STORAGE_KEY, OFF);
      changes.notify();
    },
  ];
}
