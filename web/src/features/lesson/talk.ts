import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'story-talk';
const OFF = 'off';
const changes = new Listeners();

const isOn = () => localStore.getItem(STORAGE_KEY) !== OFF;

/** Whether there are questions after a story. Off for going to sleep, until they are wanted again. */
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
