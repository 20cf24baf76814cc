type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function open(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    const storage = globalThis[name];
    storage.getItem('');
    return storage;
  } catch {
    // Forbidden by the browser's settings (or absent in tests): the app works without memory.
    return inMemory();
  }
}

/** Kept in this browser until it is cleared. */
export const localStore = open('localStorage');
/** Kept in this tab, also over reloads. */
export const sessionStore = open('sessionStorage');
