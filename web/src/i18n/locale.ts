import { LANGUAGE_TABLE } from '../../../contract/options.ts';
import { currentLanguage } from './language.ts';

/**
 * Regional locale of a language, for dates and numbers: the browser's first one with a region, such as en-AU or es-MX,
 * else the one of the table.
 */
export function currentLocale(): string {
  const language = currentLanguage();
  const isRegional = new RegExp(`^${language}(-[a-z]{4})?-([a-z]{2}|\\d{3})(-|$)`, 'i');
  const own = globalThis.navigator?.languages?.find((tag) => isRegional.test(tag));
  return own ?? LANGUAGE_TABLE[language].locale;
}
