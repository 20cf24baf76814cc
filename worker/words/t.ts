import { createInstance } from 'i18next';
import { FIGURES } from '../../contract/figures.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/options.ts';
import { type FiguresOf, type Key, WORKER_WORDS } from '../../words/worker.ts';

const i18next = createInstance();
void i18next.init({
  // At once: a Worker loads no file.
  initAsync: false,
  // The compiler checks that every language is complete.
  fallbackLng: false,
  defaultNS: 'worker',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { worker: WORKER_WORDS[language] }])),
  // Escaped where it is rendered: the same text is plain, HTML and XML.
  interpolation: { escapeValue: false, defaultVariables: FIGURES },
});

type Given<Of extends Key> = [FiguresOf<Of>] extends [never]
  ? []
  : [figures: Readonly<Record<FiguresOf<Of>, string | number>>];

/** A text in a language. `count` chooses the form of a plural. Figures are filled in as they are. */
export function t<Of extends Key>(language: Language, key: Of, ...[figures]: Given<Of>): string {
  const { count }: { count?: number } = { ...figures };
  // Figures may be typed text: apart from the options, and without references to other texts.
  const options = { lng: language, replace: figures, nest: false, ...(count !== undefined && { count }) };
  const name: string = key;
  return i18next.t(name, options);
}

/** A text in every language, for readers whose language is not known. */
export const inEveryLanguage = <Of extends Key>(key: Of, ...figures: Given<Of>): string =>
  LANGUAGES.map((language) => t(language, key, ...figures)).join(' · ');

/** Whether a made-up key is that of a text. */
export const isKey = (key: string): key is Key => i18next.exists(key, { lng: DEFAULT_LANGUAGE });
