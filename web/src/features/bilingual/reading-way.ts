import { READING_WAYS, type ReadingWay } from '../../../../contract/options.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'reading-way';
const changes = new Listeners();

function chosen(): ReadingWay {
  const stored = localStore.getItem(STORAGE_KEY);
  return READING_WAYS.find((way) => way === stored) ?? 'own';
}

/** Store of the reading mode. Listeners are called while the page still shows the previous mode. */
export const readingWay = {
  read: chosen,
  subscribe: changes.subscribe,
  set(way: ReadingWay) {
    localStore.setItem(STORAGE_KEY, way);
    changes.notify();
  },
};

/** Mode chosen last, for all stories: it is a habit of the reader. */
export const useReadingWay = (): ReadingWay => useStore(readingWay, () => 'own');
