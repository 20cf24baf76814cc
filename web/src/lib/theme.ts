import { localStore } from './browser-storage.ts';
import { Listeners, useStore } from './store.ts';

export type Theme = 'day' | 'night';

/** public/first-paint.js reads the same key before the first paint. */
const STORAGE_KEY = 'theme';
const changes = new Listeners();
const systemIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function chosen(): Theme | null {
  const stored = localStore.getItem(STORAGE_KEY);
  return stored === 'day' || stored === 'night' ? stored : null;
}

function current(): Theme {
  return chosen() ?? (systemIsDark?.matches ? 'night' : 'day');
}

/** Shows the theme that was chosen. */
export function showTheme() {
  document.documentElement.dataset.theme = current();
  changes.notify();
}

systemIsDark?.addEventListener('change', showTheme);

/** Theme of the page, and its switch. Follows the system until it is chosen by hand. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme: Theme = useStore({ read: current, subscribe: changes.subscribe }, () => 'day');
  return [
    theme,
    (next) => {
      localStore.setItem(STORAGE_KEY, next);
      showTheme();
    },
  ];
}
