import { afterEach, expect, test, vi } from 'vitest';
import { dayInWords } from './dates.ts';
import { currentLocale } from './locale.ts';

afterEach(() => vi.unstubAllGlobals());

/** Browser with these languages, and the language of the interface. */
function reader(languages: string[] | undefined, lang: string) {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: { lang } });
}

test.each([
  [['en-GB', 'en'], 'en', 'en-GB', '21 December 2026'],
  [['en-US'], 'en', 'en-US', 'December 21, 2026'],
  [['es-ES', 'en-AU'], 'en', 'en-AU', '21 December 2026'],
  [['es-MX', 'en-US'], 'es', 'es-MX', '21 de diciembre de 2026'],
  [['es-419'], 'es', 'es-419', '21 de diciembre de 2026'],
  [['en', 'de-DE'], 'en', 'en-GB', '21 December 2026'],
  [['en-Latn', 'eng', 'en-x-private'], 'en', 'en-GB', '21 December 2026'],
  [[], 'es', 'es-ES', '21 de diciembre de 2026'],
  [undefined, 'en', 'en-GB', '21 December 2026'],
] as const)('the languages %j with the interface in %s use %s: %s', (languages, lang, locale, day) => {
  reader(languages && [...languages], lang);
  expect(currentLocale()).toBe(locale);
  expect(dayInWords('2026-12-21T12:00:00Z')).toBe(day);
});
