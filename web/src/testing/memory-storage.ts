import type { KeyValueStorage } from '../lib/browser-storage.ts';
import { Listeners } from '../lib/store.ts';

/** Storage in memory over `values`. `changedOutside` is what follows a change by another tab. */
export function memoryStorage(values: Record<string, string> = {}) {
  const changes = new Listeners();
  const storage: KeyValueStorage = {
    getItem: (key) => values[key] ?? null,
    setItem(key, value) {
      values[key] = value;
      return null;
    },
    removeItem: (key) => void delete values[key],
    subscribe: changes.subscribe,
  };
  return { ...storage, changedOutside: () => changes.notify() };
}
