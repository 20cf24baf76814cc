import { readFileSync } from 'node:fs';
import type { Language } from '../contract/options.ts';
import playerEnglish from '../web/src/features/player/words.en.json' with { type: 'json' };
import player from '../web/src/features/player/words.es.json' with { type: 'json' };

type Words = typeof import('../web/src/i18n/locales/es.json') & typeof player;

const read = (language: Language) =>
  JSON.parse(readFileSync(`web/src/i18n/locales/${language}.json`, 'utf8')) as object;

/** The words of the app in a language: things are found by what a person reads. */
export const WORDS = {
  es: { ...read('es'), ...player } as Words,
  en: { ...read('en'), ...playerEnglish } as Words,
};
