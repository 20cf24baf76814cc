// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/options.ts';
import footerEnglish from '../../../words/en/app/home/layout.json';
import footer from '../../../words/es/app/home/layout.json';

const SPANISH = '¿Qué cuento contamos esta noche?';
const ENGLISH = 'What story shall we tell tonight?';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  vi.doUnmock('../../../words/en/app/common.json');
});

/** Restarts the app's texts on a page that shows `shown` before the app runs, in a browser that stores `stored`. */
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

/** The file of the English texts fails with an error, or does not arrive. */
const loseEnglish = () =>
  vi.doMock('../../../words/en/app/common.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

// @spec 1.4, 9.30
test('the interface has Spanish and English, and Spanish is the default', async () => {
  expect(LANGUAGES).toEqual(['es', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('es');
  const { headline, currentLanguage } = await start('es');
  expect(headline()).toBe(SPANISH);
  expect(currentLanguage()).toBe('es');
});

// @spec 1.4
test.each([undefined, 'fr', '', 'null'])(
  'a page without a language, in a browser that stores %j, is Spanish',
  async (stored) => {
    const { headline, currentLanguage } = await start('', stored);
    expect(currentLanguage()).toBe('es');
    expect(headline()).toBe(SPANISH);
  },
);

test('a page set to English starts in English', async () => {
  const { headline } = await start('en', 'en');
  expect(headline()).toBe(ENGLISH);
  expect(document.documentElement.lang).toBe('en');
});

// @spec 1.5
test('a chosen language is shown, set on the page and stored', async () => {
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
test('a page whose English texts fail to load opens in Spanish', async () => {
  loseEnglish();
  const { headline, currentLanguage } = await start('en', 'en');
  expect(headline()).toBe(SPANISH);
  expect(document.documentElement.lang).toBe('es');
  expect(currentLanguage()).toBe('es');
  // A bad connection does not delete the stored choice.
  expect(localStorage.getItem('language')).toBe('en');
});

test('a failed change of language changes nothing', async () => {
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
test('a text missing in English is shown in Spanish', async () => {
  const { words } = await start('en', 'en');
  words.addResource('es', 'common', 'only.inSpanish', 'Érase una vez');
  expect(words.exists('only.inSpanish')).toBe(true);
  expect(Reflect.apply(words.t, words, ['only.inSpanish'])).toBe('Érase una vez');
});

test('product figures are filled in without arguments', async () => {
  const { words } = await start('es');
  words.addResource('es', 'common', 'only.figures', '{{versions}} versiones, {{price}}');
  expect(Reflect.apply(words.t, words, ['only.figures', { price: '5 €' }])).toBe('4 versiones, 5 €');
});

test('loaded namespaces follow a change of language', async () => {
  const { words, changeLanguage } = await start('es');
  const { loadWords } = await import('./words.ts');
  const label = () => words.t('siteFooter.label', { ns: 'layout' });
  await loadWords('layout');
  await loadWords('layout');
  expect(label()).toBe(footer.siteFooter.label);
  expect(words.getResource('en', 'layout', 'siteFooter.label')).toBeUndefined();
  await changeLanguage('en');
  expect(label()).toBe(footerEnglish.siteFooter.label);
});
