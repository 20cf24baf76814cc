import { READING_WAYS, type ReadingWay } from '../../../../contract/options.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'reading-way';
const changes = new Listeners();

function chosen(): ReadingWay {
  const stored = localStore.getItem(STORAGE_KEY);
  return READING_WAYS.find((way) => way === stored) ?? 'own';
}

/** Who listens is called while the page still shows the way before. */
export const readingWay = {
  read: chosen,
  subscribe: changes.subscribe,
  set(way: ReadingWay) {
    localStore.setItem(STORAGE_KEY, way);
    changes.notify();
  },
};

/** The way chosen last, in whichever story: it is a habit of the reader's. */
export const useReadingWay = (): ReadingWay => useStore(readingWay, () => 'own');
