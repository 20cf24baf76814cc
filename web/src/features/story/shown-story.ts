import { sessionStore } from '../../lib/browser-storage.ts';

const STORAGE_KEY = 'shown-story';

/** The story on this tab's home page, so that a reload shows it again. */
export function rememberShownStory(id: string | null): void {
  if (id === null) sessionStore.removeItem(STORAGE_KEY);
  else sessionStore.setItem(STORAGE_KEY, id);
}

export function shownStory(): string | null {
  return sessionStore.getItem(STORAGE_KEY);
}
