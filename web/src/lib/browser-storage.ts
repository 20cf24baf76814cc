import { failureOf, type StorageFailure } from './storage-failure.ts';
import { Listeners } from './store.ts';

/** Text by key. No method throws. */
export type KeyValueStorage = {
  getItem(key: string): string | null;
  /** @returns null when the value is stored. Otherwise this tab alone has it, until it is closed. */
  setItem(key: string, value: string): StorageFailure | null;
  removeItem(key: string): void;
  /** Calls back when values may have changed outside this tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

/**
 * A store of the browser, with this tab's memory behind it. Storage may be missing, forbidden (the property itself
 * throws), full, or take values and lose them, from the start or later: a read that fails answers the last known value,
 * and a write that fails changes that value.
 */
function open(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  /** Last known value of each key. */
  const known = new Map<string, string | null>();
  /** Keys whose last write failed: the browser has an older value. */
  const unsaved = new Set<string>();
  const changes = new Listeners();

  function write(key: string, value: string | null): StorageFailure | null {
    known.set(key, value);
    unsaved.add(key);
    try {
      const storage = globalThis[name];
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      if (storage.getItem(key) !== value) return 'refused';
      unsaved.delete(key);
      return null;
    } catch (thrown) {
      return failureOf(thrown);
    }
  }

  if (name === 'localStorage') {
    const { window } = globalThis;
    window?.addEventListener('storage', ({ key, newValue, storageArea }) => {
      if (storageArea && storageArea !== globalThis[name]) return;
      if (key === null) for (const each of known.keys()) known.set(each, null);
      else known.set(key, newValue);
      if (key === null) unsaved.clear();
      else unsaved.delete(key);
      changes.notify();
    });
    // A page that the browser had put aside gets no such event of what happened meanwhile.
    window?.addEventListener('pageshow', ({ persisted }) => persisted && changes.notify());
  }

  return {
    getItem(key) {
      try {
        if (!unsaved.has(key)) known.set(key, globalThis[name].getItem(key));
      } catch {
        // The last known value.
      }
      return known.get(key) ?? null;
    },
    setItem: write,
    removeItem: (key) => void write(key, null),
    subscribe: changes.subscribe,
  };
}

/** Kept in this browser until it is cleared. */
export const localStore = open('localStorage');
/** Kept in this tab, also over reloads. */
export const sessionStore = open('sessionStorage');
