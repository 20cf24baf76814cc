// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/options.ts';
import footerEnglish from '../features/layout/words.en.json';
import footer from '../features/layout/words.es.json';

const SPANISH = '¿Qué cuento contamos esta noche?';
const ENGLISH = 'What story shall we tell tonight?';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  vi.doUnmock('./locales/en.json');
});

/** Starts the app's words anew, on a page that says `shown` before the app runs, in a browser that keeps `stored`. */
async function start(shown: string, stored?: string) {
  document.documentElement.lang = shown;
  if (stored !== undefined) localStorage.setItem('language', stored);
  const [{ default: words }, { startI18n, changeLanguage }, { currentLanguage }] = await Promise.all([
    import('i18next'),
    import('./i18n.ts'),
    import('./language.ts'),
  ]);
  await startI18n();
  return { words, changeLanguage, currentLanguage, headline: () => words.t('home.headline') };
}

/** The file of the English words is answered with an error, or not at all. */
const loseEnglish = () =>
  vi.doMock('./locales/en.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

// @spec 1.4, 9.30
test('there are Spanish and English, and who has chosen nothing reads Spanish', async () => {
  expect(LANGUAGES).toEqual(['es', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('es');
  const { headline, currentLanguage } = await start('es');
  expect(headline()).toBe(SPANISH);
  expect(currentLanguage()).toBe('es');
});

// @spec 1.4
test.each([undefined, 'fr', '', 'null'])(
  'a page that names no language, in a browser that keeps %j, is Spanish',
  async (stored) => {
    const { headline, currentLanguage } = await start('', stored);
    expect(currentLanguage()).toBe('es');
    expect(headline()).toBe(SPANISH);
  },
);

test('a page that was found to be English is English from the start', async () => {
  const { headline } = await start('en', 'en');
  expect(headline()).toBe(ENGLISH);
  expect(document.documentElement.lang).toBe('en');
});

// @spec 1.5
test('the language that is chosen is shown, is that of the page, and is remembered', async () => {
  const { headline, changeLanguage, currentLanguage } = await start('es');
  await changeLanguage('en');
  expect([headline(), document.documentElement.lang, localStorage.getItem('language')]).toEqual([
    ENGLISH,
    'en',
    'en',
  ]);
  await changeLanguage('es');
  expect([headline(), currentLanguage(), localStorage.getItem('language')]).toEqual([SPANISH, 'es', 'es']);
});

// @spec 1.4
test('without the file of the English words the page opens all the same: in Spanish, and says so', async () => {
  loseEnglish();
  const { headline, currentLanguage } = await start('en', 'en');
  expect(headline()).toBe(SPANISH);
  expect(document.documentElement.lang).toBe('es');
  expect(currentLanguage()).toBe('es');
  // What was chosen is not forgotten over a bad connection.
  expect(localStorage.getItem('language')).toBe('en');
});

test('a change to English that cannot be made changes nothing', async () => {
  loseEnglish();
  const { headline, changeLanguage } = await start('es');
  await expect(changeLanguage('en')).rejects.toThrow();
  expect([headline(), document.documentElement.lang, localStorage.getItem('language')]).toEqual([
    SPANISH,
    'es',
    null,
  ]);
});

// @spec 1.4
test('a text that is missing in English is read in Spanish, and none is a key', async () => {
  const { words } = await start('en', 'en');
  words.addResource('es', 'translation', 'only.inSpanish', 'Érase una vez');
  expect(words.exists('only.inSpanish')).toBe(true);
  expect(Reflect.apply(words.t, words, ['only.inSpanish'])).toBe('Érase una vez');
});

test('a sentence says the figures of the product without being given them', async () => {
  const { words } = await start('es');
  words.addResource('es', 'translation', 'only.figures', '{{versions}} versiones, {{price}}');
  expect(Reflect.apply(words.t, words, ['only.figures', { price: '5 €' }])).toBe('4 versiones, 5 €');
});

test('the words of a part that was shown before follow a change of language', async () => {
  const { words, changeLanguage } = await start('es');
  const { loadWords } = await import('./feature-words.ts');
  const label = () => words.t('siteFooter.label');
  await loadWords('layout');
  await loadWords('layout');
  expect(label()).toBe(footer.siteFooter.label);
  expect(words.getResource('en', 'translation', 'siteFooter.label')).toBeUndefined();
  await changeLanguage('en');
  expect(label()).toBe(footerEnglish.siteFooter.label);
});
