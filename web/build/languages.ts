import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/options.ts';

/** Languages that the app is translated into. */
type Translation = Exclude<Language, typeof DEFAULT_LANGUAGE>;

const ROOT = `<html lang="${DEFAULT_LANGUAGE}"`;

/** Languages of the app other than the page's. */
export const TRANSLATIONS = LANGUAGES.filter(
  (language): language is Translation => language !== DEFAULT_LANGUAGE,
);

/**
 * Lists the languages that a page can change to, for `public/first-paint.js`.
 * @throws Error when the page is not in the default language
 */
export function nameLanguages(html: string): string {
  if (!html.includes(ROOT)) throw new Error(`index.html does not begin with ${ROOT}.`);
  return html.replace(ROOT, `${ROOT} data-translations="${TRANSLATIONS.join(' ')}"`);
}

export function languages(): Plugin {
  return { name: 'languages', transformIndexHtml: { order: 'pre', handler: nameLanguages } };
}
