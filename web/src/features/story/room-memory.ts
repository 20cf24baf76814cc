import { sessionStore } from '../../lib/browser-storage.ts';

const STORAGE_KEY = 'bedtime-room';

/** Keeps for a reload of this tab that the room of a story is open. @param sentence its index; null before the first */
export const rememberRoom = (story: string, sentence: number | null): void =>
  void sessionStore.setItem(STORAGE_KEY, JSON.stringify([story, sentence]));

export const forgetRoom = (): void => sessionStore.removeItem(STORAGE_KEY);

/** Whether a reload found the room of this story open, and at which sentence; null when it was not. */
export function openRoom(story: string): { sentence: number | null } | null {
  const kept = sessionStore.getItem(STORAGE_KEY);
  if (!kept?.startsWith(JSON.stringify([story]).slice(0, -1))) return null;
  const [, sentence] = JSON.parse(kept) as [string, number | null];
  return { sentence };
}
