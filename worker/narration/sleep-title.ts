import type { Language } from '../../contract/options.ts';

const WORDS: Record<Language, string> = { es: 'para dormir', en: 'to fall asleep to' };

/** What a sleep edition is called where it is one of several sounds, in its story's language. */
export const sleepTitle = (title: string, language: Language) => `${title} (${WORDS[language]})`;
