import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FIGURES } from '../../../contract/figures.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Translation } from '../../../contract/options.ts';
import { followLanguage } from './feature-words.ts';
import { currentLanguage, rememberLanguage } from './language.ts';
import es from './locales/es.json';

type Load = () => Promise<{ default: typeof es }>;

/** Words of the languages that are not in the first download. */
const OTHERS: Partial<Record<Language, Load>> = {
  en: () => import('./locales/en.json'),
} satisfies Record<Translation, Load>;

export async function changeLanguage(language: Language): Promise<void> {
  const load = i18next.hasResourceBundle(language, 'translation') ? undefined : OTHERS[language];
  if (load) i18next.addResourceBundle(language, 'translation', (await load()).default);
  await followLanguage(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

/** Resolves when the words of the remembered language are there. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: LANGUAGES,
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false, defaultVariables: FIGURES },
  });
  // As public/first-paint.js found it, which reads the address and what was chosen before.
  const language = currentLanguage();
  // Should the other language's file not arrive, the page still opens, in Spanish.
  if (language !== DEFAULT_LANGUAGE) await changeLanguage(language).catch(showDefault);
}

function showDefault() {
  document.documentElement.lang = DEFAULT_LANGUAGE;
}
