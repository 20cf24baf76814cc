import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language } from '../../../contract/options.ts';
import { lasting } from '../lib/browser-storage.ts';

/** public/first-paint.js reads the same key before the first paint. */
const STORAGE_KEY = 'language';

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language chosen in this browser before, else Spanish. */
function storedLanguage(): Language {
  const stored = lasting.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** The language of the interface, which is also that of the stories asked for now. */
export function currentLanguage(): Language {
  const shown = globalThis.document?.documentElement.lang;
  return isLanguage(shown) ? shown : storedLanguage();
}

/**
 * That language as it is written where the reader is, for dates and numbers: the browser's first one of it that names a region, such as
 * en-AU or es-MX, else the one of the table.
 */
export function currentLocale(): string {
  const language = currentLanguage();
  const isRegional = new RegExp(`^${language}(-[a-z]{4})?-([a-z]{2}|\\d{3})(-|$)`, 'i');
  const own = globalThis.navigator?.languages?.find((tag) => isRegional.test(tag));
  return own ?? LANGUAGE_TABLE[language].locale;
}

export function rememberLanguage(language: Language): void {
  lasting.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}
