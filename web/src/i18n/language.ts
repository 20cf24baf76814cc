import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/options.ts';
import { localStore } from '../lib/browser-storage.ts';

/** public/first-paint.js reads the same key before the first paint. */
const STORAGE_KEY = 'language';

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Language stored in this browser, else Spanish. */
function storedLanguage(): Language {
  const stored = localStore.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** Language of the interface, also of new stories. */
export function currentLanguage(): Language {
  const shown = globalThis.document?.documentElement.lang;
  return isLanguage(shown) ? shown : storedLanguage();
}

export function rememberLanguage(language: Language): void {
  localStore.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}
