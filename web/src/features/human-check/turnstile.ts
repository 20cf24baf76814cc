import { loadScript } from '../../lib/script-element.ts';

/** The part of Turnstile's script that we use; see "Client-side rendering" in its documentation. */
export type Turnstile = {
  render(
    container: HTMLElement,
    params: {
      sitekey: string;
      action: string;
      language: string;
      theme: 'light' | 'dark';
      size: 'flexible';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': (code: string) => void;
    },
  ): string;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Empty when this build has no site key: then there is no human check. */
export const TURNSTILE_SITE_KEY: string = import.meta.env.VITE_TURNSTILE_SITE_KEY;

/** Rejects when the script fails to load. */
export async function loadTurnstile(): Promise<Turnstile> {
  await loadScript(import.meta.env.VITE_TURNSTILE_SCRIPT);
  if (!window.turnstile) throw new Error('Turnstile’s script came without window.turnstile.');
  return window.turnstile;
}
