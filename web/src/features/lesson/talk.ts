import { lasting } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'story-talk';
const OFF = 'off';
const changes = new Listeners();

const isOn = () => lasting.getItem(STORAGE_KEY) !== OFF;

/** Whether there are questions after a story. Off for going to sleep, until they are wanted again. */
export function useTalk(): [boolean, (on: boolean) => void] {
  return [
    useStore({ read: isOn, subscribe: changes.subscribe }),
    (on) => {
      if (on) lasting.removeItem(STORAGE_KEY);
      else lasting.setItem(STORAGE_KEY, OFF);
      changes.notify();
    },
  ];
}
