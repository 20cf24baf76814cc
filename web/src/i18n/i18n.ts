import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FIGURES } from '../../../contract/figures.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/options.ts';
import common from '../../../words/es/app/common.json';
import { currentLanguage, rememberLanguage } from './language.ts';
import { loadLanguage } from './words.ts';

/** @throws TypeError when texts do not arrive; then nothing has changed */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
  delete document.documentElement.dataset.offer;
}

/** Resolves when the texts of the stored language are loaded. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: LANGUAGES,
    defaultNS: 'common',
    fallbackNS: 'common',
    resources: { es: { common } },
    interpolation: { escapeValue: false, defaultVariables: FIGURES },
  });
  // As detected by public/first-paint.js, from the address and the stored choice.
  const language = currentLanguage();
  // If the other language's file does not arrive, the page still opens, in Spanish.
  if (language !== DEFAULT_LANGUAGE) await changeLanguage(language).catch(showDefault);
}

function showDefault() {
  document.documentElement.lang = DEFAULT_LANGUAGE;
}
