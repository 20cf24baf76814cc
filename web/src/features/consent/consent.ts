import type { Geo } from '../../../../contract/schemas/geo.ts';
import { DAY_MS } from '../../../../contract/time.ts';
import type { KeyValueStorage } from '../../lib/browser-storage.ts';
import { createStore } from '../../lib/store.ts';

const CHOICE_KEY = 'cookie-consent';
const LOCATION_KEY = 'visitor-location';
/** Cache time of the visitor's country in milliseconds: people travel, but not between two pages. */
const LOCATION_FRESH_MS = DAY_MS;

export type ConsentState = {
  /** The visitor's answer, or null. */
  choice: boolean | null;
  /** Whether the visitor is in the EU; null while unknown. */
  isEU: boolean | null;
};

export type ConsentDeps = {
  storage: KeyValueStorage;
  fetchGeo: () => Promise<Geo>;
  now: () => number;
  /** Removes all optional data. */
  forgetOptional: () => void;
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

/** Whether optional data may be kept. Not while the answer is unknown. */
export function mayKeepOptional({ choice, isEU }: ConsentState): boolean {
  return choice ?? isEU === false;
}

export function needsBanner({ choice, isEU }: ConsentState): boolean {
  return choice === null && isEU === true;
}

/** Consent state of this browser: the answer, and whether the law requires the question. */
export function createConsent({ storage, fetchGeo, now, forgetOptional }: ConsentDeps) {
  const store = createStore<ConsentState>({
    choice: storedChoice(),
    isEU: parseLocation(storage.getItem(LOCATION_KEY), now())?.isEU ?? null,
  });
  let locating: Promise<void> | null = null;

  function storedChoice(): boolean | null {
    const stored = storage.getItem(CHOICE_KEY);
    return stored === 'true' || stored === 'false' ? stored === 'true' : null;
  }

  /** Sets a state that is known from the visitor or the server: without consent it removes the optional data. */
  function decide(next: ConsentState) {
    if (!mayKeepOptional(next)) forgetOptional();
    store.set(next);
  }

  storage.subscribe(() => {
    const choice = storedChoice();
    if (choice !== store.read().choice) decide({ ...store.read(), choice });
  });

  async function find(): Promise<void> {
    try {
      const geo = await fetchGeo();
      storage.setItem(LOCATION_KEY, JSON.stringify({ ...geo, timestamp: now() }));
      decide({ ...store.read(), isEU: geo.isEU });
    } catch {
      // Asked once too often rather than not at all. Not stored: the next visit may find the location.
      store.set({ ...store.read(), isEU: true });
    }
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Locates the visitor, unless the location is known or irrelevant. */
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
    /** Forgets the answer: in the EU the question comes again. */
    async reset(): Promise<void> {
      storage.removeItem(CHOICE_KEY);
      decide({ ...store.read(), choice: null });
      await this.locate();
    },
  };
}
