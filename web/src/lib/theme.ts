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

/** Whether the page is dark for falling asleep, whatever was chosen. */
let isHeld = false;

function current(): Theme {
  if (isHeld) return 'night';
  return chosen() ?? (systemIsDark?.matches ? 'night' : 'day');
}

function show() {
  document.documentElement.dataset.theme = current();
  changes.notify();
}

/** Shows the night theme for falling asleep, without changing the choice. */
export function holdNight(isNight: boolean): void {
  isHeld = isNight;
  show();
}

systemIsDark?.addEventListener('change', show);

/** Theme of the page, and its switch. Follows the system until it is chosen by hand. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme: Theme = useStore({ read: current, subscribe: changes.subscribe }, () => 'day');
  return [
    theme,
    (next) => {
      isHeld = false;
      localStore.setItem(STORAGE_KEY, next);
      show();
    },
  ];
}
