import { tabbed } from '../../lib/browser-storage.ts';

const STORAGE_KEY = 'shown-story';

/** The story on this tab's home page, so that a reload shows it again. */
export function rememberShownStory(id: string | null): void {
  if (id === null) tabbed.removeItem(STORAGE_KEY);
  else tabbed.setItem(STORAGE_KEY, id);
}

export function shownStory(): string | null {
  return tabbed.getItem(STORAGE_KEY);
}
