import type { Language } from '../../../../contract/options.ts';
import { BrowserDatabase } from '../../lib/browser-database.ts';
import { failureOf, type StorageFailure } from '../../lib/storage-failure.ts';

/** A take on this device, until the server has it. */
export type KeptTake = {
  /** Name of the source, as `roomOf` gives it. */
  room: string;
  language: Language;
  index: number;
  /**
   * As it was recorded. An ArrayBuffer: Safari has lost Blobs, and refused to store them.
   */
  bytes: ArrayBuffer;
  type: string;
  recordedAt: number;
};

/** What a room remembers on this device. */
export type Room = {
  room: string;
  /** Random id of the device. */
  recorder: string;
  /** ISO 8601; null before the reader has agreed. */
  consentedAt: string | null;
  /** Where the reader was. */
  language: Language | null;
  index: number;
};

const [TAKES, ROOMS] = ['takes', 'rooms'] as const;
const MONTH_MS = 30 * 24 * 3_600_000;

const keyOf = ({ room, language, index }: Pick<KeptTake, 'room' | 'language' | 'index'>) => [
  room,
  language,
  index,
];

/**
 * Takes and rooms in IndexedDB, with this tab's memory behind it: a browser without room, or that forbids storage,
 * loses nothing while the page is open. No method throws.
 */
export class KeptTakes {
  readonly #database = new BrowserDatabase('family-takes', {
    [TAKES]: ['room', 'language', 'index'],
    [ROOMS]: ['room'],
  });
  readonly #takes = new Map<string, KeptTake>();
  readonly #rooms = new Map<string, Room>();

  /** @returns null when the browser has it; otherwise this tab alone has it, until it is closed */
  async add(take: KeptTake): Promise<StorageFailure | null> {
    this.#takes.set(JSON.stringify(keyOf(take)), take);
    try {
      await this.#database.ask(TAKES, 'readwrite', (store) => store.put(take));
      return null;
    } catch (thrown) {
      return failureOf(thrown);
    }
  }

  /** The take of a sentence that is not sent yet. */
  async at(place: Pick<KeptTake, 'room' | 'language' | 'index'>): Promise<KeptTake | undefined> {
    const own = this.#takes.get(JSON.stringify(keyOf(place)));
    try {
      return (
        own ??
        (await this.#database.ask<KeptTake | undefined>(TAKES, 'readonly', (store) =>
          store.get(keyOf(place)),
        ))
      );
    } catch {
      return undefined;
    }
  }

  /** Forgets a take, unless the sentence was recorded again meanwhile. */
  async remove(take: KeptTake): Promise<void> {
    const key = JSON.stringify(keyOf(take));
    if (this.#takes.get(key)?.recordedAt === take.recordedAt) this.#takes.delete(key);
    try {
      const stored = await this.#database.ask<KeptTake | undefined>(TAKES, 'readonly', (store) =>
        store.get(keyOf(take)),
      );
      if (stored?.recordedAt === take.recordedAt)
        await this.#database.ask(TAKES, 'readwrite', (store) => store.delete(keyOf(take)));
    } catch {
      // Sent again by a later visit; the server takes the same take once.
    }
  }

  /** Takes of a room that are not sent yet. Those of other rooms go after a month. */
  async of(room: string): Promise<KeptTake[]> {
    let stored: KeptTake[] = [];
    try {
      stored = await this.#database.ask<KeptTake[]>(TAKES, 'readonly', (store) => store.getAll());
    } catch {
      // This tab's own are below.
    }
    for (const take of stored)
      if (take.room !== room && Date.now() - take.recordedAt > MONTH_MS) void this.remove(take);
    const all = new Map(stored.map((take) => [JSON.stringify(keyOf(take)), take]));
    for (const [key, take] of this.#takes) all.set(key, take);
    return [...all.values()].filter((take) => take.room === room);
  }

  async room(room: string): Promise<Room> {
    let stored: Room | undefined;
    try {
      stored = await this.#database.ask<Room | undefined>(ROOMS, 'readonly', (store) => store.get([room]));
    } catch {
      // As for a first visit.
    }
    const known = this.#rooms.get(room) ?? stored;
    if (known) return known;
    const fresh = { room, recorder: crypto.randomUUID(), consentedAt: null, language: null, index: 0 };
    await this.save(fresh);
    return fresh;
  }

  /** Forgets a room whose story or link is gone, with its takes. */
  async leave(room: string): Promise<void> {
    for (const take of await this.of(room)) await this.remove(take);
    this.#rooms.delete(room);
    try {
      await this.#database.ask(ROOMS, 'readwrite', (store) => store.delete([room]));
    } catch {
      // Asked for again by a later visit.
    }
  }

  async save(room: Room): Promise<void> {
    this.#rooms.set(room.room, room);
    try {
      await this.#database.ask(ROOMS, 'readwrite', (store) => store.put(room));
    } catch {
      // This tab remembers it.
    }
  }
}
