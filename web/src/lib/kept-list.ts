import { localStore } from './browser-storage.ts';
import type { StorageFailure } from './storage-failure.ts';
import { Listeners, useStore } from './store.ts';

/** Most kept stories: each is asked for at every contact with the server. */
export const MOST_KEPT = 12;

const STORAGE_KEY = 'kept-stories';
const changes = new Listeners();

/** A story that was kept, in the order of the shelf. Outlives its files, so that their loss can be reported. */
export type Wanted = { id: string; title: string };

function parse(text: string | null): Wanted[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? (list as Wanted[]) : [];
  } catch {
    return [];
  }
}

/** The list as text: the same string for the same list. */
const stored = () => localStore.getItem(STORAGE_KEY);

export const wantedStories = (): Wanted[] => parse(stored());

/**
 * Replaces the list, of which an empty one leaves nothing behind.
 * @returns why it is not stored, and so would be lost with this tab; null when it is
 */
export function setWanted(list: readonly Wanted[]): StorageFailure | null {
  let failure: StorageFailure | null = null;
  if (list.length === 0) localStore.removeItem(STORAGE_KEY);
  else failure = localStore.setItem(STORAGE_KEY, JSON.stringify(list));
  changes.notify();
  return failure;
}

/** The list, rendered again after every change. */
export const useWanted = (): Wanted[] => parse(useStore({ read: stored, subscribe: changes.subscribe }));
localStore.subscribe(() => changes.notify());

/** How often each story, or all of them, was removed in this tab. */
const ends = new Map<string, number>();
const ALL = '';
const endsOf = (id: string) => (ends.get(id) ?? 0) + (ends.get(ALL) ?? 0);

/** Notes that a story, or all, is being removed: what is being stored of it must not stay. */
export const noteEnd = (id = ALL): void => void ends.set(id, (ends.get(id) ?? 0) + 1);

/** A function that says whether the story was removed since this call. */
export function watchEnd(id: string): () => boolean {
  const before = endsOf(id);
  return () => endsOf(id) !== before;
}

/** Whether a story was kept on this device. */
export const keepsStory = (id: string): boolean => wantedStories().some((one) => one.id === id);
