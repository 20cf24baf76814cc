import type { Geo } from '../../../../contract/schemas/geo.ts';
import { DAY_MS } from '../../../../contract/time.ts';
import { createStore } from '../../lib/store.ts';

const CHOICE_KEY = 'cookie-consent';
const LOCATION_KEY = 'visitor-location';
/** Milliseconds for which the country is taken to be the same: people travel, but not between two pages. */
const LOCATION_FRESH_MS = DAY_MS;

export type ConsentState = {
  /** What the visitor said, or null. */
  choice: boolean | null;
  /** Whether the visitor is in the EU; null until that is known. */
  isEU: boolean | null;
};

export type ConsentDeps = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  fetchGeo: () => Promise<Geo>;
  now: () => number;
  /** Takes away whatever optional things have been kept. */
  forgetOptional: () => void;
  /** Where other tabs' writes are announced (`window`). */
  changes?: EventTarget;
};

export function parseLocation(text: string | null, now: number): Geo | null {
  if (text === null) return null;
  try {
    const { country, isEU, timestamp } = JSON.parse(text) ?? {};
    const age = now - timestamp;
    if (typeof isEU !== 'boolean' || !(age >= 0 && age < LOCATION_FRESH_MS)) return null;
    return { country: typeof country === 'string' ? country : null, isEU };
  } catch {
    return null;
  }
}

/** Whether anything may be kept that the app could do without. As long as nothing is known: no. */
export function mayKeepOptional({ choice, isEU }: ConsentState): boolean {
  return choice ?? isEU === false;
}

export function needsBanner({ choice, isEU }: ConsentState): boolean {
  return choice === null && isEU === true;
}

/** What the visitor allows to be kept in this browser, and the question where the law wants it asked. */
export function createConsent({ storage, fetchGeo, now, forgetOptional, changes }: ConsentDeps) {
  const store = createStore<ConsentState>({
    choice: storedChoice(),
    isEU: parseLocation(storage.getItem(LOCATION_KEY), now())?.isEU ?? null,
  });
  let locating: Promise<void> | null = null;

  function storedChoice(): boolean | null {
    const stored = storage.getItem(CHOICE_KEY);
    return stored === 'true' || stored === 'false' ? stored === 'true' : null;
  }

  /** For when something was said or found out, as opposed to being merely not known. */
  function decide(next: ConsentState) {
    if (!mayKeepOptional(next)) forgetOptional();
    store.set(next);
  }

  changes?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === CHOICE_KEY || key === null) decide({ ...store.read(), choice: storedChoice() });
  });

  async function find(): Promise<void> {
    try {
      const geo = await fetchGeo();
      storage.setItem(LOCATION_KEY, JSON.stringify({ ...geo, timestamp: now() }));
      decide({ ...store.read(), isEU: geo.isEU });
    } catch {
      // Better to ask once too often. Not kept: the next visit may find out.
      store.set({ ...store.read(), isEU: true });
    }
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Finds out where the visitor is, unless that is known or does not matter. */
    async locate(): Promise<void> {
      const { choice, isEU } = store.read();
      if (choice !== null || isEU !== null) return;
      locating ??= find();
      await locating;
    },
    choose(accepted: boolean): void {
      storage.setItem(CHOICE_KEY, String(accepted));
      decide({ ...store.read(), choice: accepted });
    },
    /** As if never asked: in the EU the question comes back. */
    async reset(): Promise<void> {
      storage.removeItem(CHOICE_KEY);
      decide({ ...store.read(), choice: null });
      await this.locate();
    },
  };
}
