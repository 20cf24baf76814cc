import { localStore } from '../../lib/browser-storage.ts';

const STORAGE_KEY = 'last-heard';
/** Stories that are remembered, the last ones. */
const MOST = 100;

function kept(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStore.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** When a story was last heard in this browser, as an ISO date; null for never. */
export function lastHeard(id: string): string | null {
  const at = kept()[id];
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
}

/** Remembers that a story is heard now. @param at ISO date */
export function rememberHeard(id: string, at: string): void {
  const { [id]: _, ...others } = kept();
  const entries = Object.entries({ ...others, [id]: at }).slice(-MOST);
  localStore.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** Forgets what was heard, at sign-out. */
export const forgetHeard = (): void => localStore.removeItem(STORAGE_KEY);
